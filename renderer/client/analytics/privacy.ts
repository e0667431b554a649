/** Signals by which a browser says that its user does not want to be counted. */
interface Wishes {
  globalPrivacyControl?: boolean;
  doNotTrack?: string | null;
}

/**
 * True when the visitor asks not to be tracked, by Global Privacy Control or Do Not Track.
 * https://www.w3.org/TR/gpc/ and https://www.w3.org/TR/tracking-dnt/
 */
export function asksForPrivacy(browser: Wishes = navigator as Wishes): boolean {
  return browser.globalPrivacyControl === true || browser.doNotTrack === "1" || browser.doNotTrack === "yes";
}
