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
    "pages/blog/[postId].json": { ...page(), collection: "notes" },
    "data/notes/first.json": { id: "first" },
    "data/redirects.json": { redirects: [{ from: "/terms", to: "/legal/terms" }] },
  });
  site = openSite(project.root);
  remove = project.remove;
});
afterAll(() => remove());

const words = (route: string) => unknownAddress(site, route).replaceAll(/<[^>]+>/g, "");

it.each([
  ["/solutions/florists", "pages/solutions/florists.json", "solution"],
  ["/features/voicemail", "pages/features/voicemail.json", "feature"],
  ["/jobs", "pages/jobs.json", "blank"],
])("says which file would make %s, and from which template", (route, file, template) => {
  expect(words(route)).toContain(`The file ${file} would make it.`);
  expect(words(route)).toContain(`npm run new:page -- ${route} --template ${template}`);
});

it("names the file of the collection that fills a template", () => {
  expect(words("/blog/second")).toContain("The file data/notes/second.json would make it");
});

it("leads to the nearest page, and where a redirect leads", () => {
  expect(unknownAddress(site, "/features/call-queus")).toContain('href="/features/call-queues"');
  expect(unknownAddress(site, "/terms")).toContain('href="/legal/terms"');
  expect(words("/terms")).not.toContain("npm run new:page");
  expect(words("/somewhere/else/altogether")).not.toContain("Did you mean");
});

it("does not offer what cannot be a page", () => {
  expect(words("/pictures/a.png")).toContain("public/pictures/a.png");
  for (const route of ["/Jobs", "/jobs//open", "/<b>"]) {
    expect(words(route)).toContain("small letters, digits and hyphens");
    expect(words(route)).not.toContain("npm run new:page");
  }
});

it("is text, whatever was asked for", () => {
  expect(unknownAddress(site, "/<script>")).not.toContain("<script>");
});
