import { expect, it } from "vitest";
import { loadConstants } from "../../data/constants";
import { planLabels, planNamed } from "./plans";

const constants = loadConstants(new URL("../..", import.meta.url).pathname);

/** Returns the plans that a text names: plans of one label joined by "+", a contrasted plan in parentheses. */
function named(text: string): string[] {
  return planLabels(text, { start: 0, end: text.length }, constants, "Pingo").map(
    ({ about, isAll, isContrast }) => {
      const names = isAll ? "all" : about.map(({ name }) => name).join("+");
      return isContrast ? `(${names})` : names;
    },
  );
}

it.each([
  ["Lite is small.", ["Lite"]],
  ["the standard plan, the standard way", ["Standard"]],
  ["LITE and the Enterprise tier", ["Lite+Enterprise"]],
  ["Lite, Standard and Enterprise", ["Lite+Standard+Enterprise"]],
  ["On Lite you text, on Standard you call.", ["Lite", "Standard"]],
  ["Every plan, whatever plan", ["all", "all"]],
  ["Every plan but Lite", ["Standard+Enterprise"]],
  ["More than Lite, unlike Standard", ["(Lite)", "(Standard)"]],
  ["Upgrade from Lite to Standard", ["(Lite)", "Standard"]],
  ["Dialpad’s Standard, Pingo’s Standard", ["Standard"]],
  ["elite, a standard set, enterprises", []],
])("reads the plans of: %s", (text, expected) => {
  expect(named(text)).toEqual(expected);
});

it("returns the only plan of a title", () => {
  expect(planNamed("What does Lite cost?", constants, "Pingo")?.id).toBe("lite");
  expect(planNamed("Lite or Standard?", constants, "Pingo")).toBeUndefined();
  expect(planNamed("Beyond Lite", constants, "Pingo")).toBeUndefined();
});

it("recognizes a plan as soon as the constants have its price", () => {
  const lite = constants.get("plans.lite.price");
  if (!lite) throw new Error("no price of Lite");
  const more = new Map(constants).set("plans.premium.price", { ...lite, key: "plans.premium.price" });
  for (const text of ["What does Premium cost?", "PREMIUM", "the premium plan"]) {
    expect(planNamed(text, more, "Pingo")?.id, text).toBe("premium");
    expect(planNamed(text, constants, "Pingo"), text).toBeUndefined();
  }
});
