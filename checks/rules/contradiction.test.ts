import { expect, it } from "vitest";
import { readConstants } from "../../data/constants";
import type { Site } from "../../data/site";
import { parseJson } from "../../schema/json-document";
import { formatDiagnostic } from "../../tests/check/project";
import { toDiagnostics } from "../rule";
import { contradiction } from "./contradiction";

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

it("reports each fact with an alternate reading once, at that reading", () => {
  const findings = contradiction.checkSite([], { constants, documents: { constants: document } } as Site);
  const texts = toDiagnostics(contradiction, findings).map((found) =>
    formatDiagnostic({ "data/constants.json": file }, found),
  );
  expect(`\n${texts.join("\n\n")}\n`).toMatchInlineSnapshot(`
    "
    data/constants.json:7:7 «"alternates"» notice contradiction
    The site says $4, but from $8 on /a, /b.
    Fix: Decide which is right, and remove the other reading.
    "
  `);
});
