import { CspEvaluator } from "csp_evaluator";
import { Severity } from "csp_evaluator/dist/finding.js";
import { CspParser } from "csp_evaluator/dist/parser.js";
import { afterAll, beforeAll, expect, it } from "vitest";
import { close, listen } from "../../scripts/serve/listen";
import { createSiteServer } from "../../scripts/serve/server";
import { observatoryGrade } from "./observatory";
import { sendRequest } from "./request";

const PAGES = ["/", "/pricing", "/resources/carrier-pricing"];

const server = createSiteServer("dist/client");
let url: string;

beforeAll(async () => {
  url = await listen(server, 0);
});
afterAll(() => close(server));

/** The findings of the evaluator for one policy, except those of level info. */
function doubtsAbout(policy: string): string[] {
  const findings = new CspEvaluator(new CspParser(policy).csp).evaluate();
  return findings
    .filter(({ severity }) => severity < Severity.INFO)
    .map(({ directive, value, severity }) => `${directive} ${value ?? ""} ${Severity[severity]}`);
}

it.each(PAGES)("Google's CSP Evaluator reports nothing in the policy of %s", async (path) => {
  const header = String((await sendRequest(url, path)).headers["content-security-policy"]);
  // A page obeys each policy of the header, so one of them is enough to forbid something.
  const [whole = "", origins = ""] = header.split(", ");
  expect(doubtsAbout(whole)).toEqual([]);
  expect(origins).toMatch(/^script-src 'self' /);
});

it.for(PAGES)("Mozilla's HTTP Observatory gives %s its top grade", async (path, { skip }) => {
  const verdict = await observatoryGrade(url, path);
  if (!verdict) return skip("could not be had");
  expect(verdict).toMatchObject({ grade: "A+", failed: [] });
});
