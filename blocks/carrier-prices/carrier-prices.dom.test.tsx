import { act, fireEvent, render, screen } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { country } from "../../data/country.fixture";
import { loadJson } from "../../renderer/ui/load-json";
import { find } from "../../tests/dom";
import selectCountryFromHash from "./carrier-prices.enhance";
import CarrierPrices from "./carrier-prices.island";

vi.mock("../../renderer/ui/load-json", () => ({ loadJson: vi.fn() }));

const IDS = ["united-states", "india", "canada"];
const index = IDS.map((id) => ({ id, file: `${id}.json`, name: id, flag: "US" }));

/** Pending requests by country, and the signals that abort them. */
const files = new Map<string, { resolve: (value: unknown) => void; reject: (reason: unknown) => void }>();
const signals = new Map<string, AbortSignal>();

const button = (id: string) => screen.getByRole("button", { name: id });
const choose = (id: string) => act(async () => void fireEvent.click(button(id)));
const answer = (id: string) => act(async () => files.get(id)?.resolve(country(id)));
const fail = (id: string) => act(async () => files.get(id)?.reject(new Error("no")));

/** Returns what a visitor sees: whether it is loading, the pressed button, the carriers below it. */
const seen = () => [
  find("[aria-busy]").ariaBusy === "true" ? "loading" : "loaded",
  find("[data-country][aria-pressed=true]").textContent,
  find("h3").textContent,
];
const follow = (hash: string) =>
  act(async () => {
    history.replaceState(null, "", `/${hash}`);
    dispatchEvent(new Event("hashchange"));
  });

beforeEach(() => {
  vi.spyOn(console, "error").mockImplementation(() => {});
  files.clear();
  signals.clear();
  history.replaceState(null, "", "/");
  vi.mocked(loadJson).mockImplementation(async (path, signal) => {
    const id = path.replace(/.*\/|\.json$/g, "");
    if (id === "index") return { countries: index };
    if (signal) signals.set(id, signal);
    return new Promise((resolve, reject) => {
      files.set(id, { resolve, reject });
      signal?.addEventListener("abort", () => reject(signal.reason));
    });
  });
  render(<CarrierPrices product="Pingo" index={index} country={country("united-states")} />);
});

describe("the selected country", () => {
  it("is the first one at the start, already loaded", () => {
    expect(seen()).toEqual(["loaded", "united-states", "united-states"]);
  });

  it("loads while the previous country stays visible, and is cached after that", async () => {
    await choose("india");
    expect(seen()).toEqual(["loading", "india", "united-states"]);
    await answer("india");
    expect(seen()).toEqual(["loaded", "india", "india"]);
    await choose("united-states");
    expect(seen()).toEqual(["loaded", "united-states", "united-states"]);
    await choose("india");
    expect(seen()).toEqual(["loaded", "india", "india"]);
  });

  it("is shown from a file with the fields of the specification alone", async () => {
    const plan = { name: "Prepaid", price: 10, data: "2 GB", minutes: "Unlimited", sms: "100 a day" };
    const website = "https://carrier.example";
    const carrier = { name: "Acme", type: "Network", coverage: "All states", website, plans: [plan] };
    const carriers = [{ ...carrier, pros: ["Cheap"], cons: ["Slow"] }];
    await choose("india");
    await act(async () =>
      files.get("india")?.resolve({ id: "india", name: "India", flag: "IN", cities: ["Pune"], carriers }),
    );
    expect(find("h3").textContent).toBe("1 carrier in India");
    expect(screen.getByRole("row", { name: /^Prepaid/ }).textContent).toBe(
      "Prepaid$10.002 GBUnlimited100 a day",
    );
  });

  it("falls back to the last loaded country when loading fails, and can be selected again", async () => {
    await choose("canada");
    await answer("canada");
    await choose("india");
    await fail("india");
    expect(seen()).toEqual(["loaded", "canada", "canada"]);
    expect(console.error).toHaveBeenCalledOnce();
    await choose("india");
    expect(seen()).toEqual(["loading", "india", "canada"]);
  });

  it("is aborted without an error when another country, or the previous one, is selected", async () => {
    await choose("india");
    await choose("canada");
    expect(signals.get("india")?.aborted).toBe(true);
    expect(seen()).toEqual(["loading", "canada", "united-states"]);
    await choose("united-states");
    expect(signals.get("canada")?.aborted).toBe(true);
    expect(seen()).toEqual(["loaded", "united-states", "united-states"]);
    expect(console.error).not.toHaveBeenCalled();
  });

  it("keeps loading when it is selected twice", async () => {
    await choose("india");
    await choose("india");
    expect(signals.get("india")?.aborted).toBe(false);
  });
});

describe("the URL fragment", () => {
  beforeEach(() => selectCountryFromHash(document.body));

  it("names the selected country, unless the first one is selected before any other", async () => {
    await choose("united-states");
    expect(location.hash).toBe("");
    await choose("india");
    expect(location.hash).toBe("#india");
  });

  it("selects its country, and an empty one selects the first country", async () => {
    await follow("#india");
    expect(seen()).toEqual(["loading", "india", "united-states"]);
    await follow("");
    expect(seen()).toEqual(["loaded", "united-states", "united-states"]);
    expect(location.hash).toBe("");
  });

  it.each(["#method", "#India", "#constructor", "#%"])("is ignored when it is %s", async (hash) => {
    await follow("#india");
    await follow(hash);
    expect(seen()).toEqual(["loading", "india", "united-states"]);
  });
});
