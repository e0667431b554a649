import { expect, it } from "vitest";
import { CONSTANTS_FILE } from "../../data/constants";
import type { Diagnostic } from "../../schema/diagnostic";
import { placeOf } from "./form-terms";

it("names a fact instead of its key, and leaves other places as they are", () => {
  const at = (file: string, where: string) => placeOf({ file, where } as Diagnostic);
  expect(at(CONSTANTS_FILE, "plans.standard.price.value")).toBe("Standard price");
  expect(at(CONSTANTS_FILE, "plans.standard.price")).toBe("Standard price");
  expect(at("pages/pricing.json", "block 1 Hero, Heading")).toBe("block 1 Hero, Heading");
});
