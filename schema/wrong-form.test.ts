import { expect, it } from "vitest";
import { hasFormat } from "./formats";
import { findNearForm } from "./wrong-form";

const ANCHOR = /^[a-z][a-z0-9-]*$/;
const DAY = /^\d{4}-\d\d-\d\d$/;
const TIME = /^\d\d:\d\d$/;

it.each([
  ["#plans", ANCHOR, "plans"],
  ["Use cases", ANCHOR, "use-cases"],
  ["plans.json", ANCHOR, "plans"],
  ["_shared/plans", ANCHOR, "plans"],
  ["19.08.2026", DAY, "2026-08-19"],
  ["8/19/2026", DAY, "2026-08-19"],
  ["2026/8/19", DAY, "2026-08-19"],
  ["2026/08/19", DAY, "2026-08-19"],
  ["08.09.2026", DAY, "2026-09-08"],
  ["08/09/2026", DAY, "2026-08-09"],
  ["Sept 9, 2026", DAY, "2026-09-09"],
  ["August 2026", /^\d{4}-\d\d$/, "2026-08"],
  ["moving 3", DAY, undefined],
  ["7 am", TIME, "07:00"],
  ["8:15", TIME, "08:15"],
  ["7:30 p.m.", TIME, "19:30"],
  ["12:05 am", TIME, "00:05"],
  ["11 pm", TIME, "23:00"],
  ["???", ANCHOR, undefined],
])("finds for %s in the form %s: %s", (text, form, expected) => {
  expect(findNearForm(text, (candidate) => form.test(candidate))).toBe(expected);
});

it("a time of day has one form, in which times can be sorted as texts", () => {
  const accepted = ["08:15", "16:30", "8:15", "24:00"].filter((time) => hasFormat("time-of-day", time));
  expect(accepted).toEqual(["08:15", "16:30"]);
});
