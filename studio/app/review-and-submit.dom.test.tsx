import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import type { Changes, FileEntry, Part, SiteOffers } from "../api";
import { inSite } from "./in-editor.fixture";
import { ReviewAndSubmit } from "./review-and-submit";

// The router's package cannot be loaded in a VM context.
vi.mock("react-router-dom", () => ({ Link: "a" }));

const pageAt = (file: string, route: string) =>
  ({ file, route, name: "Faxes", stayReason: "", isPublished: true }) as FileEntry;

const show = (offers: Partial<SiteOffers>) =>
  render(inSite(<ReviewAndSubmit />, { files: [], blocks: [], ...offers }));

it("says of a changed page where it moved, or that it was removed", async () => {
  const changes: Changes = {
    sentences: [],
    files: ["pages/fax.json", "pages/faxes.json", "pages/telex.json"],
    moves: { "pages/fax.json": "pages/faxes.json" },
  };
  vi.stubGlobal("fetch", async () => new Response(JSON.stringify(changes)));
  show({ files: [pageAt("pages/faxes.json", "/faxes")] });
  await screen.findByText("/fax (moved to /faxes)");
  expect(screen.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
    "/fax (moved to /faxes)",
    "Faxes (/faxes)",
    "/telex (removed)",
  ]);
});

it("tells where a button leads, and which plans have what a sentence names", async () => {
  const at = { file: "pages/fax.json", where: "block 1 hero" };
  const sentences = [
    { ...at, text: "Start free trial → signup lite", path: ["a"] },
    {
      ...at,
      text: "Standard also sends faxes. [faxes: Standard and Enterprise]",
      before: "Lite also sends faxes. [faxes: all plans]",
      path: ["b"],
    },
  ];
  vi.stubGlobal("fetch", async () => new Response(JSON.stringify({ sentences, files: [] })));
  show({});
  await screen.findByText("Start free trial → sign-up lite");
  const words = screen.getByText("Standard also sends faxes.").parentElement?.children ?? [];
  expect([...words].map(({ textContent }) => textContent)).toEqual([
    "Standard also sends faxes.",
    "Before: Lite also sends faxes.",
    "Plans of what it names: faxes: Standard and Enterprise",
  ]);
});

it("brings back a removed page, also one that was never submitted", async () => {
  const removed = { "data/posts/fax.json": "/blog/fax" };
  const sent: unknown[] = [];
  vi.stubGlobal("fetch", async (_: string, { body }: RequestInit) => {
    if (body) sent.push(JSON.parse(String(body)));
    return Response.json({ sentences: [], files: [], removed: sent.length > 0 ? {} : removed });
  });
  const reload = vi.fn(async () => {});
  render(inSite(<ReviewAndSubmit />, { files: [], blocks: [], reload }));
  await screen.findByText("/blog/fax (removed)");
  screen.getByRole("button", { name: "Bring it back" }).click();
  await waitFor(() => expect(screen.queryByText("/blog/fax (removed)")).toBeNull());
  expect(sent).toEqual([{ route: "/blog/fax" }]);
  expect(reload).toHaveBeenCalledOnce();
});

it("counts what it lists: a button with its words and where it leads is one text", async () => {
  const at = { file: "pages/fax.json", where: "block 1 hero", path: [] };
  const texts = [
    "We fax for you;",
    "you wait.",
    "See what a fax costs",
    "See what a fax costs → #price",
    "Fax",
    "9 am",
  ];
  // What follows it is another text: its own second half has been accepted before.
  const half = { ...at, path: ["title"], text: "We have a fax;" };
  const sentences = [half, ...texts.map((text) => ({ ...at, text }))];
  vi.stubGlobal("fetch", async () => new Response(JSON.stringify({ sentences, files: [] })));
  show({});
  await screen.findByText("2 sentences, 1 button or link and 2 single words and figures left to read.");
  const listed = screen.getAllByRole("listitem").map((item) => item.querySelector("p")?.textContent);
  expect(listed).toEqual([
    "We have a fax;",
    "We fax for you; you wait.",
    "See what a fax costs → #price",
    "Fax · 9 am",
  ]);
});

