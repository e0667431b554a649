/** Parameters by which a campaign marks its links. */
const PARAMETERS = ["utm_source", "utm_medium", "utm_campaign", "utm_term", "utm_content"] as const;

/** Key in the session storage: the campaign that brought the visitor, until the tab is closed. */
const KEY = "pingo:campaign";

const hasParameters = (): boolean => /[?&]utm_/.test(location.search);

/** True when a campaign brought the visitor, now or at the beginning of the visit. */
export function hasCampaign(): boolean {
  try {
    return hasParameters() || KEY in sessionStorage;
  } catch {
    // Storage is denied, and with it the memory of earlier pages.
    return hasParameters();
  }
}

/** Values of campaign parameters, those that are set. */
export type Campaign = Partial<Record<(typeof PARAMETERS)[number], string>>;

function campaignIn(search: string): Campaign {
  const parameters = new URLSearchParams(search);
  return Object.fromEntries(
    PARAMETERS.flatMap((name) => {
      const value = parameters.get(name);
      return value ? [[name, value]] : [];
    }),
  );
}

/**
 * The campaign that brought the visitor: of this address, else of the page on which this visit began. Where storage is
 * denied it holds for the one page.
 */
export function currentCampaign(): Campaign {
  const here = campaignIn(location.search);
  try {
    if (Object.keys(here).length > 0) sessionStorage.setItem(KEY, JSON.stringify(here));
    else return JSON.parse(sessionStorage.getItem(KEY) ?? "{}") as Campaign;
  } catch {
    // Storage is denied or holds what is not ours: the address alone counts.
  }
  return here;
}

/** An address of the app with the campaign's parameters; what the address says itself stays. */
export function withCampaign(address: string, campaign: Campaign): string {
  if (!URL.canParse(address)) return address;
  const url = new URL(address);
  for (const [name, value] of Object.entries(campaign)) {
    if (!url.searchParams.has(name)) url.searchParams.set(name, value);
  }
  return url.href;
}

/**
 * Hands the campaign on to the app: links to signup and login get its parameters as they are about to be followed, so
 * that the page itself is the same for everyone.
 */
export function startCampaign(): void {
  if (!hasCampaign()) return;
  const campaign = currentCampaign();
  const decorate = (event: Event) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>("a[href]") : null;
    if (link && /^https?:\/\/[^/]+\/(?:signup|login)\b/.test(link.href))
      link.href = withCampaign(link.href, campaign);
  };
  // Before the click itself, so that a new tab or a copied address has them too.
  for (const type of ["pointerdown", "keydown", "click"]) addEventListener(type, decorate, { capture: true });
}
