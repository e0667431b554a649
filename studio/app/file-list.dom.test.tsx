import { fireEvent, render, screen, within } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import type { FileEntry } from "../api";
import { FileList } from "./file-list";
import { inSite } from "./in-editor.fixture";

// The router's package cannot be loaded in a VM context.
vi.mock("react-router-dom", () => ({ Link: "a", useNavigate: () => () => {} }));

const entry = (file: string, name: string, more: Partial<FileEntry> = {}): FileEntry => ({
  ...{ file, name, group: "Features", isTemplate: false, isPublished: true },
  ...more,
});

/** Renders the list of some files. The server sends the same answer to every request. */
function renderList(files: FileEntry[], answer: object = {}, reload = async () => {}, status = 200) {
  vi.stubGlobal("fetch", async () => Response.json(answer, { status }));
  render(inSite(<FileList />, { files, templates: ["feature", "solution"], reload }));
}

it("offers the blocks of every page for a new one, of unpublished pages too", () => {
  const files = [
    entry("pages/features/fax.json", "Fax", { route: "/features/fax" }),
    entry("pages/features/_telex.json", "Telex", { route: "/features/telex", isPublished: false }),
    entry("pages/404.json", "Not found", { route: "/404" }),
    entry("data/posts/_one.json", "One", { schema: "schema/post.schema.json", isPublished: false }),
  ];
  renderList(files);
  const options = within(screen.getByLabelText("Begin with")).getAllByRole<HTMLOptionElement>("option");
  expect(options.map(({ value, text }) => [value, text])).toEqual([
    ["feature", "Feature"],
    ["solution", "Solution"],
    ["/features/fax", "Fax"],
    ["/features/telex", "Telex (not published)"],
  ]);
});

it.each(["/solutions/law-firms", "Solutions/Law firms"])("suggests the template of %s", (address) => {
  renderList([]);
  fireEvent.change(screen.getByLabelText("Address"), { target: { value: address } });
  expect(screen.getByLabelText<HTMLSelectElement>("Begin with").value).toBe("solution");
});

it.each([
  [{ files: [], isProgramNew: false }, "This was the newest version already."],
  [
    { files: ["pages/pricing.json"], isProgramNew: false },
    "Others have changed one file, and you see its newest version now.",
  ],
  [
    { files: ["pages/pricing.json", "data/site.json"], isProgramNew: true },
    "Others have changed 2 files, and you see their newest versions now. The program has changed too: stop npm run dev, run npm ci, and start it again.",
  ],
])("says what the changes of others are: %j", async (updated, words) => {
  const reload = vi.fn();
  renderList([], updated, reload);
  fireEvent.click(screen.getByRole("button", { name: "Get the changes of others" }));
  expect(await screen.findByText(words)).toBeTruthy();
  expect(reload).toHaveBeenCalledOnce();
});

it("shows what has arrived before the rest was refused", async () => {
  const reload = vi.fn();
  const refusal = { message: "Not all.", files: ["pages/pricing.json"], isProgramNew: false };
  renderList([], refusal, reload, 409);
  fireEvent.click(screen.getByRole("button", { name: "Get the changes of others" }));
  expect(await screen.findByText(/^Others have changed one file/)).toBeTruthy();
  expect(await screen.findByText("Not all.")).toBeTruthy();
  expect(reload).toHaveBeenCalledOnce();
});

it("lists what is not published or not submitted first", async () => {
  const files = [
    entry("pages/pricing.json", "Pricing"),
    entry("pages/contact.json", "Contact"),
    entry("pages/_telex.json", "Telex", { route: "/telex", isPublished: false }),
  ];
  renderList(files, { files: ["pages/contact.json"] });
  const badge = await screen.findByText("not submitted yet");
  expect(badge.closest("li")?.textContent).toContain("Contact");
  const sections = screen.getAllByRole("region").map((section) => section.textContent);
  expect(sections.map((words) => words?.replace(/pages.*?json|\/telex/g, " "))).toEqual([
    "Work in progressContact not submitted yetTelex not published",
    "FeaturesPricing ",
  ]);
});

it("shows a hundred pages of a section, and all of them when asked, from the first new one on", () => {
  renderList(Array.from({ length: 101 }, (_, index) => entry(`pages/f/p-${index}.json`, `Page ${index}`)));
  /** The links, which have no role without an address. */
  const shown = () => screen.queryAllByText(/^Page /).filter(({ localName }) => localName === "a");
  expect(shown()).toHaveLength(100);
  const focused = vi.spyOn(HTMLAnchorElement.prototype, "focus");
  fireEvent.click(screen.getByRole("button", { name: "Show all 101" }));
  expect(shown()).toHaveLength(101);
  expect(focused.mock.contexts).toEqual([shown().at(-1)]);
});

it("shows the found words of a page, but not the search words of the facts", async () => {
  renderList(
    [
      entry("pages/pricing.json", "Pricing"),
      entry("data/constants.json", "Facts", { schema: "schema/constants.schema.json" }),
      entry("pages/fax.json", "Fax"),
    ],
    { "pages/pricing.json": "A plan costs little.", "data/constants.json": "price* cost*" },
  );
  fireEvent.change(screen.getByLabelText("Search pages"), { target: { value: "cost" } });
  const found = within(await screen.findByRole("region", { name: "Found" })).getAllByRole("listitem");
  expect(found.map(({ textContent }) => textContent)).toEqual([
    "Pricingpages/pricing.json… plan costs …",
    "Facts",
  ]);
});
