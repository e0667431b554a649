import { afterEach, expect, it } from "vitest";
import { clickEvent } from "./clicks";

afterEach(() => {
  document.body.innerHTML = "";
});

/** Returns the event of a click on the element with `data-press`, as `name property=value`. */
function pressed(html: string): string {
  document.body.innerHTML = html;
  const event = clickEvent(document.querySelector("[data-press]"));
  if (!event) return "nothing";
  const properties = Object.entries(event.properties).map(([name, value]) => `${name}=${value}`);
  return [event.name, ...properties].join(" ");
}

const inBlock = (html: string, block = "hero") =>
  `<main><section data-block="${block}">${html}</section></main>`;

it.each([
  [
    "a signup",
    '<a class="button" href="https://app.pingo.example/signup?plan=lite"><b data-press>Go</b></a>',
    "landing_clicked_signup",
  ],
  ["a login", '<a data-press href="https://app.pingo.example/login">Go</a>', "landing_clicked_login"],
  ["a phone number", '<a data-press href="tel:+12025550142">Call</a>', "landing_clicked_contact"],
  ["a mail address", '<a data-press href="mailto:a@b.example">Write</a>', "landing_clicked_contact"],
  ["the contact page", '<a data-press class="button" href="/contact">Talk</a>', "landing_clicked_contact"],
  ["a feature", '<a data-press href="/features/voice-calling#plans">Read</a>', "landing_clicked_feature"],
  ["a solution", '<a data-press href="/solutions/remote-teams">Read</a>', "landing_clicked_solution"],
  ["a comparison", '<a data-press href="/resources/comparisons/quo">Read</a>', "landing_clicked_comparison"],
  [
    "a signup of an app below a path",
    '<a data-press href="https://pingo.test/app/signup">Go</a>',
    "landing_clicked_signup",
  ],
  ["any other call to action", '<button data-press class="button">Try</button>', "landing_clicked_cta"],
  [
    "an element that names its own event",
    '<a data-press data-event="landing_clicked_carrier" href="https://x.example">x</a>',
    "landing_clicked_carrier",
  ],
])("reports a click on %s", (_, html, name) => {
  expect(pressed(inBlock(html))).toBe(`${name} cta_location=hero`);
});

it("distinguishes links of the header, the footer and the page, but reports a signup anywhere", () => {
  expect(pressed('<header><a data-press href="/features/voice-calling">x</a></header>')).toBe(
    "landing_clicked_nav_link cta_location=header",
  );
  expect(pressed('<footer><a data-press href="/contact">x</a></footer>')).toBe(
    "landing_clicked_footer_link cta_location=footer",
  );
  expect(pressed('<header><a data-press href="https://app.pingo.example/signup">x</a></header>')).toBe(
    "landing_clicked_signup cta_location=header",
  );
});

it("names the plan of the clicked button", () => {
  const plan =
    '<div data-plan-name="Lite" data-plan-price="$4"><a data-press class="button" href="https://app.pingo.example/signup">x</a></div>';
  expect(pressed(inBlock(plan, "pricing-plans"))).toBe(
    "landing_clicked_pricing_plan cta_location=pricing-plans plan_name=Lite plan_price=$4",
  );
});

it("reports a question when it is opened, but no menu", () => {
  const summary = "<summary data-press>Why?</summary>";
  const question = (attributes: string) => `<details ${attributes}>${summary}</details>`;
  expect(pressed(inBlock(question('class="faq-item"'), "faq"))).toBe("landing_clicked_faq cta_location=faq");
  expect(pressed(inBlock(question('class="faq-item" open'), "faq"))).toBe("nothing");
  expect(pressed(inBlock(question("")))).toBe("nothing");
  expect(pressed(`<header>${question("")}</header>`)).toBe("nothing");
});

it("prefers the event that a button names, also in a plan", () => {
  const plan = (event: string) =>
    `<div data-plan-name="Lite" data-plan-price="$4"><a data-press data-event="${event}" class="button" href="/contact">x</a></div>`;
  expect(pressed(inBlock(plan("landing_clicked_contact")))).toBe("landing_clicked_contact cta_location=hero");
  expect(pressed(inBlock(plan("landing_clicked_pricing_plan")))).toBe(
    "landing_clicked_pricing_plan cta_location=hero plan_name=Lite plan_price=$4",
  );
});

it.each([
  ["sends a form", '<div data-fields=""><button data-press class="button">Send</button></div>'],
  ["copies code", '<div data-enhance="copy-code"><button data-press class="button">Copy</button></div>'],
  ["closes a dialog", '<button data-press data-close="" class="button">Maybe later</button>'],
  ["clears a search", '<button data-press data-clear="" class="button">Show all</button>'],
])("does not report a button that %s", (_, html) => {
  expect(pressed(inBlock(html))).toBe("nothing");
});

it("ignores other clicks", () => {
  expect(pressed(inBlock("<p data-press>Words</p>"))).toBe("nothing");
  expect(pressed(inBlock('<a data-press href="/pricing">Prices</a>'))).toBe("nothing");
  expect(pressed(inBlock('<a data-press href="https://carrier.example/signup-offer">x</a>'))).toBe("nothing");
  expect(clickEvent(null)).toBeUndefined();
});
