import { render, screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, it } from "vitest";
import { planRates } from "../../data/block-data";
import { rivalRates } from "../../data/comparisons";
import { site } from "../../tests/render";
import CostCalculatorBlock from "./block";
import CostCalculator from "./cost-calculator.island";
import { props as example } from "./example.json";

function show(): void {
  const start = { people: 3, minutes: 0, texts: 0, numbers: 1, answering: false };
  const rates = { plans: planRates(site.constants), rivals: rivalRates(site.collections) };
  render(<CostCalculator {...rates} rivalsHeading="Elsewhere" start={start} />);
}

const said = () => screen.getByRole("status").textContent;
const number = (name: string) => screen.getByRole("spinbutton", { name });

async function type(name: string, text: string): Promise<void> {
  await userEvent.clear(number(name));
  if (text) await userEvent.type(number(name), text);
}

/** Returns the names of the services in the order of the table, without their plans. */
const services = () =>
  screen.getAllByRole("rowheader").map((header) => header.textContent?.replace(/ .*$/, ""));

it("states the cost of each plan, and marks the lowest total", () => {
  show();
  expect(said()).toBe("Lite: $4 a month. Standard: $12 a month.");
  const cheapest = screen.getByText("Lowest total").closest("li");
  expect(cheapest && within(cheapest).getByRole("heading").textContent).toBe("Lite");
});

it("updates with the visitor's usage and adds Dlores", async () => {
  show();
  await type("Minutes of calls a month", "300");
  await type("People who use the phone", "6");
  await userEvent.click(screen.getByRole("checkbox"));
  expect(said()).toBe("Lite: $33 a month plus calls. Standard: $46 a month.");
  // The cost of calls on Lite is unknown, so no plan can be labeled the lowest.
  expect(screen.queryByText("Lowest total")).toBeNull();
  const [lite, standard] = screen.getAllByRole("heading", { level: 3 }).map((name) => name.closest("li"));
  expect(lite?.textContent).toContain("ask us for the rate$396 a year, plus calls");
  expect(standard?.textContent).toContain("100 extra minutes$5");
});

it("states the cost of an answered call once Dlores is selected", async () => {
  show();
  expect(screen.queryByText(/^Dlores comes to/)).toBeNull();
  await userEvent.click(screen.getByRole("checkbox"));
  expect(screen.getByText(/^Dlores comes to/)).toBeTruthy();
});

it("keeps the last bill while a number is missing, and reports the missing number", async () => {
  show();
  await type("Phone numbers", "");
  expect(said()).toBe("Fill in every number to see the bill.");
  expect(screen.getByText("Lowest total").closest("[inert]")).not.toBeNull();
  expect(screen.getByRole("table", { hidden: true }).closest("[inert]")).not.toBeNull();
  expect(number("Phone numbers").getAttribute("aria-invalid")).toBe("true");
  expect(screen.getByText("Enter how many phone numbers you want.")).toBeTruthy();
});

it("rejects a number out of range, and moves the slider to that end of its range", async () => {
  show();
  const slider = screen.getByRole<HTMLInputElement>("slider", { name: "People who use the phone, slider" });
  for (const [text, end] of [
    ["99999", "20"],
    ["0", "1"],
  ] as const) {
    await type("People who use the phone", text);
    expect(said()).toBe("Fix the marked numbers.");
    expect(number("People who use the phone").getAttribute("aria-invalid")).toBe("true");
    expect(slider.value).toBe(end);
  }
});

it("sorts our total among those of the competitors, lowest first", async () => {
  show();
  expect(services()).toHaveLength(11);
  expect(services()[0]).toBe("Pingo");
  expect(screen.getAllByRole("rowheader")[0]?.lastChild?.textContent).toBe(" Lite");
  await type("People who use the phone", "1");
  await type("Minutes of calls a month", "2000");
  await userEvent.click(screen.getByRole("checkbox"));
  expect(services().filter((name) => name === "Pingo")).toHaveLength(2);
  expect(services().at(-1)).toBe("Pingo");
});

it("draws each price as a share of the highest one", () => {
  show();
  const bars = [...screen.getByRole("table").querySelectorAll("rect")].map((bar) => {
    const price = bar.closest("td")?.textContent?.replace(/[$,]/g, "");
    return { price: Number(price), width: Number.parseInt(bar.getAttribute("width") ?? "", 10) };
  });
  const highest = Math.max(...bars.map(({ price }) => price));
  expect(bars).toHaveLength(11);
  for (const { price, width } of bars) expect(width).toBe(Math.round((price / highest) * 100));
});

it("names a single competitor as one, with its only price", () => {
  const [rival] = rivalRates(site.collections);
  const rates = { plans: planRates(site.constants), rivals: rival ? [rival] : [] };
  render(<CostCalculatorBlock {...example} {...rates} />);
  const [table] = screen.getAllByRole("table", { name: example.examplesHeading });
  expect(table?.querySelector("thead")?.textContent).toMatch(/Standard1 other$/);
  for (const cell of table?.querySelectorAll("tbody td:last-child") ?? [])
    expect(cell.textContent).toMatch(/^\$[\d.,]+ (?:without|$)/);
});
