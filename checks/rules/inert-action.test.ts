import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { block, check, findingsOf, page } from "../../tests/check/project";

const button = (label: string, kind: string) => ({ label, action: { kind } });
const invitation = block("call-to-action", {
  heading: "Try it",
  buttons: [button("See demo", "none"), button("Start", "signup")],
});

it("reports each button without an action", () => {
  const inert = [button("See demo", "none"), button("Watch", "none")];
  expect(
    findingsOf("inert-action", {
      "pages/index.json": page([block("call-to-action", { heading: "Try it", buttons: inert })]),
    }),
  ).toMatchInlineSnapshot(`
    "
    pages/index.json:21:23 «"none"» notice inert-action
    block 2 Call to action “Try it”, Button 1 › Action: The button "See demo" does nothing when visitors click it.
    Fix: Once it is decided what it does, give its action another "kind", such as link or signup. If it invites people to begin, mark the action "callToAction": true.

    pages/index.json:27:23 «"none"» notice inert-action
    block 2 Call to action “Try it”, Button 2 › Action: The button "Watch" does nothing when visitors click it.
    Fix: Once it is decided what it does, give its action another "kind", such as link or signup. If it invites people to begin, mark the action "callToAction": true.
    "
  `);
});

it("reports the button of a shared block once, however many pages use it", () => {
  const files = {
    "pages/index.json": page([{ use: "try" }]),
    "pages/b.json": page([{ use: "try" }]),
    "pages/_shared/try.json": invitation,
  };
  expect(check(files).diagnostics.filter(({ rule }) => rule === "inert-action")).toHaveLength(1);
});

const callToAction = (label: string) => ({ label, action: { kind: "none", callToAction: true } });
const siteData = JSON.parse(readFileSync("data/site.json", "utf8")) as object;

/** Returns a page with a call to action and another button, and a shared block with one more on two pages. */
const filesWith = (inertCallsToAction: string) => ({
  "data/site.json": { ...siteData, inertCallsToAction },
  "pages/index.json": page([
    block("call-to-action", { heading: "Try it", buttons: [callToAction("Begin"), button("Watch", "none")] }),
    { use: "try" },
  ]),
  "pages/b.json": page([{ use: "try" }]),
  "pages/_shared/try.json": block("call-to-action", { heading: "Join", buttons: [callToAction("Join")] }),
});

it("explains how the site's data can give a call to action a target", () => {
  expect(findingsOf("inert-action", filesWith("nothing"))).toMatchInlineSnapshot(`
    "
    pages/_shared/try.json:9:19 «"none"» notice inert-action
    shared block try, Call to action “Join”, Button 1 › Action: The button "Join" does nothing when visitors click it.
    Fix: Since it is a call to action, "inertCallsToAction": "signup" in data/site.json makes it open sign-up, like all others. For this button alone, give its action another "kind", such as link or signup.

    pages/index.json:21:23 «"none"» notice inert-action
    block 2 Call to action “Try it”, Button 1 › Action: The button "Begin" does nothing when visitors click it.
    Fix: Since it is a call to action, "inertCallsToAction": "signup" in data/site.json makes it open sign-up, like all others. For this button alone, give its action another "kind", such as link or signup.

    pages/index.json:28:23 «"none"» notice inert-action
    block 2 Call to action “Try it”, Button 2 › Action: The button "Watch" does nothing when visitors click it.
    Fix: Once it is decided what it does, give its action another "kind", such as link or signup. If it invites people to begin, mark the action "callToAction": true.
    "
  `);
});

it("names the target that the site's data gives to a call to action", () => {
  expect(findingsOf("inert-action", filesWith("signup"))).toMatchInlineSnapshot(`
    "
    pages/_shared/try.json:9:19 «"none"» notice inert-action
    shared block try, Call to action “Join”, Button 1 › Action: The button "Join" has no action of its own; data/site.json makes it open sign-up.
    Fix: To link it elsewhere, give its action another "kind", such as link.

    pages/index.json:21:23 «"none"» notice inert-action
    block 2 Call to action “Try it”, Button 1 › Action: The button "Begin" has no action of its own; data/site.json makes it open sign-up.
    Fix: To link it elsewhere, give its action another "kind", such as link.

    pages/index.json:28:23 «"none"» notice inert-action
    block 2 Call to action “Try it”, Button 2 › Action: The button "Watch" does nothing when visitors click it.
    Fix: Once it is decided what it does, give its action another "kind", such as link or signup. If it invites people to begin, mark the action "callToAction": true.
    "
  `);
});
