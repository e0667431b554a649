import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { checkSite } from "../../checks/check-site";
import { openSite } from "../../data/site";
import { block, type Files, page, projectOf, text } from "../../tests/check/project";
import { makeRepository } from "../../tests/git";
import { accept, ledgerChange } from "../accept/ledger-change";
import { VerdictCache } from "../cache/verdict-cache";
import { formatJson } from "../format-json";
import { newPage } from "../new-page";
import { movePage, removePage } from "./move-page";

const button = (to: string) => ({ label: "See the offer", action: { kind: "link", to } });
const links = (...to: string[]) =>
  block("call-to-action", { heading: "What we offer to shops", buttons: to.map(button) });
const meta = (name: string) => ({
  title: `What is told about ${name} on this page`,
  description: `A description of ${name} that is long enough for the page that visitors find when they search.`,
  name,
});

const OFFER = page([text("Prices are on [our page](/prices).", { anchor: "terms" })], meta("an offer"));
const FILES: Files = {
  "pages/index.json": page([links("/offer", "/offer#terms")]),
  "pages/faq.json": page([text("See [the offer](/offer#terms), or [all](/offers).")], meta("questions")),
  "pages/offer.json": OFFER,
  "pages/offers.json": page([], meta("all offers")),
  "pages/prices.json": page([links("/offer")], meta("prices")),
  "data/navigation.json": {
    header: [
      {
        label: "More",
        items: [
          { label: "Offer", href: "/offer" },
          { label: "Prices", href: "/prices" },
        ],
      },
    ],
    mobileExtra: [],
    footer: [{ label: "Offer", href: "/offer#terms" }],
  },
  "data/routes.json": { routes: ["/prices"] },
  "data/redirects.json": { redirects: [{ from: "/sale", to: "/offer" }] },
  "data/exceptions.json": {
    exceptions: [{ file: "pages/offer.json", text: "7 offers", reason: "A test." }],
  },
};

const jsonIn = (root: string, file: string) =>
  JSON.parse(readFileSync(join(root, file), "utf8")) as Record<string, never>;

it("removes the redirect from the address of a new page", async () => {
  const root = projectOf(FILES);
  expect(openSite(root).redirects).not.toEqual([]);
  await newPage(root, "/sale", "/offers");
  expect(jsonIn(root, "data/redirects.json").redirects).toEqual([]);
});

/** Targets of the links of a page, in order. */
const linksOf = (root: string, file: string): string[] =>
  [...readFileSync(join(root, file), "utf8").matchAll(/(?:"to": "|\]\()(\/[^")]*)/g)].map(
    ([, to = ""]) => to,
  );

/** Dead links, and other faults of addresses. */
const deadLinks = (root: string) =>
  checkSite(openSite(root)).diagnostics.filter(({ rule }) =>
    ["dead-link", "redirect", "page-shape"].includes(rule),
  );

