import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { openSite } from "../../data/site";
import { page, projectOf, text } from "../../tests/check/project";
import { gitIn, makeRepository } from "../../tests/git";
import { newPage } from "../new-page";
import { movePage, removePage } from "./move-page";
import { publishPage } from "./publish-page";

const EXCEPTION = { file: "pages/offer.json", text: "for 9 days", reason: "A storm; no limit of ours." };

/** Creates a project with committed pages, and a redirect from the address of a page to come. */
function project(): string {
  const root = projectOf({
    "pages/index.json": page(),
    "pages/_offer.json": page([text("It rained for 9 days.")]),
    "data/redirects.json": { redirects: [{ from: "/sale", to: "/" }] },
    "data/exceptions.json": { exceptions: [EXCEPTION] },
  });
  makeRepository(root)("add", "pages");
  return root;
}

const read = (root: string, file: string) => readFileSync(join(root, file), "utf8");
const routesOf = (root: string) => openSite(root).pages.map(({ route }) => route);

it("publishes and unpublishes a page", async () => {
  const root = project();
  expect(await newPage(root, "/sale", "/", false)).toBe("pages/_sale.json");
  expect(read(root, "data/redirects.json")).toContain("/sale");
  expect(await publishPage(root, "/sale", true)).toBe("pages/sale.json");
  expect(routesOf(root)).toEqual(["/", "/sale"]);
  // The page now has the address.
  expect(read(root, "data/redirects.json")).not.toContain("/sale");
  expect(await publishPage(root, "/sale", true)).toBe("pages/sale.json");
  expect(await publishPage(root, "/sale", false)).toBe("pages/_sale.json");
  expect(routesOf(root)).toEqual(["/"]);
});

it("publishes a page that the site must have, but does not unpublish it", async () => {
  const files = { "pages/index.json": page(), "data/routes.json": { routes: ["/offer"] } };
  const root = projectOf({ ...files, "pages/_offer.json": page() });
  expect(await publishPage(root, "/offer", true)).toBe("pages/offer.json");
  await expect(publishPage(root, "/offer", false)).rejects.toThrow("The site must have /offer");
});

it("publishes a page at a redirected address although another file is broken", async () => {
  const root = project();
  writeFileSync(join(root, "pages/broken.json"), "{");
  await newPage(root, "/sale", "blank", false);
  expect(await publishPage(root, "/sale", true)).toBe("pages/sale.json");
  expect(read(root, "data/redirects.json")).not.toContain("/sale");
});

it("publishes and unpublishes an item that is no article", async () => {
  const files = { "pages/tips/[id].json": { ...page(), collection: "tips" }, "data/tips/one.json": {} };
  const root = projectOf({ "pages/index.json": page(), ...files, "data/tips/_two.json": {} });
  makeRepository(root);
  expect(await publishPage(root, "/tips/two", true)).toBe("data/tips/two.json");
  expect(await publishPage(root, "/tips/two", false)).toBe("data/tips/_two.json");
});

it("does not unpublish a competitor that is in a group", async () => {
  const root = project();
  const write = (file: string, value: object) => writeFileSync(join(root, file), JSON.stringify(value));
  mkdirSync(join(root, "data/comparisons"));
  mkdirSync(join(root, "pages/versus"));
  write("pages/versus/[id].json", { ...page(), collection: "comparisons" });
  write("data/comparisons/quo.json", { id: "quo" });
  write("data/comparisons/index.json", { groups: [{ competitors: ["quo"] }] });
  await expect(publishPage(root, "/versus/quo", false)).rejects.toThrow(
    "There are links to /versus/quo. Remove them from the groups of the comparisons first.",
  );
  write("data/comparisons/index.json", { groups: [] });
  expect(await publishPage(root, "/versus/quo", false)).toBe("data/comparisons/_quo.json");
});

it("begins a page with the blocks of an unpublished one", async () => {
  const root = project();
  expect(await newPage(root, "/deal", "/offer", false)).toBe("pages/_deal.json");
  expect(read(root, "pages/_deal.json")).toContain('"type": "rich-text"');
});