it("skips the sentences by keyboard", async () => {
  const sentences = [{ file: "pages/fax.json", where: "block 1 hero", text: "We fax for you.", path: [] }];
  vi.stubGlobal("fetch", async () => new Response(JSON.stringify({ sentences, files: [] })));
  show({});
  (await screen.findByRole("button", { name: "Skip the sentences" })).click();
  expect(document.activeElement).toBe(screen.getByRole("button", { name: /^I have read them/ }));
});

it("names the place of each sentence as the editor does", async () => {
  const sentence = (file: string, where: string) => ({ file, where, text: "We fax for you.", path: [] });
  const sentences = [
    sentence("pages/fax.json", "pages/fax.json"),
    sentence("pages/fax.json", "block 1 hero"),
    sentence("data/posts/one.json", "data/posts/one.json"),
  ];
  vi.stubGlobal("fetch", async () => new Response(JSON.stringify({ sentences, files: [] })));
  const article = { ...pageAt("data/posts/one.json", "/blog/one"), schema: "schema/post.schema.json" };
  const files = [pageAt("pages/fax.json", "/fax"), article];
  show({ files, blocks: [{ name: "hero", title: "Hero" } as Part] });
  const list = await screen.findAllByText("We fax for you.");
  expect(list.map((words) => words.closest("li")?.querySelector("a")?.textContent)).toEqual([
    "Title and description",
    "Block 1 Hero",
    "Go to it",
  ]);
});

it("accepts the sentences of one page, including repeated ones, and says how many are left", async () => {
  const sentence = (file: string, text: string) => ({ file, where: "block 1 hero", text, path: [] });
  const fax = [1, 2].map(() => sentence("pages/fax.json", "We fax for you."));
  let sentences = [
    ...fax,
    sentence("pages/fax.json", "Nobody waits here."),
    sentence("pages/telex.json", "No."),
  ];
  const sent: unknown[] = [];
  vi.stubGlobal("fetch", async (_: string, { body }: RequestInit) => {
    if (body) {
      sent.push(JSON.parse(String(body)));
      sentences = sentences.slice(3);
    }
    return new Response(JSON.stringify({ sentences, files: [] }));
  });
  show({});
  await screen.findByText("2 sentences and 1 single word or figure left to read.");
  screen.getByRole("button", { name: "Accept it" });
  screen.getByRole("button", { name: "Accept these" }).click();
  await screen.findByText("1 single word or figure left to read.");
  expect(sent).toEqual([{ sentences: [...fax, sentence("pages/fax.json", "Nobody waits here.")] }]);
  expect(screen.queryByRole("region", { name: "pages/fax.json" })).toBeNull();
  expect(screen.queryByRole("button", { name: /^Accept/ })).toBeNull();
});

it("offers to send a submission again that could not be sent, and then leads to its review", async () => {
  const branch = "studio/faxes";
  const before: Changes = { sentences: [], files: ["pages/faxes.json"] };
  const after: Changes = { sentences: [], files: [], joins: { branch, isSent: false } };
  const review = "https://github.com/pingo/site/pull/new/studio/faxes";
  const answers = [
    before,
    { branch, isSent: false, reason: "Git says: refused." },
    after,
    { branch, isSent: true, review },
    { ...after, joins: { branch, isSent: true } },
  ];
  vi.stubGlobal("fetch", async () => new Response(JSON.stringify(answers.shift())));
  show({});
  fireEvent.change(await screen.findByRole("textbox"), { target: { value: "Add the page on faxes" } });
  screen.getByRole("button", { name: "Submit" }).click();
  const again = await screen.findByRole("button", { name: "Try to send it again" });
  screen.getByText(/^Saved on this computer, but not sent\..* Git says: refused\.$/);
  expect(screen.queryByRole("button", { name: "Submit" })).toBeNull();
  again.click();
  const link = await screen.findByText("Ask for the review");
  expect(link.getAttribute("href")).toBe(review);
});

it("names the page that is not finished", async () => {
  const problem = "pages/fax.json still says in [brackets] what to write there.";
  const changes: Changes = { sentences: [], files: [], problem };
  vi.stubGlobal("fetch", async () => new Response(JSON.stringify(changes)));
  show({ files: [pageAt("pages/fax.json", "/fax")] });
  await screen.findByText("Faxes (/fax) still says in [brackets] what to write there.");
});
