import { beforeEach, describe, expect, it, vi } from "vitest";
import { createCountryLoader } from "./use-carriers";

const INDEX = {
  countries: [
    { id: "india", file: "india.json", name: "India", flag: "IN" },
    { id: "canada", file: "north.json", name: "Canada", flag: "CA" },
  ],
};

/** Responses by file name: a value is sent as JSON, a Response as it is, undefined never arrives. */
let answers: Record<string, unknown>;
let asked: string[];

function answer(path: string, { signal }: RequestInit): Promise<Response> {
  if (signal?.aborted) return Promise.reject(signal.reason);
  const name = path.replace("/data/carriers/", "");
  asked.push(name);
  const body = answers[name];
  if (body instanceof Response) return Promise.resolve(body);
  if (body !== undefined) return Promise.resolve(Response.json(body));
  return new Promise((_, reject) => signal?.addEventListener("abort", () => reject(signal.reason)));
}

const neverAborted = () => new AbortController().signal;

beforeEach(() => {
  asked = [];
  answers = { "index.json": INDEX, "india.json": { carriers: [] }, "north.json": { carriers: [] } };
  vi.stubGlobal("fetch", answer);
});

describe("createCountryLoader", () => {
  it("fetches the index once, then the file that it names", async () => {
    const load = createCountryLoader();
    expect(asked).toEqual([]);
    await load("india", neverAborted());
    await load("canada", neverAborted());
    expect(asked).toEqual(["index.json", "india.json", "north.json"]);
  });

  it("accepts any file with a list of carriers, and fills missing fields from the index", async () => {
    expect(await createCountryLoader()("canada", neverAborted())).toMatchObject({
      id: "canada",
      name: "Canada",
      flag: "CA",
      cities: [],
      notes: [],
      carriers: [],
    });
  });

  it.each([
    [
      "index.json",
      "of another shape",
      { countries: "none" },
      '/data/carriers/index.json has no list "countries".',
    ],
    [
      "index.json",
      "without the country",
      { countries: [{ id: "peru", file: "peru.json" }] },
      '/data/carriers/index.json has no country "india".',
    ],
    ["india.json", "null", null, '/data/carriers/india.json has no list "carriers".'],
    ["india.json", "of another shape", { carriers: {} }, '/data/carriers/india.json has no list "carriers".'],
  ])("rejects when %s is %s", async (name, _, body, message) => {
    answers[name] = body;
    await expect(createCountryLoader()("india", neverAborted())).rejects.toMatchObject({ message });
  });

  it("requests the index again after a failure", async () => {
    const load = createCountryLoader();
    answers["index.json"] = new Response("", { status: 503 });
    await expect(load("india", neverAborted())).rejects.toThrow("503");
    answers["index.json"] = INDEX;
    expect((await load("india", neverAborted())).id).toBe("india");
  });

  it("stops at once when it is aborted, and does not fetch the country file", async () => {
    answers["index.json"] = undefined;
    const request = new AbortController();
    const loaded = createCountryLoader()("india", request.signal);
    request.abort(new Error("another country"));
    await expect(loaded).rejects.toThrow("another country");
    expect(asked).toEqual(["index.json"]);
    await expect(createCountryLoader()("india", request.signal)).rejects.toThrow("another country");
  });
});
