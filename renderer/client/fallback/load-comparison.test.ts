import { expect, it, vi } from "vitest";
import { loadComparison, withItem } from "./load-comparison";

it("fills a template with the texts of an item at any depth, and with nothing for missing ones", () => {
  const template = {
    heading: "{{item.name}} vs us",
    list: ["{{item.verdict.bottomLine}}", 5, null],
    odd: "{{item.no.way}}!",
  };
  expect(withItem(template, { name: "Acme", verdict: { bottomLine: "Fine." } })).toEqual({
    heading: "Acme vs us",
    list: ["Fine.", 5, null],
    odd: "!",
  });
});

it("does not resolve tokens in the texts of an item", () => {
  expect(withItem("{{item.name}}", { name: "{{item.other}}", other: "x" })).toBe("{{item.other}}");
});

it.each([
  ["is empty", null],
  ["lacks what a comparison needs", { name: "Acme" }],
])("rejects a comparison that %s", async (_, competitor) => {
  vi.stubGlobal("fetch", async (path: string) =>
    Response.json(path.endsWith("/acme.json") ? competitor : { blocks: [] }),
  );
  await expect(loadComparison("acme", new AbortController().signal)).rejects.toThrow(
    "has no comparison in it",
  );
});

it("fills in what a file with only the fields of the specification lacks, such as its id", async () => {
  const written = {
    name: "Acme",
    features: {},
    comparison: {},
    pricing: {},
    pros: ["Cheap"],
    cons: ["Slow"],
  };
  vi.stubGlobal("fetch", async (path: string) =>
    Response.json(path.endsWith("/acme.json") ? written : { blocks: [] }),
  );
  const { competitor } = await loadComparison("acme", new AbortController().signal);
  expect(competitor).toMatchObject({ id: "acme", verdict: { competitor: ["Cheap"] }, sources: [] });
});
