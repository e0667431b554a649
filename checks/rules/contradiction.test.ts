import { expect, it } from "vitest";
import { readConstants } from "../../data/constants";
import type { Site } from "../../data/site";
import { parseJson } from "../../schema/json-document";
import { inProject } from "../../tests/check/page-rule";
import { described, page, text } from "../../tests/check/project";
import { toDiagnostics } from "../rule";
import { contradiction, contradictionsIn, readingsOn } from "./contradiction";

const source = { unit: "usd", source: "9" };
const other = { value: 8, qualifier: "from", source: "9", routes: ["/a", "/b"], note: "Elsewhere." };
const file = {
  plans: {
    price: { value: 4, ...source, alternates: [other] },
    again: { same: "plans.price" },
    settled: { value: 9, ...source },
  },
};
const document = parseJson("data/constants.json", JSON.stringify(file, null, 2));
const { constants } = readConstants(document);

it("lists each fact with another reading once, at the reading", () => {
  const findings = contradiction.checkSite([], { constants, constantsDocument: document } as Site);
  const texts = toDiagnostics(contradiction, findings).map((found) =>
    described({ "data/constants.json": file }, found),
  );
  expect(`\n${texts.join("\n\n")}\n`).toMatchInlineSnapshot(`
    "
    data/constants.json:7:7 «"alternates"» notice contradiction
    plans.price: The site says $4, but from $8 on /a, /b.
    Fix: Decide which is right, and remove the other reading.
    "
  `);
});

it("gives the rows of the table, with the pages that state each reading", () => {
  const pages = [
    { route: "/", readings: ["plans.price"] },
    { route: "/a", readings: ["plans.price#0", "plans.price"] },
    { route: "/c" },
  ];
  expect(contradictionsIn(constants, pages)).toEqual([
    {
      key: "plans.price",
      primary: "$4",
      pages: ["/", "/a"],
      alternates: [{ reading: "from $8", routes: ["/a", "/b"], pages: ["/a"] }],
    },
  ]);
});

it("knows by its tokens which readings a page states", () => {
  const files = {
    "pages/index.json": page([text("From {{plans.lite.price}}, with {{numbers.countries|here}}.")]),
    "pages/faq.json": page([text("In {{numbers.countries|here}}, not only {{numbers.countries}}.")]),
    "pages/legal/privacy.json": page([text("Nobody {{legal.privacyAge}}.")]),
    "pages/contact.json": page([text("Nobody {{legal.privacyAge}}.")]),
  };
  const stated = inProject(files, (site, pages) =>
    pages.map((checked) => [checked.ref.route, readingsOn(checked, site.constants)]),
  );
  expect(Object.fromEntries(stated)).toEqual({
    "/": ["plans.lite.price", "numbers.countries"],
    "/faq": ["numbers.countries#0", "numbers.countries"],
    "/legal/privacy": ["legal.minimumAge#0"],
    "/contact": [],
  });
});
