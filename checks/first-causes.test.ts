import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { openSite } from "../data/site";
import { errorAt } from "../schema/diagnostic";
import {
  check,
  type Files,
  formatDiagnostic,
  page,
  projectOf,
  realSchemas,
  text,
} from "../tests/check/project";
import { site } from "../tests/render";
import { FROZEN_SITE } from "../tests/roots";
import { checkSite } from "./check-site";
import { firstCauses } from "./first-causes";

function faults(files: Files): string {
  const { diagnostics } = check(files);
  const errors = diagnostics.filter(({ severity }) => severity === "error");
  return `\n${errors.map((diagnostic) => formatDiagnostic(files, diagnostic)).join("\n\n")}\n`;
}

/** Returns the text of the real constants with a part replaced. */
function constantsWith(before: string, after: string): string {
  const real = readFileSync(join(FROZEN_SITE, "data/constants.json"), "utf8");
  expect(real).toContain(before);
  return real.replace(before, after);
}

describe("firstCauses omits", () => {
  it("tokens of a faulty constant, and the lengths of their texts", () => {
    const uptime = /"uptime": \{[^}]*\}/.exec(constantsWith("uptime", "uptime"))?.[0] ?? "";
    const files = {
      "data/constants.json": constantsWith(uptime, uptime.replace('"percent"', '"percnt"')),
      "pages/index.json": page([text("Up {{claims.uptime}} of the time.")]),
      "pages/other.json": page([], {
        title: "{{claims.uptime}} of the time, it is up",
        description: `Other. ${page().description}`,
      }),
    };
    const found = check(files).diagnostics.filter(({ severity }) => severity === "error");
    expect(found.map(({ file }) => file)).toEqual(["data/constants.json"]);
    expect(found[0]).toMatchObject({ where: "claims.uptime.unit" });
  });

  it("the length of a text with an unresolved token", () => {
    const statistics = {
      type: "statistics",
      props: {
        heading: "In figures",
        items: [
          { value: "{{plans.standard.prcie}}", label: "a month" },
          { value: "None", label: "fees" },
        ],
      },
    };
    expect(faults({ "pages/index.json": page([statistics]) })).toMatchInlineSnapshot(`
      "
      pages/index.json:19:23 «{{plans.standard.prcie}}» error unknown-token
      block 2 Statistics “In figures”, Figure 1 › Value: There is no constant "plans.standard.prcie".
      Fix: Did you mean {{plans.standard.price}}?
      "
    `);
  });

  it("the faults that a shared block repeats on each of its pages", () => {
    const files = {
      "pages/index.json": page([{ use: "offer" }]),
      "pages/other.json": page([{ use: "offer" }], {
        title: "Another page that uses the offer",
        description: `Other. ${page().description}`,
      }),
      "pages/_shared/offer.json": text("See [plans](/plans)."),
    };
    expect(faults(files)).toMatchInlineSnapshot(`
      "
      pages/_shared/offer.json:4:26 «/plans» error dead-link
      shared block offer, Rich text, Text: "/plans" is not a page of this site.
      Fix: Link to a page of this site, or to an https address.
      "
    `);
  });

  it("all places but the first that need a missing constant, and the consequences of its absence", () => {
    const price = /"price": \{ "value": 12,[^}]*\},/.exec(constantsWith("plans", "plans"))?.[0] ?? "";
    const files = {
      "data/constants.json": constantsWith(price, ""),
      "pages/index.json": page([text("Standard is {{plans.standard.price}}."), { use: "plans" }]),
      "pages/_shared/plans.json": readFileSync(join(FROZEN_SITE, "pages/_shared/plans.json"), "utf8"),
    };
    const found = check(files).diagnostics.filter(({ severity }) => severity === "error");
    expect(found.map(({ message }) => message).join("\n")).toMatchInlineSnapshot(`
      "There is no constant "plans.standard.price". 5 more places in 3 files need it: data/constants.json:123, data/constants.json:179, data/constants.json:231 and 2 more.
      "/contact" is not a page of this site.
      "/pricing" is not a page of this site."
    `);
  });

  it("findings in texts and data that depend on faulty constants", () => {
    const files = {
      "data/constants.json": constantsWith(
        '"value": 12, "unit": "usd", "per": "month"',
        '"value": "12", "unit": "usd"',
      ),
      "pages/index.json": page([text("Lite costs {{plans.standard.price}} or $12.")]),
    };
    const found = check(files).diagnostics.filter(({ severity }) => severity === "error");
    expect(found.map(({ where }) => where)).toEqual(["plans.standard.price.value"]);
  });

  it("all pages but one that use a missing shared block", () => {
    const files = {
      "pages/index.json": page([{ use: "offer" }]),
      "pages/other.json": page([{ use: "offer" }], {
        title: "Another page that uses the offer",
        description: `Other. ${page().description}`,
      }),
    };
    expect(faults(files)).toContain("1 more place in 1 file needs it: pages/other.json:");
    expect(faults(files).match(/error/g)).toHaveLength(1);
  });

  it("faults of what the site fills in, unless they are the only ones", () => {
    const { file, line, column } = { file: "pages/index.json", line: 9, column: 1 };
    const filled = errorAt(file, { line, column, length: 1 }, { rule: "block-props", message: "Filled in." });
    const faulty = { ...filled, isFilledIn: true as const };
    const written = { ...filled, line: 3, message: "Written." };
    expect(firstCauses(site, [faulty])).toEqual([faulty]);
    expect(firstCauses(site, [faulty, written])).toEqual([written]);
  });
});

it.each(["exceptions", "house-style", "redirects", "routes", "navigation"])(
  "a missing data/%s.json is reported as one fault, without consequences",
  (name) => {
    const root = projectOf({ "pages/index.json": page([text("It takes 150 ms.")]) });
    const excused = {
      file: "pages/index.json",
      text: "150 ms",
      reason: "How late a word may arrive, by ITU-T G.114.",
    };
    writeFileSync(join(root, "data/exceptions.json"), JSON.stringify({ exceptions: [excused] }));
    rmSync(join(root, `data/${name}.json`));
    const { diagnostics } = checkSite(openSite(root, realSchemas()));
    const errors = diagnostics.filter(({ severity }) => severity === "error");
    expect(errors.map(({ file, rule }) => `${file} ${rule}`)).toEqual([`data/${name}.json json-syntax`]);
    expect(errors[0]?.fix).toBe(`Restore it: git restore "data/${name}.json"`);
  },
);
