import { describe, expect, it } from "vitest";
import { readConstants } from "../data/constants";
import { parseJson } from "../schema/json-document";
import { figuresIn } from "./figures";
import { inWords, matchesOf, nearestAmount, tokenFor } from "./known-figures";

const usd = (value: number) => ({ value, unit: "usd", source: "9" });
const file = {
  plans: {
    lite: { price: usd(10), trial: { same: "claims.trial" } },
    standard: {
      price: {
        ...usd(12),
        alternates: [{ value: 8, qualifier: "from", source: "9", routes: ["/faq"], note: "Elsewhere." }],
      },
      annualPrice: usd(10),
    },
  },
  claims: {
    trial: { value: 14, unit: "days", source: "9" },
    users: { value: 10_000, unit: "users", qualifier: "plus", source: "9" },
  },
};
const { constants } = readConstants(parseJson("data/constants.json", JSON.stringify(file)));

const figure = (text: string) => {
  const [first] = figuresIn(text);
  if (!first) throw new Error(`There is no figure in "${text}".`);
  return first;
};
const keys = (text: string) => matchesOf(figure(text), constants, text).map(({ constant }) => constant.key);

describe("matchesOf", () => {
  it("puts the constant first that the words name", () => {
    expect(keys("Lite is $10")).toEqual(["plans.lite.price", "plans.standard.annualPrice"]);
    expect(keys("Standard, annual: $10")).toEqual(["plans.standard.annualPrice", "plans.lite.price"]);
  });

  it("marks another reading", () => {
    const [match] = matchesOf(figure("$8"), constants, "$8");
    expect(match?.alternate?.routes).toEqual(["/faq"]);
  });

  it("needs the unit as well as the number, and names a fact once", () => {
    expect(keys("14 days")).toEqual(["claims.trial"]);
    expect(keys("14 minutes")).toEqual([]);
  });
});

describe("nearestAmount", () => {
  it("prefers constants that the words name to those with a nearer value", () => {
    expect(nearestAmount(figure("$11"), constants, "Lite for $11")?.key).toBe("plans.lite.price");
    expect(nearestAmount(figure("$40"), constants, "It costs $40")?.key).toBe("plans.standard.price");
  });

  it("is undefined without amounts", () => {
    expect(nearestAmount(figure("$11"), new Map(), "$11")).toBeUndefined();
  });
});

it("writes the token in the form of the figure", () => {
  const users = constants.get("claims.users");
  if (!users) throw new Error("The constants could not be read.");
  expect(tokenFor(users, figure("10K+ users"))).toBe("{{claims.users|short}}");
  expect(tokenFor(users, figure("10,000+ users"))).toBe("{{claims.users}}");
  expect(tokenFor(users, figure("10000 users"))).toBe("{{claims.users|number}}");
});

it("says a reading in words", () => {
  expect(inWords({ value: 8, unit: "usd", qualifier: "from", source: "9" })).toBe("from $8");
  expect(inWords({ value: 40, unit: "countries", qualifier: "plus", source: "9" })).toBe("40+");
});
