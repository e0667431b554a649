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
