import { cleanup, render, screen, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import PlanComparison from "./block";

beforeEach(() => {
  render(
    <PlanComparison
      heading="Compare"
      caption="Features of the plans"
      columns={[{ name: "Lite", price: "$4 a month" }, { name: "Standard" }, { name: "Enterprise" }]}
      groups={[
        {
          name: "Calls",
          rows: [
            {
              attribute: "callRecording",
              feature: "Call recording",
              cells: ["Not included", "Included", "Included"],
            },
            {
              attribute: "aiAnswering",
              feature: "AI call answering",
              detail: "Dlores",
              cells: ["Add-on", "Add-on", "Included"],
            },
            {
              attribute: "voiceMinutes",
              feature: "Voice minutes",
              cells: ["Pay-as-you-go", "200 per month", "Unlimited"],
            },
          ],
        },
      ]}
    />,
  );
});

afterEach(cleanup);

/** The cells of a feature: the words, and whether a mark stands before them. */
function cellsOf(feature: string | RegExp) {
  const row = screen.getByRole("rowheader", { name: feature }).closest("tr") as HTMLElement;
  return within(row)
    .getAllByRole("cell")
    .map((cell) => [cell.textContent, cell.querySelector("svg") !== null]);
}

describe("the table", () => {
  it("is a real one, with caption, column heads and row heads", () => {
    const table = screen.getByRole("table", { name: "Features of the plans" });
    const heads = within(table).getAllByRole("columnheader");
    expect(heads.map((head) => head.textContent)).toEqual([
      "Feature",
      "Lite$4 a month",
      "Standard",
      "Enterprise",
    ]);
    expect(heads.every((head) => head.getAttribute("scope") === "col")).toBe(true);
    expect(within(table).getByText("Calls").getAttribute("scope")).toBe("rowgroup");
  });

  it("gives what is included, missing or added a mark and words", () => {
    expect(cellsOf("Call recording")).toEqual([
      ["Not included", true],
      ["Included", true],
      ["Included", true],
    ]);
    expect(cellsOf(/AI call answering/)[0]).toEqual(["Add-on", true]);
  });

  it("leaves limits as plain text", () => {
    expect(cellsOf("Voice minutes")).toEqual([
      ["Pay-as-you-go", false],
      ["200 per month", false],
      ["Unlimited", false],
    ]);
  });
});