describe("moving a page", () => {
  it("updates all links to it, and no other address", async () => {
    const root = projectOf(FILES);
    const moved = await movePage(root, "/offer", "/deals/shops");
    expect(moved).toEqual({
      file: "pages/deals/shops.json",
      isRedirected: true,
      changed: [
        "pages/faq.json",
        "pages/index.json",
        "pages/prices.json",
        "data/exceptions.json",
        "data/navigation.json",
        "data/redirects.json",
      ],
    });
    expect(linksOf(root, "pages/index.json")).toEqual(["/deals/shops", "/deals/shops#terms"]);
    expect(linksOf(root, "pages/faq.json")).toEqual(["/deals/shops#terms", "/offers"]);
    expect(jsonIn(root, "data/redirects.json").redirects).toEqual([
      { from: "/sale", to: "/deals/shops" },
      { from: "/offer", to: "/deals/shops" },
    ]);
    expect(jsonIn(root, "data/exceptions.json").exceptions).toMatchObject([{ file: moved.file }]);
    const { $schema, ...content } = jsonIn(root, moved.file);
    expect(content).toEqual(OFFER);
    expect(existsSync(join(root, "pages/deals", $schema ?? ""))).toBe(true);
    expect(existsSync(join(root, "pages/offer.json"))).toBe(false);
    expect(deadLinks(root)).toEqual([]);
  });

  it("restores the original files when moved back", async () => {
    const root = projectOf(FILES);
    await movePage(root, "/offer", "/deals/shops");
    await movePage(root, "/deals/shops", "/offer");
    for (const file of ["pages/index.json", "pages/faq.json", "pages/prices.json", "data/exceptions.json"])
      expect(readFileSync(join(root, file), "utf8")).toBe(await formatJson(FILES[file]));
    expect(jsonIn(root, "data/redirects.json").redirects).toEqual([
      { from: "/sale", to: "/offer" },
      { from: "/deals/shops", to: "/offer" },
    ]);
    expect(deadLinks(root)).toEqual([]);
  });

  it("requires a review of the new redirect only", async () => {
    const root = projectOf(FILES);
    accept(new VerdictCache(openSite(root)));
    await movePage(root, "/offer", "/deals/shops");
    const { changed, gone, sentences } = ledgerChange(new VerdictCache(openSite(root)));
    expect([...changed.keys(), ...gone]).toEqual(["checks/ledger/accepted/_data.txt"]);
    expect(sentences.map((sentence) => sentence.text)).toEqual(["/offer", "/offer → /deals/shops"]);
  });

  it("adds no redirect from an address that was never published", async () => {
    const root = projectOf(FILES);
    const git = makeRepository(root);
    git("add", "pages/prices.json");
    expect(await movePage(root, "/offer", "/deals")).toMatchObject({ isRedirected: false });
    expect(jsonIn(root, "data/redirects.json").redirects).toEqual([{ from: "/sale", to: "/deals" }]);
    git("add", "pages/deals.json");
    expect(await movePage(root, "/deals", "/offer")).toMatchObject({ isRedirected: true });
  });

  it.each([
    ["/ofer", "/deals", 'There is no page /ofer. Did you mean "/offer"?'],
    ["/offer", "/faq", "There is a page /faq already: pages/faq.json."],
    ["/offer", "/offer", "/offer is its address already."],
    ["/prices", "/deals", "The site must have /prices, since data/routes.json lists it."],
  ])("refuses to move %s to %s, and writes nothing", async (from, to, message) => {
    const root = projectOf(FILES);
    await expect(movePage(root, from, to)).rejects.toThrow(message);
    expect(jsonIn(root, "pages/index.json")).toEqual(FILES["pages/index.json"]);
  });

  it("writes nothing while a file has invalid JSON", async () => {
    const root = projectOf({ ...FILES, "pages/_fax.json": '{ "name": }' });
    await expect(movePage(root, "/offer", "/deals")).rejects.toThrowErrorMatchingInlineSnapshot(
      `[UserError: Nothing was written: pages/_fax.json:1:3: "name" has no value.]`,
    );
    expect(existsSync(join(root, "pages/offer.json"))).toBe(true);
  });
});

describe("removing a page", () => {
  it("redirects links and visitors to its replacement", async () => {
    const root = projectOf(FILES);
    accept(new VerdictCache(openSite(root)));
    const { changed } = await removePage(root, "/offer", "/offers");
    expect(changed).toContain("pages/faq.json");
    expect(linksOf(root, "pages/index.json")).toEqual(["/offers", "/offers"]);
    expect(linksOf(root, "pages/faq.json")).toEqual(["/offers", "/offers"]);
    expect(jsonIn(root, "data/redirects.json").redirects).toEqual([
      { from: "/sale", to: "/offers" },
      { from: "/offer", to: "/offers" },
    ]);
    expect(jsonIn(root, "data/exceptions.json").exceptions).toEqual([]);
    expect(jsonIn(root, "data/navigation.json")).toEqual({
      header: [{ label: "More", items: [{ label: "Prices", href: "/prices" }] }],
      mobileExtra: [],
      footer: [],
    });
    expect(deadLinks(root)).toEqual([]);
    // A person has to review these links with their new target.
    const { gone, sentences } = ledgerChange(new VerdictCache(openSite(root)));
    expect(gone).toEqual([]);
    expect(sentences.map((sentence) => sentence.text)).toContain("See the offer → /offers");
  });

  it.each([
    ["/offer", "/offer", "/offer cannot take the place of /offer."],
    ["/offer", "/404", "/404 cannot take the place of /offer."],
    ["/offer", "/ofers", 'There is no page /ofers. Did you mean "/offers"?'],
    ["/prices", "/offers", "The site must have /prices, since data/routes.json lists it."],
  ])("refuses to remove %s in favor of %s", async (route, to, message) => {
    const root = projectOf(FILES);
    await expect(removePage(root, route, to)).rejects.toThrow(message);
    expect(existsSync(join(root, "pages/offer.json"))).toBe(true);
  });
});

