import { addQueryParameters } from "../ui/query";
import { createSessionNote } from "../ui/session-note";

/** Session storage of the visitor's campaign, as a query string. */
const storage = createSessionNote("pingo:campaign");

/** Query parameters of a campaign. */
const PARAMETER = /^utm_(source|medium|campaign|term|content)$/;

/** Campaign parameters that are set. */
export type Campaign = Readonly<Record<`utm_${string}`, string>>;

/** Parses the campaign in a query string. If a parameter occurs twice, the last one is used. */
function campaignIn(query: string): Campaign {
  return Object.fromEntries(
    [...new URLSearchParams(query)].filter(([name, value]) => PARAMETER.test(name) && value),
  );
}

/** Returns the query of the referring page of this site, since a page opened in a new tab has its own session storage. */
function earlierQuery(): string {
  const { referrer } = document;
  return referrer.startsWith(`${location.origin}/`) ? new URL(referrer).search : "";
}

/**
 * Returns the visitor's campaign, from this URL or from the first page of the visit; undefined if there is none. If storage
 * is denied, the campaign is known on the landing page and on pages opened from it.
 */
export function currentCampaign(): Campaign | undefined {
  const campaign = [location.search, storage.read(), earlierQuery()]
    .map(campaignIn)
    .find((one) => Object.keys(one).length > 0);
  if (campaign) storage.write(String(new URLSearchParams(campaign)));
  return campaign;
}

/** Returns the page of the app that an address links to; undefined for any other address. */
export function appPageOf(address: string): "signup" | "login" | undefined {
  return /^https?:\/\/[^?#]+\/(signup|login)(?:[?#]|$)/.exec(address)?.[1] as "signup" | "login" | undefined;
}

/**
 * Passes the campaign to the app: links to signup and login get its parameters just before they are followed, so that the
 * HTML is the same for all visitors.
 */
export function startCampaign(): void {
  const campaign = currentCampaign();
  if (!campaign) return;
  const decorate = ({ target }: Event) => {
    const link = target instanceof Element && target.closest<HTMLAnchorElement>("a[href]");
    if (link && appPageOf(link.href)) link.href = addQueryParameters(new URL(link.href), campaign);
  };
  // Before the click, so that a new tab or a copied address has the parameters too.
  for (const type of ["pointerdown", "keydown", "click"]) addEventListener(type, decorate, { capture: true });
}
