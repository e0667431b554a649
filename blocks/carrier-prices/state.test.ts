import { describe, expect, it } from "vitest";
import type { Country } from "../../schema/shapes.gen";
import { type CarrierEvent, countryOfHash, initialCarrierState, reduceCarriers } from "./state";

const carrier = {
  name: "One",
  type: "",
  coverage: "",
  website: "",
  plans: [],
  pros: [],
  cons: [],
  sources: [],
};

const country = (id: string, carriers: Country["carriers"] = [carrier]): Country => ({
  id,
  name: id,
  flag: "US",
  dialCode: "+1",
  cities: [],
  currency: { code: "USD", usdPerUnit: 1 },
  carriers,
  notes: [],
});

const after = (...events: CarrierEvent[]) =>
  events.reduce(reduceCarriers, initialCarrierState(country("united-states")));

const select = (id: string): CarrierEvent => ({ type: "selected", id });
const load = (id: string, carriers?: Country["carriers"]): CarrierEvent => ({
  type: "loaded",
  id,
  country: country(id, carriers),
});
const fail = (id: string): CarrierEvent => ({ type: "failed", id });

/** What a visitor sees: the state, the pressed button, the carriers below it. */
const seen = (...events: CarrierEvent[]) => {
  const state = after(...events);
  return [state.isLoading ? "loading" : "loaded", state.selected, state.shown.id];
};

describe("reduceCarriers", () => {
  it("begins with the first country, loaded", () => {
    expect(seen()).toEqual(["loaded", "united-states", "united-states"]);
  });

  it("loads a country that is selected, and keeps the one before until it is there", () => {
    expect(seen(select("india"))).toEqual(["loading", "india", "united-states"]);
    expect(seen(select("india"), load("india"))).toEqual(["loaded", "india", "india"]);
  });

  it("shows a country without carriers, too", () => {
    expect(seen(select("india"), load("india", []))).toEqual(["loaded", "india", "india"]);
  });

  it("ends loading when it fails, with the last good country and its button", () => {
    expect(seen(select("india"), fail("india"))).toEqual(["loaded", "united-states", "united-states"]);
    expect(seen(select("india"), load("india"), select("canada"), fail("canada"))).toEqual([
      "loaded",
      "india",
      "india",
    ]);
  });

  it("tries a failed country again", () => {
    expect(seen(select("india"), fail("india"), select("india"))).toEqual([
      "loading",
      "india",
      "united-states",
    ]);
  });

  it("shows a country that was loaded before at once", () => {
    expect(seen(select("india"), load("india"), select("united-states"))).toEqual([
      "loaded",
      "united-states",
      "united-states",
    ]);
    expect(seen(select("india"), load("india"), select("united-states"), select("india"))[0]).toBe("loaded");
  });

  it("returns to the first country while another one loads, and ignores what comes of that", () => {
    const back = [select("india"), select("united-states")];
    expect(seen(...back)).toEqual(["loaded", "united-states", "united-states"]);
    expect(seen(...back, load("india"))).toEqual(["loaded", "united-states", "united-states"]);
    expect(seen(...back, fail("india"))).toEqual(["loaded", "united-states", "united-states"]);
  });

  it("ignores the answer for an older choice, good or bad", () => {
    const twice = [select("india"), select("canada")];
    expect(seen(...twice, load("india"))).toEqual(["loading", "canada", "united-states"]);
    expect(seen(...twice, fail("india"))).toEqual(["loading", "canada", "united-states"]);
    expect(seen(...twice, load("canada"), load("india"))).toEqual(["loaded", "canada", "canada"]);
  });

  it("changes nothing for the country that is selected", () => {
    const loading = after(select("india"));
    expect(reduceCarriers(loading, select("india"))).toBe(loading);
  });
});

describe("countryOfHash", () => {
  const read = (hash: string) => countryOfHash(hash, ["united-states", "india"], "united-states");

  it("reads a country, and the first one from an address without", () => {
    expect(read("#india")).toBe("india");
    expect(read("")).toBe("united-states");
    expect(read("#")).toBe("united-states");
  });

  it.each(["#method", "#India", "#constructor", "#%"])("knows no country %s", (hash) => {
    expect(read(hash)).toBeUndefined();
  });
});
