import { CspEvaluator } from "csp_evaluator";
import { Severity } from "csp_evaluator/dist/finding.js";
import { CspParser } from "csp_evaluator/dist/parser.js";
import { afterAll, beforeAll, expect, it } from "vitest";
import { close, listen } from "../../scripts/serve/listen";
import { createSiteServer } from "../../scripts/serve/server";
import { observatoryGrade } from "./observatory";
import { ask } from "./request";

const PAGES = ["/", "/pricing", "/resources/carrier-pricing"];

const server = createSiteServer("dist/client");
let url: string;

beforeAll(async () => {
  url = await listen(server, 0);
});
afterAll(() => close(server));

it.each(PAGES)("Google's CSP Evaluator finds nothing in the policy of %s that is not known", async (path) => {
  const policy = String((await ask(url, path)).headers["content-security-policy"]);
  const findings = new CspEvaluator(new CspParser(policy).csp).evaluate();
  const serious = findings.filter(({ severity }) => severity < Severity.INFO);
  // "Can be problematic if you host JSONP, AngularJS or user uploaded files": we host none. With 'strict-dynamic', and a
  // script in the page that loads the modules, nothing would be found; but 'self' holds every script to our own files,
  // while with the other a `<link rel="modulepreload">` in markup that somebody has brought in lets any address run, a
  // `data:` one too (https://github.com/w3c/webappsec-csp/issues/823).
  expect(serious.map(({ directive, value, severity }) => [directive, value, severity])).toEqual([
    ["script-src", "'self'", Severity.MEDIUM_MAYBE],
  ]);
});

it.for(PAGES)("Mozilla's HTTP Observatory gives %s its top grade", async (path, { skip }) => {
  const verdict = await observatoryGrade(url, path);
  if (!verdict) return skip("could not be had");
  expect(verdict).toMatchObject({ grade: "A+", failed: [] });
});
