import { afterAll, beforeAll, expect, it } from "vitest";
import { openSite, type Site } from "../../data/site";
import { makeProject, page } from "../../tests/check/project";
import { unknownAddress } from "./unknown-address";

let site: Site;
let remove: () => void = () => {};
beforeAll(() => {
  const project = makeProject({
    "pages/index.json": page(),
    "pages/features/call-queues.json": page(),
    "pages/features/_fax.json": page(),
    "data/redirects.json": { redirects: [{ from: "/terms", to: "/legal/terms" }] },
  });
  site = openSite(project.root);
  remove = project.remove;
});
afterAll(() => remove());

it("says which command makes a page", () => {
  const command = "npm run new:page -- /features/voicemail --template feature|solution|blank|article";
  expect(unknownAddress(site, "/features/voicemail")).toContain(command);
});

it("says of a page that is not published where it is", () => {
  const said = unknownAddress(site, "/features/fax");
  expect(said).toContain("pages/features/_fax.json is not published yet.");
  expect(said).not.toContain("npm run new:page");
});

it("leads to the nearest page, and where a redirect leads", () => {
  expect(unknownAddress(site, "/features/call-queus")).toContain('href="/features/call-queues"');
  expect(unknownAddress(site, "/terms")).toContain('href="/legal/terms"');
  expect(unknownAddress(site, "/terms")).not.toContain("npm run new:page");
  expect(unknownAddress(site, "/somewhere/else/altogether")).not.toContain("Did you mean");
});

it("does not offer what cannot be a page", () => {
  for (const route of ["/pictures/a.png", "/Jobs", "/jobs//open", "/<b>"])
    expect(unknownAddress(site, route)).not.toContain("npm run new:page");
});

it("is text, whatever was asked for", () => {
  expect(unknownAddress(site, "/<script>")).not.toContain("<script>");
});
