import { describe, expect, it } from "vitest";
import { humanizeName } from "./words";

describe("humanizeName", () => {
  it.each([
    ["PricingBoxProps", "Pricing box"],
    ["listPrice", "List price"],
    ["wrong-number", "Wrong number"],
    ["crm_integration", "CRM integration"],
    ["", ""],
  ])("converts %j to %j", (name, words) => {
    expect(humanizeName(name)).toBe(words);
  });
});
