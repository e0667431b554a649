import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { isJsonObject, type JsonValue } from "../../../schema/json-document";
import { EVENTS, isEventName } from "./catalogue";

/** The events that the specification names, in its order (section 7, Analytics). */
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

/** Files of a folder by how their names end. */
const filesOf = (folder: string, ending: RegExp): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && ending.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));

const read = (file: string) => readFileSync(file, "utf8");

/** The events that buttons in a document name: a button is what has a label and an action. */
function eventsIn(value: JsonValue): string[] {
  if (Array.isArray(value)) return value.flatMap(eventsIn);
  if (!isJsonObject(value)) return [];
  const own = value.action !== undefined && value.event !== undefined ? [String(value.event)] : [];
  return [...own, ...Object.values(value).flatMap(eventsIn)];
}

it("has every event that the specification names", () => {
  expect(Object.keys(EVENTS)).toEqual(expect.arrayContaining(NAMED));
});

it("has the same names as the choices of page JSON", () => {
  const { enum: choices } = JSON.parse(read("schema/event.schema.json")) as { enum: string[] };
  expect(choices.toSorted()).toEqual(Object.keys(EVENTS).toSorted());
});

it("says of each event when it is sent, in a sentence", () => {
  for (const { when } of Object.values(EVENTS)) expect(when).toMatch(/^[A-Z0-9].+\.$/);
});

it("lets the contact form tell three flags and nothing else", () => {
  expect(EVENTS.landing_submitted_contact_form.properties).toEqual(["has_name", "has_email", "has_subject"]);
});

it("knows every event that a page names", () => {
  const named = filesOf("pages", /\.json$/).flatMap((file) => eventsIn(JSON.parse(read(file)) as JsonValue));
  expect(named.filter((name) => !isEventName(name))).toEqual([]);
  expect(eventsIn({ button: { label: "x", action: { kind: "none" }, event: "made_up" } })).toEqual([
    "made_up",
  ]);
});

it("knows every event that a component names", () => {
  const sources = ["blocks", "renderer"].flatMap((folder) => filesOf(folder, /(?<!\.test)\.tsx?$/));
  const named = sources.flatMap((file) =>
    [...read(file).matchAll(/data-event="([^"]+)"|reportEvent\("([^"]+)"/g)].map(
      (match) => match[1] ?? match[2] ?? "",
    ),
  );
  expect(named).toContain("landing_clicked_carrier");
  expect(named).toContain("landing_watched_demo");
  expect(named.filter((name) => !isEventName(name))).toEqual([]);
});

it("takes no name from the prototype of objects", () => {
  expect(isEventName("toString")).toBe(false);
});
