import type { PageSummary } from "../page-summary";
import type { Finding, SiteRule } from "../rule";

type InertAction = PageSummary["inertActions"][number];

const FIXES = {
  other:
    'Once it is decided what it does, give its action another "kind", such as link or signup. If it invites ' +
    'people to begin, mark the action "callToAction": true.',
  nothing:
    'Since it is a call to action, "inertCallsToAction": "signup" in data/site.json makes it open sign-up, like ' +
    'all others. For this button alone, give its action another "kind", such as link or signup.',
  signup: 'To link it elsewhere, give its action another "kind", such as link.',
} as const;

function finding({ text, spot, isCallToAction }: InertAction, setting: "nothing" | "signup"): Finding {
  const opensSignup = isCallToAction && setting === "signup";
  const message = opensSignup
    ? `The button "${text}" has no action of its own; data/site.json makes it open sign-up.`
    : `The button "${text}" does nothing yet.`;
  return { ...spot, message, fix: FIXES[isCallToAction ? setting : "other"] };
}

export const inertAction: SiteRule = {
  name: "inert-action",
  severity: "notice",
  summary: "Buttons without an action are listed.",
  why: "A button that does nothing disappoints visitors. It may stay until the owner decides what it does, and is listed until then.",
  wrong: `{ "type": "call-to-action", "props": { "heading": "Try it", "text": "Now.", "buttons": [{ "label": "Begin", "action": { "kind": "none" } }] } }`,
  right: `{ "type": "call-to-action", "props": { "heading": "Try it", "text": "Now.", "buttons": [{ "label": "Begin", "action": { "kind": "signup" } }] } }`,
  checkSite: (pages, site) =>
    pages.flatMap((page) => page.inertActions.map((action) => finding(action, site.data.inertCallsToAction))),
};
