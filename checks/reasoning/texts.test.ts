import { expect, it } from "vitest";
import { constants } from "../claims/constants.fixture";
import { placeTokens } from "./texts";

const lookup = { constants, namespaces: { site: { name: "Pingo" } }, route: "/faq" };

it("resolves tokens and maps their places between the resolved text and the source", () => {
  const source = "{{site.name}} is {{plans.standard.price}} for {{claims.trial}}.";
  const { resolved, tokens } = placeTokens(source, lookup);
  const { text } = resolved;
  expect(text).toBe("Pingo is $12 a month for 14 days.");
  expect(tokens.map(({ start, end, written }) => [text.slice(start, end), written])).toEqual([
    ["$12 a month", "{{plans.standard.price}}"],
    ["14 days", "{{claims.trial}}"],
  ]);
  const typed = (part: string) => {
    const start = text.indexOf(part);
    const { offset, length } = resolved.range(start, part.length);
    return source.slice(offset, offset + length);
  };
  expect(typed("$12")).toBe("{{plans.standard.price}}");
  expect(typed("14 days")).toBe("{{claims.trial}}");
  expect(typed("for")).toBe("for");
  expect(typed("4 d")).toBe("{{claims.trial}}");
});

it("uses the reading of the given page", () => {
  expect(placeTokens("{{plans.lite.price|here}}", lookup).resolved.text).toBe("From $8 a month");
  expect(placeTokens("{{plans.lite.price|here}}", { constants, route: "/" }).resolved.text).toBe(
    "$4 a month",
  );
});

it("leaves a faulty token unchanged", () => {
  const { resolved, tokens } = placeTokens("{{plans.none}} and {{", lookup);
  expect(resolved.text).toBe("{{plans.none}} and {{");
  expect(tokens).toEqual([]);
});
