import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import type { Changes, FileEntry, SiteOffers } from "../api";
import { ReviewAndSubmit } from "./review-and-submit";

// The router's package cannot be loaded in a VM context.
vi.mock("react-router-dom", () => ({ Link: "a" }));

afterEach(cleanup);

const pageAt = (file: string, route: string) =>
  ({ file, route, name: "Faxes", stayReason: "", isPublished: true }) as FileEntry;

it("says of a changed page where it moved, or that it was removed", async () => {
  const changes: Changes = {
    sentences: [],
    files: ["pages/fax.json", "pages/faxes.json", "pages/telex.json"],
    moves: { "pages/fax.json": "pages/faxes.json" },
  };
  vi.stubGlobal("fetch", async () => new Response(JSON.stringify(changes)));
  const offers = { files: [pageAt("pages/faxes.json", "/faxes")] } as Partial<SiteOffers> as SiteOffers;
  render(<ReviewAndSubmit offers={offers} />);
  await screen.findByText("/fax (moved to /faxes)");
  expect(screen.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
    "/fax (moved to /faxes)",
    "Faxes (/faxes)",
    "/telex (removed)",
  ]);
});

it("skips the sentences by keyboard", async () => {
  const sentences = [{ file: "pages/fax.json", where: "block 1 hero", text: "We fax for you.", path: [] }];
  vi.stubGlobal("fetch", async () => new Response(JSON.stringify({ sentences, files: [] })));
  render(<ReviewAndSubmit offers={{ files: [], blocks: [] } as Partial<SiteOffers> as SiteOffers} />);
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
  const blocks = [{ name: "hero", title: "Hero" }];
  render(<ReviewAndSubmit offers={{ files, blocks } as unknown as SiteOffers} />);
  const list = await screen.findAllByText("We fax for you.");
  expect(list.map((words) => words.closest("li")?.querySelector("a")?.textContent)).toEqual([
    "Title and description",
    "Block 1 Hero",
    "Go to it",
  ]);
});
