import { describe, expect, it } from "vitest";
import { allFaults, faults, LEAF, read } from "./constants.fixture";

describe("names", () => {
  it("rejects names that cannot be part of a dotted path, and reserved group names", () => {
    const a = { x: 12, y: ["z"], $schema: { x: 5 }, "free-trial": { same: "plans.x" } };
    expect(
      allFaults({ item: { x: { same: "plans.x" } }, "a.b": a, 7: a, plans: { x: LEAF }, a }),
    ).toMatchInlineSnapshot(`
      "2:3 "7" cannot be a name here. A name in camelCase, such as freeMembers.
      19:3 "a.b" cannot be a name here. Did you mean "aB"?
      1:1 "$schema" cannot be a name here. A name in camelCase, such as freeMembers.
      1:1 "free-trial" cannot be a name here. Did you mean "freeTrial"?
      1:1 "x" must be a group in { }, found the number 12. Write its fields in { }. A fact { "value": …, "unit": …, "source": … }, another name for a fact, or a group of them.
      1:1 "y" must be a group in { }, found a list. Remove the [ ] around it.
      1:1 "x" must be a group in { }, found the number 5. Write its fields in { }. A fact { "value": …, "unit": …, "source": … }, another name for a fact, or a group of them.
      24:5 "$schema" cannot be a name here. A name in camelCase, such as freeMembers.
      27:5 "free-trial" cannot be a name here. Did you mean "freeTrial"?
      20:10 "x" must be a group in { }, found the number 12. Write its fields in { }. A fact { "value": …, "unit": …, "source": … }, another name for a fact, or a group of them.
      21:10 "y" must be a group in { }, found a list. Remove the [ ] around it.
      25:12 "x" must be a group in { }, found the number 5. Write its fields in { }. A fact { "value": …, "unit": …, "source": … }, another name for a fact, or a group of them.
      43:5 "$schema" cannot be a name here. A name in camelCase, such as freeMembers.
      46:5 "free-trial" cannot be a name here. Did you mean "freeTrial"?
      39:10 "x" must be a group in { }, found the number 12. Write its fields in { }. A fact { "value": …, "unit": …, "source": … }, another name for a fact, or a group of them.
      40:10 "y" must be a group in { }, found a list. Remove the [ ] around it.
      44:12 "x" must be a group in { }, found the number 5. Write its fields in { }. A fact { "value": …, "unit": …, "source": … }, another name for a fact, or a group of them.
      14:3 "item" is taken: {{item.…}} does not read the constants. Give the group another name."
    `);
  });

  it("rejects the keys of a prototype", () => {
    const text = '{"plans":{"__proto__":{"value":1,"unit":"usd","source":"1"}}}';
    expect(allFaults(text)).toMatchInlineSnapshot(
      `"1:11 "__proto__" cannot be a name here. A name in camelCase, such as freeMembers."`,
    );
  });
});

describe("an alias", () => {
  it("of an unknown constant is reported with the nearest constant", () => {
    expect(faults({ a: { trial: LEAF, x: { same: "a.trail" } } })).toMatchInlineSnapshot(
      `"9:15 There is no constant "a.trail". Did you mean "a.trial"?"`,
    );
    expect(faults({ a: { x: { same: "constructor" } } })).toMatchInlineSnapshot(
      `"4:15 There is no constant "constructor". There are these groups: a. Name one of them."`,
    );
  });

  it("that names an alias is reported, and no chain or cycle of aliases is followed", () => {
    expect(
      faults({ a: { x: { same: "a.y" }, y: { same: "a.z" }, z: LEAF, self: { same: "a.self" } } }),
    ).toMatchInlineSnapshot(`
      "4:15 "a.y" only names another constant. Name the one that states the fact.
      15:15 "a.self" only names another constant. Name the one that states the fact."
    `);
  });
});

describe("a derived fact", () => {
  const stated = (value: number, unit: string) => ({ value, unit, source: "9" });
  const following = (how: string, unit: string, ...names: string[]) =>
    read({
      a: {
        price: stated(4.1, "usd"),
        more: stated(0.2, "usd"),
        share: stated(60, "percent"),
        all: stated(100, "percent"),
        count: stated(5, "members"),
        it: { [how]: names, unit, source: "9" },
      },
    });

  it.each<[how: string, unit: string, names: string[], value: number]>([
    ["sum", "usd", ["a.price", "a.more"], 4.3],
    ["undiscounted", "usd", ["a.price", "a.share"], 10.25],
    ["saving", "percent", ["a.price", "a.more"], 95],
    ["next", "ordinal", ["a.count"], 6],
  ])("is calculated from others as their %s", (how, unit, names, value) => {
    const { constants, diagnostics } = following(how, unit, ...names);
    expect(diagnostics).toEqual([]);
    expect(constants.get("a.it")?.value).toBe(value);
  });

  it.each([
    [["sum", "usd", "a.price", "a.mor"], 'There is no constant "a.mor". Did you mean "a.more"?'],
    [
      ["undiscounted", "usd", "a.price", "a.all"],
      "The result of 4.1 and 100 cannot be stated: it is Infinity.",
    ],
    [
      ["saving", "percent", "a.more", "a.price"],
      'It is 0.2, and "a.price" is 4.1, so "a.it" would be less than nothing. Lower the other one too.',
    ],
  ] as const)("is omitted for %j", ([how, unit, ...names], message) => {
    const { constants, diagnostics } = following(how, unit, ...names);
    expect(constants.has("a.it")).toBe(false);
    expect(diagnostics.map((fault) => `${fault.message} ${fault.fix}`).join()).toContain(message);
  });
});

describe("what a plan's fact says of a feature", () => {
  const PLANS = {
    lite: { price: LEAF, recording: { included: "features.recording", unit: "text", source: "9" } },
    standard: { price: LEAF, recording: { included: "features.recording", unit: "text", source: "9" } },
  };
  const taggedWith = (value: string) => ({
    plans: PLANS,
    features: { recording: { value, unit: "plan-tag", source: "9" } },
  });
  const inclusions = (value: string) => {
    const { constants } = read(taggedWith(value));
    return ["lite", "standard"].map((plan) => constants.get(`plans.${plan}.recording`)?.value);
  };

  it("follows the feature's tag", () => {
    expect(inclusions("all")).toEqual(["Included", "Included"]);
    expect(inclusions("lite")).toEqual(["Included", "Included"]);
    expect(inclusions("standard")).toEqual(["Not included", "Included"]);
  });

  it("is unknown if the tag names no plan, or the feature does not exist", () => {
    expect(inclusions("pay-as-you-go")).toEqual([undefined, undefined]);
    expect(faults({ plans: PLANS })).toContain('There is no constant "features.recording".');
  });

  it("is a fault outside of a plan", () => {
    const { features } = taggedWith("all");
    const claims = { recording: PLANS.lite.recording };
    expect(faults({ features, claims })).toContain("Only a fact of a plan follows a feature.");
  });

  it("cannot be typed", () => {
    const { features } = taggedWith("standard");
    const plans = { lite: { price: LEAF, recording: { value: "Included", unit: "text", source: "9" } } };
    expect(faults({ plans, features })).toContain(
      '"features.recording" already says which plans have this. Write "included": "features.recording" in its place.',
    );
  });
});
