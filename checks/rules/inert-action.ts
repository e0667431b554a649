import { type ActionField, spotOf } from "../checked-page";
import type { Finding, PageRule } from "../rule";

const FIXES = {
  other:
    'Once it is decided what it does, give its action another "kind", such as link or signup. If it invites ' +
    'people to begin, mark the action "callToAction": true.',
  nothing:
    'Since it is a call to action, "inertCallsToAction": "signup" in data/site.json makes it open sign-up, like ' +
    'all others. For this button alone, give its action another "kind", such as link or signup.',
  signup: 'To link it elsewhere, give its action another "kind", such as link.',
} as const;

function finding(action: ActionField, setting: "nothing" | "signup"): Finding {
  const { label, path, isCallToAction } = action;
  const opensSignup = isCallToAction && setting === "signup";
  const message = opensSignup
    ? `The button "${label}" has no action of its own; data/site.json makes it open sign-up.`
    : `The button "${label}" does nothing when visitors click it.`;
  const spot = spotOf({ ...action, path: [...path, "kind"] });
  return { ...spot, message, fix: FIXES[isCallToAction ? setting : "other"] };
}

/** Buttons without an action are listed. */
export const inertAction: PageRule = {
  name: "inert-action",
  severity: "notice",
  check: ({ actions }, { data }) =>
    actions.filter(({ kind }) => kind === "none").map((action) => finding(action, data.inertCallsToAction)),
};