it("moves and removes an unpublished page without redirects, even if it is committed", async () => {
  const root = project();
  const moved = await movePage(root, "/offer", "/offers");
  expect(moved).toMatchObject({ file: "pages/_offers.json", isRedirected: false });
  expect(read(root, "data/exceptions.json")).toContain('"pages/offers.json"');
  expect(await removePage(root, "/offers", "/")).toMatchObject({ isRedirected: false });
  expect(existsSync(join(root, "pages/_offers.json"))).toBe(false);
  expect(JSON.parse(read(root, "data/exceptions.json"))).toEqual({ exceptions: [] });
});

it("keeps the redirect from an unpublished page's address until the page is published", async () => {
  const root = project();
  const redirects = read(root, "data/redirects.json");
  await movePage(root, "/offer", "/sale");
  expect(read(root, "data/redirects.json")).toBe(redirects);
  await movePage(root, "/sale", "/offer");
  expect(read(root, "data/redirects.json")).toBe(redirects);
  await movePage(root, "/offer", "/sale");
  await removePage(root, "/sale", "/");
  expect(read(root, "data/redirects.json")).toBe(redirects);
});

it("refuses to unpublish a page with links to it", async () => {
  const root = project();
  await publishPage(root, "/offer", true);
  writeFileSync(
    join(root, "pages/index.json"),
    JSON.stringify(page([text("See [the offer](/offer#more).")])),
  );
  const navigation = { header: [{ label: "Offer", href: "/offer" }] };
  writeFileSync(join(root, "data/navigation.json"), JSON.stringify(navigation));
  await expect(publishPage(root, "/offer", false)).rejects.toThrow(
    "There are links to /offer. Remove them from /, the menus and the footer first.",
  );
});

it("unpublishes a page that was submitted, if no published branch is known", async () => {
  const root = project();
  const git = gitIn(root);
  git("commit", "--message", "Add pages");
  await publishPage(root, "/offer", true);
  git("switch", "--create", "studio/add-the-offer");
  git("add", "pages");
  git("commit", "--message", "Add pages");
  expect(await publishPage(root, "/offer", false)).toBe("pages/_offer.json");
  await expect(publishPage(root, "/", false)).rejects.toThrow("Visitors may know /.");
});

it("unpublishes a page that is committed, but not on the published branch", async () => {
  const root = project();
  const git = gitIn(root);
  git("commit", "--message", "Add pages");
  git("update-ref", "refs/remotes/origin/HEAD", "HEAD");
  await publishPage(root, "/offer", true);
  git("add", "pages");
  git("commit", "--message", "Add pages");
  expect(await movePage(root, "/offer", "/offers")).toMatchObject({ isRedirected: false });
  expect(await publishPage(root, "/offers", false)).toBe("pages/_offers.json");
  await expect(publishPage(root, "/", false)).rejects.toThrow("Visitors may know /.");
});

it("refuses to unpublish a page that visitors reach by a redirect", async () => {
  const root = project();
  await publishPage(root, "/offer", true);
  const redirects = { redirects: [{ from: "/sale", to: "/offer#more" }] };
  writeFileSync(join(root, "data/redirects.json"), JSON.stringify(redirects));
  await expect(publishPage(root, "/offer", false)).rejects.toThrow("Visitors may know /offer.");
});

it("rejects committed pages, missing pages and existing addresses", async () => {
  const root = project();
  await expect(publishPage(root, "/", false)).rejects.toThrow("Visitors may know /. Remove the page");
  await expect(publishPage(root, "/ofer", true)).rejects.toThrow('Did you mean "/offer"?');
  await expect(newPage(root, "/offer", "blank")).rejects.toThrow(
    "There is a page /offer already: pages/_offer.json.",
  );
  await expect(movePage(root, "/offer", "/")).rejects.toThrow("There is a page / already: pages/index.json.");
});
