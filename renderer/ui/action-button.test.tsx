import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import type { Action } from "../../schema/shapes.gen";
import { ActionButton, actionAddress } from "./action-button";
import { SiteContext, type SiteLinks } from "./site-context";

const LINKS: SiteLinks = {
  signup: "https://app.pingo.test/signup",
  login: "https://app.pingo.test/login",
  phone: "+12025550142",
  email: "hello@pingo.test",
  inertCallsToAction: "nothing",
};

/** An action of each kind with its address; the type requires every kind. */
const CASES: { [Kind in Action["kind"]]: [Extract<Action, { kind: Kind }>, string | undefined][] } = {
  link: [
    [{ kind: "link", to: "/pricing" }, "/pricing"],
    [{ kind: "link", to: "#plans" }, "#plans"],
    [{ kind: "link", to: "https://example.com/a" }, "https://example.com/a"],
  ],
  signup: [
    [{ kind: "signup" }, "https://app.pingo.test/signup"],
    [{ kind: "signup", plan: "lite" }, "https://app.pingo.test/signup?plan=lite"],
    [{ kind: "signup", plan: "enterprise" }, "https://app.pingo.test/signup?plan=enterprise"],
  ],
  login: [[{ kind: "login" }, "https://app.pingo.test/login"]],
  dial: [[{ kind: "dial" }, "tel:+12025550142"]],
  mail: [[{ kind: "mail" }, "mailto:hello@pingo.test"]],
  none: [
    [{ kind: "none" }, undefined],
    [{ kind: "none", callToAction: false }, undefined],
    [{ kind: "none", callToAction: true }, undefined],
  ],
};

const all = Object.values(CASES).flat() as [Action, string | undefined][];

const htmlOf = (
  action: Action,
  more: Partial<Parameters<typeof ActionButton>[0]> = {},
  links: SiteLinks = LINKS,
) =>
  renderToStaticMarkup(
    <SiteContext.Provider value={links}>
      <ActionButton button={{ label: "Press", action }} {...more} />
    </SiteContext.Provider>,
  );

it.each(all)("%j has the address %s", (action, address) => {
  expect(actionAddress(action, LINKS)).toBe(address);
});

describe("ActionButton", () => {
  it.each(all.filter(([, address]) => address !== undefined))("renders %j as a link", (action, address) => {
    expect(htmlOf(action)).toContain(`<a href="${address}"`);
  });

  it("renders a button that submits nothing if there is no action", () => {
    expect(htmlOf({ kind: "none" })).toBe(
      '<button type="button" class="button button-primary">Press</button>',
    );
  });

  it('sets rel="noopener" on links to other sites only', () => {
    expect(htmlOf({ kind: "link", to: "https://example.com" })).toContain('rel="noopener"');
    expect(htmlOf({ kind: "link", to: "/pricing" })).not.toContain("rel=");
    expect(htmlOf({ kind: "signup" })).not.toContain("rel=");
  });

  it("sets its own analytics event, if it has one, on a link and on a button", () => {
    const button = { label: "Press", event: "landing_clicked_contact" } as const;
    for (const action of [{ kind: "signup" }, { kind: "none" }] as const)
      expect(htmlOf(action, { button: { ...button, action } })).toContain(
        'data-event="landing_clicked_contact"',
      );
    expect(htmlOf({ kind: "signup" })).not.toContain("data-event");
  });

  it("applies the variant, the size and the class", () => {
    expect(htmlOf({ kind: "none" }, { variant: "secondary", small: true, className: "w-full" })).toContain(
      'class="button button-secondary button-small w-full"',
    );
  });
});

describe("when inert calls to action open sign-up", () => {
  const wired: SiteLinks = { ...LINKS, inertCallsToAction: "signup" };

  it("links a call to action without an action to sign-up", () => {
    expect(htmlOf({ kind: "none", callToAction: true }, {}, wired)).toBe(
      '<a href="https://app.pingo.test/signup" class="button button-primary">Press</a>',
    );
  });

  it("keeps other buttons without an action inert", () => {
    for (const action of [{ kind: "none" }, { kind: "none", callToAction: false }] as const)
      expect(htmlOf(action, {}, wired)).toContain('<button type="button"');
  });

  it("keeps the address of buttons with an action of their own", () => {
    const others = all.filter(([{ kind }]) => kind !== "none");
    expect(others.map(([action]) => actionAddress(action, wired))).toEqual(
      others.map(([, address]) => address),
    );
  });
});
