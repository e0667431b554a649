import type { EventName } from "../../../schema/shapes.gen";
import { appPageOf } from "../campaign";

/** A click that counts: the event, and what it tells beside the page. */
export interface ClickEvent {
  name: EventName;
  properties: Record<string, string>;
}

/** What can be pressed; anything else is no click of interest. */
const PRESSABLE = "a[href], button, summary";

/** Buttons that work a part of the page and invite to nothing, such as those that send a form, copy or close. */
const CONTROLS = "[data-fields] > button, [data-enhance=copy-code] button, [data-close], [data-clear]";

/** Events of the two pages of the app. */
const OF_APP = { signup: "landing_clicked_signup", login: "landing_clicked_login" } as const;

/** Events of links by what they lead to. */
const BY_ADDRESS: readonly (readonly [RegExp, EventName])[] = [
  [/^(?:tel|mailto):/, "landing_clicked_contact"],
  [/^\/contact(?:[?#]|$)/, "landing_clicked_contact"],
  [/^\/features\/./, "landing_clicked_feature"],
  [/^\/solutions\/./, "landing_clicked_solution"],
  [/^\/resources\/comparisons\/./, "landing_clicked_comparison"],
];

/** Where on the page an element stands: its block, the header or the footer. */
function locationOf(element: Element): string {
  const block = element.closest<HTMLElement>("[data-block]")?.dataset.block;
  return block ?? (element.closest("header") ? "header" : element.closest("footer") ? "footer" : "page");
}

/** The event of a link by where it stands and what it leads to. */
function ofLink(address: string, location: string): EventName | undefined {
  const app = appPageOf(address);
  if (app) return OF_APP[app];
  if (location === "header") return "landing_clicked_nav_link";
  if (location === "footer") return "landing_clicked_footer_link";
  return BY_ADDRESS.find(([pattern]) => pattern.test(address))?.[1];
}

function nameOf(element: HTMLElement, location: string): EventName | undefined {
  if (element.tagName === "SUMMARY") {
    // A click on an open one closes it.
    return element.closest("details")?.matches(".faq-item:not([open])") ? "landing_clicked_faq" : undefined;
  }
  const isButton = element.classList.contains("button") && !element.matches(CONTROLS);
  if (isButton && element.closest("[data-plan-name]")) return "landing_clicked_pricing_plan";
  const address = element.getAttribute("href");
  return (address && ofLink(address, location)) || (isButton ? "landing_clicked_cta" : undefined);
}

/**
 * The event of a click, from the element that was pressed: what its `data-event` names, else what it is and where it
 * leads.
 *
 * @param target what was clicked, at any depth
 * @returns undefined for a click that does not count
 */
export function clickEvent(target: EventTarget | null): ClickEvent | undefined {
  const element = target instanceof Element ? target.closest<HTMLElement>(PRESSABLE) : null;
  if (!element) return undefined;
  const location = locationOf(element);
  const own = element.dataset.event as EventName | undefined;
  const name = own ?? nameOf(element, location);
  if (!name) return undefined;
  const properties = { cta_location: location };
  if (name !== "landing_clicked_pricing_plan") return { name, properties };
  const { planName = "", planPrice = "" } = element.closest<HTMLElement>("[data-plan-name]")?.dataset ?? {};
  return { name, properties: { ...properties, plan_name: planName, plan_price: planPrice } };
}
