import { expect, it } from "vitest";
import { block, check, found, page } from "../../tests/check/project";

const button = (label: string, kind: string) => ({ label, action: { kind } });
const invitation = block("call-to-action", {
  heading: "Try it",
  buttons: [button("See demo", "none"), button("Start", "signup")],
});

it("lists each button without action", () => {
  const inert = [button("See demo", "none"), button("Watch", "none")];
  expect(
    found("inert-action", {
      "pages/index.json": page([block("call-to-action", { heading: "Try it", buttons: inert })]),
    }),
  ).toMatchInlineSnapshot(`
    "
    pages/index.json:21:23 «"none"» notice inert-action
    block 2 call-to-action: The button "See demo" does nothing yet.
    Fix: When it is decided what it does, give its action another "kind", such as link or signup.

    pages/index.json:27:23 «"none"» notice inert-action
    block 2 call-to-action: The button "Watch" does nothing yet.
    Fix: When it is decided what it does, give its action another "kind", such as link or signup.
    "
  `);
});

it("counts the button of a shared block once, however many pages use it", () => {
  const files = {
    "pages/index.json": page([{ use: "try" }]),
    "pages/b.json": page([{ use: "try" }]),
    "pages/_shared/try.json": invitation,
  };
  expect(check(files).summary.inertActions).toBe(1);
});
