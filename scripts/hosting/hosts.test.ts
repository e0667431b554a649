import { describe, expect, it } from "vitest";
import { headerRules, headersFor } from "./headers";
import { nginxConfiguration, vercelConfiguration } from "./hosts";
import { headersFile, headersIn, redirectsFile, redirectsIn } from "./static-host";

const RULES = headerRules({ connections: ["https://forms.test"] });
const REDIRECTS = [
  { from: "/terms", to: "/legal/terms" },
  { from: "/help", to: "/faq#billing" },
];
const PATHS = ["/", "/pricing", "/assets/a.js", "/data/comparisons.json", "/share/home.png"];

const lowerCased = (headers: ReadonlyMap<string, string>) =>
  Object.fromEntries([...headers].map(([name, value]) => [name.toLowerCase(), value]));

describe("Netlify and Cloudflare Pages", () => {
  it.each(PATHS)("give %s the headers of the source", (path) => {
    expect(lowerCased(headersIn(headersFile(RULES), path))).toEqual(lowerCased(headersFor(RULES, path)));
  });

  it("redirect with and without a trailing slash", () => {
    expect([...redirectsIn(redirectsFile(REDIRECTS))]).toEqual([
      ["/terms", "/legal/terms"],
      ["/terms/", "/legal/terms"],
      ["/help", "/faq#billing"],
      ["/help/", "/faq#billing"],
    ]);
  });

  it("accept a site without redirects", () => {
    expect(redirectsIn(redirectsFile([])).size).toBe(0);
  });
});

describe("Vercel", () => {
  const configuration = JSON.parse(vercelConfiguration(RULES, REDIRECTS)) as {
    headers: { source: string; headers: { key: string; value: string }[] }[];
    redirects: object[];
  };

  it.each(PATHS)("gives %s the headers of the source", (path) => {
    const matching = configuration.headers.filter(({ source }) => new RegExp(`^${source}$`).test(path));
    const sent = new Map(matching.flatMap(({ headers }) => headers.map(({ key, value }) => [key, value])));
    expect(sent).toEqual(headersFor(RULES, path));
  });

  it("serves a page at one address and redirects old ones", () => {
    expect(configuration).toMatchObject({ cleanUrls: true, trailingSlash: false, outputDirectory: "client" });
    expect(configuration.redirects[0]).toEqual({
      source: "/terms",
      destination: "/legal/terms",
      statusCode: 301,
    });
  });
});

describe("nginx", () => {
  it("keeps the query before the anchor", () => {
    expect(nginxConfiguration(RULES, REDIRECTS)).toContain(
      'location = /help/ { return 301 "/faq$is_args$args#billing"; }',
    );
  });

  it("rejects values with special meaning in its configuration", () => {
    const rules = [{ path: "/*", headers: { "X-Price": "$12" } }];
    expect(() => nginxConfiguration(rules, [])).toThrow('nginx cannot be given "$12"');
  });
});
