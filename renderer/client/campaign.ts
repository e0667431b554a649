import { withParameters } from "../ui/query";
import { sessionNote } from "../ui/session-note";

/** The campaign that brought the visitor, as a query. */
const kept = sessionNote("pingo:campaign");

/** Parameters by which a campaign marks its links. */
const PARAMETER = /^utm_(source|medium|campaign|term|content)$/;

/** Values of campaign parameters, those that are set. */
export type Campaign = Readonly<Record<`utm_${string}`, string>>;

/** The campaign that a query names. Of a parameter that is there twice, the last holds. */
function campaignIn(query: string): Campaign {
  return Object.fromEntries(
    [...new URLSearchParams(query)].filter(([name, value]) => PARAMETER.test(name) && value),
  );
}

/** The query of the page of this site that led here: what was opened in a new tab has a session storage of its own. */
function earlierQuery(): string {
  const { referrer } = document;
  return referrer.startsWith(`${location.origin}/`) ? new URL(referrer).search : "";
}

/**
 * The campaign that brought the visitor: of this address, else of the page on which this visit began. Where storage is
 * denied it holds for the one page and those that are opened from it. Undefined when there is none.
 */
export function currentCampaign(): Campaign | undefined {
  const campaign = [location.search, kept.read(), earlierQuery()]
    .map(campaignIn)
    .find((one) => Object.keys(one).length > 0);
  if (campaign) kept.write(String(new URLSearchParams(campaign)));
  return campaign;
}

/** Which page of the signed-in app an address leads to; undefined for any other address. */
export function appPageOf(address: string): "signup" | "login" | undefined {
  return /^https?:\/\/[^?#]+\/(signup|login)(?:[?#]|$)/.exec(address)?.[1] as "signup" | "login" | undefined;
}

/**
 * Hands the campaign on to the app: links to signup and login get its parameters as they are about to be followed, so
 * that the page itself is the same for everyone.
 */
export function startCampaign(): void {
  const campaign = currentCampaign();
  if (!campaign) return;
  const decorate = ({ target }: Event) => {
    const link = target instanceof Element && target.closest<HTMLAnchorElement>("a[href]");
    if (link && appPageOf(link.href)) link.href = withParameters(new URL(link.href), campaign);
  };
  // Before the click itself, so that a new tab or a copied address has them too.
  for (const type of ["pointerdown", "keydown", "click"]) addEventListener(type, decorate, { capture: true });
}