describe("an item of a collection", () => {
  const template = { ...page([], meta("an article")), collection: "posts" };
  const ARTICLES: Files = {
    ...FILES,
    "pages/blog/[postId].json": template,
    "data/posts/first.json": { $schema: "../../schema/post.editor.gen.json", title: "First" },
    "pages/versus/[competitorId].json": { ...template, collection: "comparisons" },
    "data/comparisons/quo.json": { name: "Quo" },
  };

  it("moves within its collection", async () => {
    const root = projectOf(ARTICLES);
    await expect(movePage(root, "/blog/first", "/first")).rejects.toThrow(
      'Its address has to begin with /blog/. Did you mean "/blog/first"?',
    );
    expect((await movePage(root, "/blog/first", "/blog/second")).file).toBe("data/posts/second.json");
    expect(jsonIn(root, "data/posts/second.json")).toEqual(ARTICLES["data/posts/first.json"]);
    await removePage(root, "/blog/second", "/faq");
    expect(existsSync(join(root, "data/posts/second.json"))).toBe(false);
  });

  it("gets the id of its new address, if it has one", async () => {
    const root = projectOf({ ...ARTICLES, "data/comparisons/_nextiva.json": { id: "nextiva" } });
    await movePage(root, "/versus/nextiva", "/versus/dialpad");
    expect(jsonIn(root, "data/comparisons/_dialpad.json")).toEqual({ id: "dialpad" });
  });

  /** Competitors in groups. */
  const COMPARISONS: Files = {
    ...ARTICLES,
    "data/comparisons/quo.json": { id: "quo", name: "Quo" },
    "data/comparisons/index.json": {
      groups: [{ competitors: ["dialpad", "quo"] }, { competitors: ["quo"] }],
    },
  };
  const groupsIn = (root: string) => jsonIn(root, "data/comparisons/index.json").groups;

  it("stays in its groups, if it is a competitor", async () => {
    const accepted = (file: string, id: string) => `[data/comparisons/${file}]\nid: ${id}\nname: Quo\n`;
    const root = projectOf({
      ...COMPARISONS,
      "checks/ledger/accepted/versus--quo.txt": accepted("quo.json", "quo"),
    });
    const { changed } = await movePage(root, "/versus/quo", "/versus/openphone");
    expect(changed).toContain("data/comparisons/index.json");
    expect(readFileSync(join(root, "checks/ledger/accepted/versus--openphone.txt"), "utf8")).toBe(
      accepted("openphone.json", "openphone"),
    );
    expect(groupsIn(root)).toEqual([
      { competitors: ["dialpad", "openphone"] },
      { competitors: ["openphone"] },
    ]);
    expect(jsonIn(root, "data/comparisons/openphone.json").id).toBe("openphone");
    expect(jsonIn(root, "data/redirects.json").redirects).toContainEqual({
      from: "/versus/quo",
      to: "/versus/openphone",
    });
  });

  it("is removed from its groups, and an empty group with it", async () => {
    const root = projectOf(COMPARISONS);
    await removePage(root, "/versus/quo", "/faq");
    expect(groupsIn(root)).toEqual([{ competitors: ["dialpad"] }]);
    expect(existsSync(join(root, "data/comparisons/quo.json"))).toBe(false);
  });
});
