/** Pages of the signed-in app that the site links to. */
export type AppPage = "signup" | "login";

/** Which page of the signed-in app an address leads to; undefined for any other address. */
export function appPageOf(address: string): AppPage | undefined {
  return /^https?:\/\/[^?#]+\/(signup|login)(?:[?#]|$)/.exec(address)?.[1] as AppPage | undefined;
}
