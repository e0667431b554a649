import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { filesBelow } from "../../../data/files-below";
import schema from "../../../schema/event.schema.json";

/** Events of the specification, in its order (section 7, Analytics). */
const NAMED = [
  "landing_viewed_page",
  "landing_clicked_cta",
  "landing_clicked_pricing_plan",
  "landing_viewed_pricing",
  "landing_clicked_feature",
  "landing_clicked_solution",
  "landing_clicked_comparison",
  "landing_opened_dlores_modal",
  "landing_watched_demo",
  "landing_clicked_contact",
  "landing_clicked_signup",
  "landing_clicked_login",
  "landing_clicked_faq",
  "landing_clicked_nav_link",
  "landing_clicked_footer_link",
  "landing_submitted_contact_form",
];

it("includes every event that the specification names", () => {
  expect(schema.enum).toEqual(expect.arrayContaining(NAMED));
});

it("documents when each event is sent", () => {
  const table = readFileSync("renderer/client/analytics/README.md", "utf8").matchAll(
    /^\| `(landing_\w+)` \| \w/gm,
  );
  expect([...table].map(([, name]) => name).sort()).toEqual([...schema.enum].sort());
});

// The schema validates the events of pages, the compiler those of reportEvent calls; attributes accept any text.
it("includes every event that a component names in an attribute", () => {
  const files = ["blocks", "renderer"].flatMap((folder) => filesBelow(process.cwd(), folder));
  const components = files.filter((file) => /(?<!\.test)\.tsx$/.test(file));
  const named = components.flatMap((file) =>
    [...readFileSync(file, "utf8").matchAll(/data-event="([^"]+)"/g)].map(([, name = ""]) => name),
  );
  expect(named).toContain("landing_clicked_carrier");
  expect(schema.enum).toEqual(expect.arrayContaining(named));
});
