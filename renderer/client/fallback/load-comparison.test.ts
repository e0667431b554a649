import { afterEach, expect, it, vi } from "vitest";
import { loadComparison, withItem } from "./load-comparison";

afterEach(() => vi.unstubAllGlobals());

const signal = new AbortController().signal;

function answer(competitor: string, status = 200): void {
  vi.stubGlobal("fetch", (path: string) =>
    Promise.resolve(
      path.endsWith("/acme.json") ? new Response(competitor, { status }) : new Response('{ "blocks": [] }'),
    ),
  );
}

it("fills an item's words into a template, at any depth, and nothing where it has none", () => {
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

it("does not take what an item says for a template again", () => {
  expect(withItem("{{item.name}}", { name: "{{item.other}}", other: "x" })).toBe("{{item.other}}");
});

it.each([
  ["is missing", "", 404, /status 404/],
  ["is a fault of the server", "", 500, /status 500/],
  ["is no JSON", "<html>", 200, /JSON/],
  ["is empty", "null", 200, /has no comparison in it/],
  ["lacks what a comparison needs", '{ "name": "Acme" }', 200, /has no comparison in it/],
])("refuses a comparison that %s", async (_, body, status, message) => {
  answer(body, status);
  await expect(loadComparison("acme", signal)).rejects.toThrow(message);
});

it("loads a comparison with all that its page needs", async () => {
  answer('{ "name": "Acme", "features": {}, "comparison": {} }');
  await expect(loadComparison("acme", signal)).resolves.toMatchObject({
    competitor: { name: "Acme" },
    template: { blocks: [] },
  });
});
