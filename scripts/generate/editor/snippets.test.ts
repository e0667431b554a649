import { expect, it } from "vitest";
import { snippet } from "./json-schema";

it("escapes tab stops and closing braces", () => {
  const value = { price: "$12", token: "{{plans.standard.price}}", path: "a\\b" };
  expect(snippet("Label", "What it is.", value).bodyText).toBe(
    '{\n\t"price": "\\$12",\n\t"token": "{{plans.standard.price\\}\\}",\n\t"path": "a\\\\\\\\b"\n\\}',
  );
});
