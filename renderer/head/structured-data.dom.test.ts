import { beforeEach, describe, expect, it, vi } from "vitest";
import { loadExample } from "../../tests/block-entry";
import { site } from "../../tests/render";
import { blockOf, pageOf, parsedPage } from "./head.fixture";

const SITE = "https://pingo.test";

interface Thing extends Record<string, unknown> {
  "@type": string;
}

const thingsOn = (page: ReturnType<typeof pageOf>) =>
  parsedPage(page).scripts("application/ld+json") as Thing[];

function thing(page: ReturnType<typeof pageOf>, type: string): Thing | undefined {
  return thingsOn(page).find((candidate) => candidate["@type"] === type);
}

const plan = (name: string, price: string) => ({
  name,
  price,
  description: "For somebody.",
  highlighted: false,
  features: ["One thing"],
  button: { label: `Choose ${name}`, action: { kind: "none" } },
});

const plansAt = (...prices: string[]) =>
  blockOf("pricing-plans", {
    heading: "Plans",
    highlightLabel: "Recommended",
    plans: prices.map((price, index) => plan(`Plan ${index + 1}`, price)),
  });

const questionWith = (answer: string) =>
  blockOf("faq", { heading: "Questions", items: [{ question: "May I ask?", answer }] });

function answerOn(page: ReturnType<typeof pageOf>): string | undefined {
  const [entry] = (thing(page, "FAQPage")?.mainEntity ?? []) as { acceptedAnswer: { text: string } }[];
  return entry?.acceptedAnswer.text;
}

beforeEach(() => vi.stubEnv("VITE_SITE_URL", SITE));
it.each([
  ["home", "/", ["Organization", "WebSite"]],
  ["page", "/how-it-works", ["WebPage"]],
  ["pricing", "/pricing", ["WebPage"]],
  ["feature", "/features/voice-calling", ["WebPage", "BreadcrumbList"]],
  ["solution", "/solutions/remote-teams", ["WebPage", "BreadcrumbList"]],
  ["collection", "/blog", ["CollectionPage"]],
  ["article", "/blog/ai-phone-systems-future", ["WebPage", "BreadcrumbList"]],
  ["about", "/about/team", ["AboutPage", "BreadcrumbList"]],
  ["contact", "/contact", ["ContactPage"]],
  ["legal", "/legal/privacy", ["WebPage", "BreadcrumbList"]],
])("describes a page of kind %s at %s as %j", (kind, route, types) => {
  const things = thingsOn(pageOf({ kind, route }));
  expect(things.map((value) => value["@type"])).toEqual(types);
  expect(new Set(things.map((value) => value["@context"]))).toEqual(new Set(["https://schema.org"]));
});

it("describes the organization with its social accounts on the home page", () => {
  expect(thing(pageOf({ kind: "home", route: "/" }), "Organization")).toMatchObject({
    name: site.data.name,
    url: `${SITE}/`,
    sameAs: site.data.social.map((account) => account.href),
  });
});

it("refers on other pages to the organization and the website of the home page", () => {
  const home = pageOf({ kind: "home", route: "/" });
  const page = thing(pageOf({ kind: "about", route: "/about/team" }), "AboutPage");
  expect(page?.publisher).toMatchObject({ "@id": thing(home, "Organization")?.["@id"] });
  expect(page?.isPartOf).toEqual({ "@id": thing(home, "WebSite")?.["@id"] });
  expect(thing(home, "WebSite")?.publisher).toEqual({ "@id": thing(home, "Organization")?.["@id"] });
});

describe("questions", () => {
  it("have answers in the words shown on the page", () => {
    const page = pageOf({
      blocks: [questionWith("Yes, **today**. See [prices](/pricing).\n\n- One\n- Two & `three`\n\n1 < 2")],
    });
    expect(answerOn(page)).toBe("Yes, today. See prices.\nOne\nTwo & three\n1 < 2");
    const { body } = parsedPage(page);
    for (const line of answerOn(page)?.split("\n") ?? []) expect(body).toContain(line);
  });

  it("cannot close the script element that contains them", () => {
    const attack = "</script><script>alert(1)</script><!-- <script>";
    const page = pageOf({ blocks: [questionWith(attack)] });
    expect(answerOn(page)).toBe(attack);
    expect(parsedPage(page).html).not.toContain("<script>alert");
  });

  it("are omitted on a page without questions", () => {
    expect(thing(pageOf(), "FAQPage")).toBeUndefined();
  });
});

