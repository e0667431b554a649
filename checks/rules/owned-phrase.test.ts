import { expect, it } from "vitest";
import { findingsOfRule, itJudges } from "../../tests/check/page-rule";
import { page, text } from "../../tests/check/project";
import { ownedPhrase } from "./owned-phrase";

it("names the constant that states the phrase, and each of its forms", () => {
  const blocks = [text("There is no setup fee."), text("Try it without a credit card.")];
  expect(findingsOfRule(ownedPhrase, { "pages/index.json": page(blocks) })).toMatchInlineSnapshot(`
    "
    pages/index.json:16:30 «setup fee» error owned-phrase
    block 2 rich-text: "setup fee" is typed by hand, but addOns.setupFee says it and may change.
    Fix: Write {{addOns.setupFee}} (no setup fee).

    pages/index.json:22:25 «without a credit card» error owned-phrase
    block 3 rich-text: "without a credit card" is typed by hand, but claims.card says it and may change.
    Fix: Write {{claims.card}} (no credit card), or {{claims.card|short}} (no card), or {{claims.card|without}} (without a credit card).
    "
  `);
});

const wrong = [
  "No set-up fees at all.",
  "Setup fee: none.",
  "**No contract** and no surprises.",
  "You can cancel any time.",
  "Free porting for everybody.",
  "{{addOns.setupFee}}, and no contract.",
];
const right = [
  "There is {{addOns.setupFee}}, and {{claims.contract}}.",
  "{{claims.card}}: {{claims.trial}} free.",
  "Leave the old contract running.",
  "Never send us a card number.",
  "A transport is free.",
];

itJudges(ownedPhrase, wrong, right, true);
