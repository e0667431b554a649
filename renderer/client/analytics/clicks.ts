import type { EventName } from "../../../schema/shapes.gen";
import { appPageOf } from "../campaign";

/** Clickable elements; other clicks are ignored. */
const CLICKABLE = "a[href], button, summary";

/** Buttons that operate a part of the page and are not calls to action: they submit a form, copy, close or clear. */
const CONTROLS = "[data-fields] > button, [data-enhance=copy-code] button, [data-close], [data-clear]";

/** Events of links to the app, by page. */
const APP_EVENTS = { signup: "landing_clicked_signup", login: "landing_clicked_login" } as const;

/** Events of links, by their target. */
const LINK_EVENTS: readonly (readonly [RegExp, EventName])[] = [
  [/^(?:tel|mailto):/, "landing_clicked_contact"],
  [/^\/contact(?:[?#]|$)/, "landing_clicked_contact"],
  [/^\/features\/./, "landing_clicked_feature"],
  [/^\/solutions\/./, "landing_clicked_solution"],
  [/^\/resources\/comparisons\/./, "landing_clicked_comparison"],
];

/** Returns the location of an element on the page: its block, `header`, `footer` or `page`. */
function locationOf(element: Element): string {
  const block = element.closest<HTMLElement>("[data-block]")?.dataset.block;
  return block ?? (element.closest("header") ? "header" : element.closest("footer") ? "footer" : "page");
}

/** Returns the event of a link by its target and its location; undefined if there is none. */
function linkEventOf(address: string, location: string): EventName | undefined {
  const app = appPageOf(address);
  if (app) return APP_EVENTS[app];
  if (location === "header") return "landing_clicked_nav_link";
  if (location === "footer") return "landing_clicked_footer_link";
  return LINK_EVENTS.find(([pattern]) => pattern.test(address))?.[1];
}

function eventNameOf(element: HTMLElement, location: string): EventName | undefined {
  if (element.tagName === "SUMMARY") {
    // A click on an open question closes it.
    return element.closest("details")?.matches(".faq-item:not([open])") ? "landing_clicked_faq" : undefined;
  }
  const isButton = element.classList.contains("button") && !element.matches(CONTROLS);
  if (isButton && element.closest("[data-plan-name]")) return "landing_clicked_pricing_plan";
  const address = element.getAttribute("href");
  return (address && linkEventOf(address, location)) || (isButton ? "landing_clicked_cta" : undefined);
}

/**
 * Returns the event of a click: the one in the element's `data-event`, else the one for its kind and target.
 *
 * @param target clicked node, at any depth
 * @returns the event's name, and its properties in addition to those of the page; undefined for a click that is not tracked
 */
export function clickEvent(target: EventTarget | null) {
  const element = target instanceof Element ? target.closest<HTMLElement>(CLICKABLE) : null;
  if (!element) return undefined;
  const location = locationOf(element);
  const own = element.dataset.event as EventName | undefined;
  const name = own ?? eventNameOf(element, location);
  if (!name) return undefined;
  const properties = { cta_location: location };
  if (name !== "landing_clicked_pricing_plan") return { name, properties };
  const { planName = "", planPrice = "" } = element.closest<HTMLElement>("[data-plan-name]")?.dataset ?? {};
  return { name, properties: { ...properties, plan_name: planName, plan_price: planPrice } };
}
