import { expect, it } from "vitest";
import { page, siteOf } from "../../tests/check/project";
import { unknownAddress } from "./unknown-address";

const site = siteOf({
  "pages/index.json": page(),
  "pages/features/call-queues.json": page(),
  "pages/features/_fax.json": page(),
});

it("shows the command that creates a page", () => {
  const command =
    "npm run new:page -- /features/voicemail --template feature</code> (or solution, blank, article, comparison)";
  expect(unknownAddress(site, "/features/voicemail")).toContain(command);
});

it("shows the file of an unpublished page", () => {
  const said = unknownAddress(site, "/features/fax");
  expect(said).toContain("pages/features/_fax.json is not published yet.");
  expect(said).not.toContain("npm run new:page");
});

it("links to the nearest page", () => {
  expect(unknownAddress(site, "/features/call-queus")).toContain('href="/features/call-queues"');
  expect(unknownAddress(site, "/somewhere/else/altogether")).not.toContain("Did you mean");
});

it("links to the studio, for those who look for it at its name", () => {
  expect(unknownAddress(site, "/studio")).toMatch(/<a href="\/__studio"[^>]*>studio<\/a>/);
});

it("does not suggest a page for an invalid route", () => {
  for (const route of ["/pictures/a.png", "/Jobs", "/jobs//open", "/<b>"])
    expect(unknownAddress(site, route)).not.toContain("npm run new:page");
});

it("escapes the address", () => {
  expect(unknownAddress(site, "/<script>")).not.toContain("<script>");
});