describe("offers", () => {
  it("have the displayed price as a number", () => {
    const page = pageOf({
      kind: "pricing",
      route: "/pricing",
      blocks: [plansAt("$4", "$1,200.50", "Custom")],
    });
    const offers = thing(page, "SoftwareApplication")?.offers as { price: string; priceCurrency: string }[];
    expect(offers.map((offer) => offer.price)).toEqual(["4", "1200.50"]);
    expect(new Set(offers.map((offer) => offer.priceCurrency))).toEqual(new Set(["USD"]));
    const { body } = parsedPage(page);
    for (const { price } of offers) expect(body.replaceAll(",", "")).toContain(`$${price}`);
  });

  it.each(["Custom", "About $10", "$", "$4 or so", "€4"])("are not created for %s", (price) => {
    const page = pageOf({ kind: "pricing", blocks: [plansAt(price)] });
    expect(thing(page, "SoftwareApplication")).toBeUndefined();
  });

  it("are included only on the pricing page", () => {
    expect(thing(pageOf({ blocks: [plansAt("$4")] }), "SoftwareApplication")).toBeUndefined();
  });
});

describe("breadcrumbs", () => {
  it.each(["/features/voice-calling", "/blog/first-post", "/resources/comparisons/quo"])(
    "of %s match the steps of the visible breadcrumbs",
    (route) => {
      const page = pageOf({ route });
      const steps = thing(page, "BreadcrumbList")?.itemListElement as Record<string, unknown>[];
      expect(steps.map(({ name, item }) => ({ name, href: item }))).toEqual(
        parsedPage(page).breadcrumbs.map(({ name, href }) => ({ name, href: `${SITE}${href}` })),
      );
      expect(steps.map((step) => step.position)).toEqual(steps.map((_, index) => index + 1));
      expect(steps.at(-1)?.item).toBe(SITE + route);
    },
  );

  it("are omitted on top-level pages", () => {
    const page = pageOf({ route: "/pricing" });
    expect(parsedPage(page).breadcrumbs).toEqual([]);
    expect(thing(page, "BreadcrumbList")).toBeUndefined();
  });
});

describe("the main content", () => {
  const summary = {
    href: "/blog/one",
    title: "One",
    excerpt: "About one.",
    category: "Guides",
    image: "waves",
    authorName: "Ana Ruiz",
    publishedAt: "2026-03-04",
    publishedOn: "March 4, 2026",
    readMinutes: 5,
    featured: false,
  };
  const author = { name: "Ana Ruiz", role: "Writer", bio: "Writes." };

  it("of an article is described with its author, date and image", () => {
    const post = { summary, author, body: "Text.", tags: ["a", "b"], sources: [] };
    const page = pageOf({
      kind: "article",
      route: "/blog/one",
      blocks: [blockOf("blog-post", { share: [], post })],
    });
    expect(thing(page, "WebPage")).toBeUndefined();
    expect(thing(page, "BlogPosting")).toMatchObject({
      headline: "One",
      datePublished: "2026-03-04",
      image: `${SITE}/share/blog/one.png`,
      author: { "@type": "Person", name: "Ana Ruiz" },
      keywords: "a, b",
    });
    expect(parsedPage(page).meta["article:published_time"]).toEqual(["2026-03-04"]);
  });

  it("of a searchable FAQ includes its questions", () => {
    const categories = [{ name: "A", anchor: "a", items: [{ question: "May I?", answer: "**Yes**." }] }];
    const { block } = loadExample(site, "faq-search");
    const page = pageOf({ blocks: block ? [{ ...block, props: { ...block.props, categories } }] : [] });
    expect(answerOn(page)).toBe("Yes.");
  });
});
