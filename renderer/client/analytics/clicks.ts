import type { EventName } from "./catalogue";
import { isEventName } from "./catalogue";

/** A click that counts: the event, and what it tells beside the page. */
export interface ClickEvent {
  name: EventName;
  properties: Record<string, string>;
}

/** What can be pressed; anything else is no click of interest. */
const PRESSABLE = "a[href], button, summary";

/** Events of links by what they lead to; the first that fits is meant. */
const BY_ADDRESS: readonly (readonly [RegExp, EventName])[] = [
  [/^(?:tel|mailto):/, "landing_clicked_contact"],
  [/^https?:\/\/[^/]+\/signup\b/, "landing_clicked_signup"],
  [/^https?:\/\/[^/]+\/login\b/, "landing_clicked_login"],
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

function nameOf(element: HTMLElement, location: string): EventName | undefined {
  const own = element.dataset.event ?? "";
  if (isEventName(own)) return own;
  if (element.tagName === "SUMMARY") {
    const details = element.parentElement as HTMLDetailsElement;
    // A click on an open one closes it.
    return location === "header" || location === "page" || details.open ? undefined : "landing_clicked_faq";
  }
  const address = element.getAttribute("href") ?? "";
  const byAddress = BY_ADDRESS.find(([pattern]) => pattern.test(address))?.[1];
  const isApp = byAddress === "landing_clicked_signup" || byAddress === "landing_clicked_login";
  if (location === "header" && address && !isApp) return "landing_clicked_nav_link";
  if (location === "footer" && address && !isApp) return "landing_clicked_footer_link";
  return byAddress ?? (element.classList.contains("button") ? "landing_clicked_cta" : undefined);
}

/**
 * The event of a click, from the element that was pressed: what its `data-event` names, else what its address says.
 *
 * @param target what was clicked, at any depth
 * @returns undefined for a click that does not count
 */
export function clickEvent(target: EventTarget | null): ClickEvent | undefined {
  const element = target instanceof Element ? target.closest<HTMLElement>(PRESSABLE) : null;
  if (!element) return undefined;
  const location = locationOf(element);
  const plan = element.closest<HTMLElement>("[data-plan-name]")?.dataset;
  if (plan && element.classList.contains("button")) {
    const { planName: plan_name = "", planPrice: plan_price = "" } = plan;
    return {
      name: "landing_clicked_pricing_plan",
      properties: { cta_location: location, plan_name, plan_price },
    };
  }
  const name = nameOf(element, location);
  return name && { name, properties: { cta_location: location } };
}
