import { fireEvent, render, screen, within } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import type { FileEntry, SiteOffers } from "../api";
import { FileList } from "./file-list";

// The router's package cannot be loaded in a VM context.
vi.mock("react-router-dom", () => ({ Link: "a", useNavigate: () => () => {} }));

const entry = (file: string, name: string, more: Partial<FileEntry> = {}): FileEntry => ({
  ...{ file, name, group: "Features", isTemplate: false, isPublished: true },
  ...more,
});

it("offers the blocks of every page for a new one, of unpublished pages too", () => {
  const files = [
    entry("pages/features/fax.json", "Fax", { route: "/features/fax" }),
    entry("pages/features/_telex.json", "Telex", { route: "/features/telex", isPublished: false }),
    entry("pages/404.json", "Not found", { route: "/404" }),
    entry("data/posts/_one.json", "One", { schema: "schema/post.schema.json", isPublished: false }),
  ];
  const offers = { files, templates: ["feature"] } as Partial<SiteOffers> as SiteOffers;
  render(<FileList offers={offers} onNew={() => {}} />);
  const options = within(screen.getByLabelText("Begin with")).getAllByRole<HTMLOptionElement>("option");
  expect(options.map(({ value, text }) => [value, text])).toEqual([
    ["feature", "Feature"],
    ["/features/fax", "Fax"],
    ["/features/telex", "Telex (not published)"],
  ]);
});

it.each([
  [{ files: [], isProgramNew: false }, "This was the newest version already."],
  [
    { files: ["pages/pricing.json"], isProgramNew: false },
    "Others have changed one file, and you see the newest version now.",
  ],
  [
    { files: ["pages/pricing.json", "data/site.json"], isProgramNew: true },
    "Others have changed 2 files, and you see the newest version now. The program has changed too: stop npm run dev, run npm ci, and start it again.",
  ],
])("says what the changes of others are: %j", async (updated, words) => {
  vi.stubGlobal(
    "fetch",
    vi.fn<typeof fetch>(async () => Response.json(updated)),
  );
  const onNew = vi.fn();
  const offers = { files: [], templates: ["feature"] } as Partial<SiteOffers> as SiteOffers;
  render(<FileList offers={offers} onNew={onNew} />);
  fireEvent.click(screen.getByRole("button", { name: "Get the changes of others" }));
  expect(await screen.findByText(words)).toBeTruthy();
  expect(onNew).toHaveBeenCalledOnce();
});

/** Renders the list of some pages whose texts the server sends. */
function renderPages(count: number, texts: Record<string, string> = {}) {
  vi.stubGlobal(
    "fetch",
    vi.fn<typeof fetch>(async () => Response.json(texts)),
  );
  const files = Array.from({ length: count }, (_, index) =>
    entry(`pages/f/p-${index}.json`, `Page ${index}`),
  );
  const offers = { files, templates: ["feature"] } as Partial<SiteOffers> as SiteOffers;
  render(<FileList offers={offers} onNew={() => {}} />);
}
/** A link without an address, which has no role. */
const pagesShown = () => screen.queryAllByText(/^Page /).filter(({ localName }) => localName === "a");

it("shows a hundred pages of a section, and all of them when asked, from the first new one on", () => {
  renderPages(101);
  expect(pagesShown()).toHaveLength(100);
  const focused = vi.spyOn(HTMLAnchorElement.prototype, "focus");
  fireEvent.click(screen.getByRole("button", { name: "Show all 101" }));
  expect(pagesShown()).toHaveLength(101);
  expect(focused.mock.contexts).toEqual([pagesShown().at(-1)]);
});

it("finds a page by its texts, and shows the place", async () => {
  renderPages(2, { "pages/f/p-1.json": "Nobody answers a fax at night." });
  fireEvent.change(screen.getByLabelText("Search pages"), { target: { value: "fax" } });
  expect(await screen.findByText(/answers a fax at/)).toBeTruthy();
  expect(pagesShown().map(({ textContent }) => textContent)).toEqual(["Page 1"]);
});
