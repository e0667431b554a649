import { act, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { setReducedMotion } from "../../tests/dom";
import Calculator from "./calculator.island";

const START = { calls: 10, share: 30, value: 250 };

const calls = () => screen.getByRole("spinbutton", { name: "Missed calls a week" });
const share = () => screen.getByRole("spinbutton", { name: "Share that would buy, in percent" });
const value = () => screen.getByRole("spinbutton", { name: "Value of a job, in dollars" });
const formula = () => screen.getByRole("status").textContent;

/** Returns the animated figures, which are hidden from assistive technology. */
const figures = () => [...document.querySelectorAll("[aria-hidden] b")].map((figure) => figure.textContent);

async function type(field: HTMLElement, text: string): Promise<void> {
  await userEvent.clear(field);
  if (text) await userEvent.type(field, text);
}

beforeEach(() => {
  setReducedMotion(false);
  vi.spyOn(console, "error");
});

afterEach(() => {
  expect(console.error).not.toHaveBeenCalled();
});

describe("with the visitor's numbers", () => {
  it("starts with the example and states the formula with its numbers", () => {
    render(<Calculator {...START} />);
    expect(formula()).toBe("10 calls × 30% × $250 = $750 a week, $3,250 a month, $39,000 a year.");
    expect(figures()).toEqual(["$39,000", "$3,250", "$750"]);
  });

  it("updates the formula while the visitor types, in a polite live region", async () => {
    render(<Calculator {...START} />);
    await type(calls(), "14");
    await type(share(), "50");
    await type(value(), "99.5");
    expect(formula()).toBe("14 calls × 50% × $99.50 ≈ $697 a week, $3,018 a month, $36,218 a year.");
    expect(screen.getByRole("status").getAttribute("aria-live")).toBe("polite");
  });

  it("rolls the figures to the new amounts", async () => {
    render(<Calculator {...START} />);
    await type(calls(), "20");
    expect(figures()).not.toEqual(["$78,000", "$6,500", "$1,500"]);
    await waitFor(() => expect(figures()).toEqual(["$78,000", "$6,500", "$1,500"]), { timeout: 60_000 });
  });

  it("ties the output to the inputs it is calculated from", () => {
    render(<Calculator {...START} />);
    const ids = screen.getByRole("status").getAttribute("for")?.split(" ");
    expect(ids).toEqual([calls().id, share().id, value().id]);
  });

  it("reaches the number input and the slider of each field by keyboard", async () => {
    render(<Calculator {...START} />);
    const order: (string | null)[] = [];
    for (let step = 0; step < 6; step += 1) {
      await userEvent.tab();
      order.push(document.activeElement?.getAttribute("type") ?? null);
    }
    expect(order).toEqual(["number", "range", "number", "range", "number", "range"]);
    expect(screen.getByRole("slider", { name: "Value of a job, in dollars, slider" })).toBe(
      document.activeElement,
    );
  });

  it("keeps the number input and the slider in sync", async () => {
    render(<Calculator {...START} />);
    const slider = screen.getByRole<HTMLInputElement>("slider", { name: "Missed calls a week, slider" });
    await type(calls(), "25");
    expect(slider.value).toBe("25");
    // A number beyond the slider's range leaves the slider at its end.
    await type(calls(), "400");
    expect(slider.value).toBe("50");
    expect(formula()).toContain("400 calls");
    await type(calls(), "99999");
    expect(slider.value).toBe("50");
  });
});

describe("with invalid numbers", () => {
  it.each([
    ["", "Enter how many calls you miss in a week.", "Fill in all three numbers."],
    ["-3", "That’s below 0. Enter a number from 0 to 1,000.", "Fix the marked numbers."],
    ["99999999", "That’s above 1,000. Enter a number from 0 to 1,000.", "Fix the marked numbers."],
    ["4.5", "Enter a whole number: 4 or 5 instead of 4.5.", "Fix the marked numbers."],
  ])("explains %j beside the field and calculates nothing", async (text, message, advice) => {
    render(<Calculator {...START} />);
    await type(calls(), text);
    expect(calls().getAttribute("aria-invalid")).toBe("true");
    expect(document.getElementById(calls().getAttribute("aria-describedby") ?? "")?.textContent).toBe(
      message,
    );
    expect(formula()).toBe(advice);
    expect(figures()).toEqual(["–", "–", "–"]);
    expect(document.body.textContent).not.toContain("NaN");
  });

  it("explains text that the browser cannot read as a number", async () => {
    render(<Calculator {...START} />);
    vi.spyOn(calls() as HTMLInputElement, "validity", "get").mockReturnValue({
      badInput: true,
    } as ValidityState);
    await userEvent.clear(calls());
    expect(screen.getByText("That’s not a number. Enter a number from 0 to 1,000, in digits.")).toBeTruthy();
  });

  it("explains unreadable text in an empty field too, although React sees no change of the value", async () => {
    render(<Calculator {...START} />);
    await userEvent.clear(calls());
    expect(screen.getByText("Enter how many calls you miss in a week.")).toBeTruthy();
    vi.spyOn(calls() as HTMLInputElement, "validity", "get").mockReturnValue({
      badInput: true,
    } as ValidityState);
    fireEvent.input(calls());
    expect(screen.getByText("That’s not a number. Enter a number from 0 to 1,000, in digits.")).toBeTruthy();
  });

  it("clears the error once the number is valid", async () => {
    render(<Calculator {...START} />);
    await type(share(), "130");
    expect(share().getAttribute("aria-invalid")).toBe("true");
    await type(share(), "40");
    expect(share().hasAttribute("aria-invalid")).toBe(false);
    expect(share().hasAttribute("aria-describedby")).toBe(false);
    expect(formula()).toContain("10 calls × 40% × $250 = $1,000 a week");
  });
});

describe("in the server's HTML", () => {
  // In the browser, the production build of React reports no mismatch of attributes.
  it("hydrates without a mismatch and is enabled", async () => {
    const options = { identifierPrefix: "calculator" };
    const container = document.createElement("div");
    container.innerHTML = renderToString(<Calculator {...START} />, options);
    document.body.append(container);
    const input = container.querySelector("input");
    const onRecoverableError = vi.fn();
    const root = await act(async () =>
      hydrateRoot(container, <Calculator {...START} />, { ...options, onRecoverableError }),
    );
    expect(onRecoverableError).not.toHaveBeenCalled();
    expect(container.querySelector("input")).toBe(input);
    expect(container.querySelector("fieldset")?.disabled).toBe(false);
    await act(async () => root.unmount());
    container.remove();
  });
});
