import type { Site } from "../data/site";
import type { Diagnostic, Severity } from "../schema/diagnostic";
import { didYouMean, nearest } from "../schema/nearest";

/** A fault in an address; `instead` is the replacement, if it is certain. */
export type LinkFault = Pick<Diagnostic, "message" | "fix" | "missingTarget"> & {
  severity?: Severity;
  instead?: string;
};

/** Context in which an address is judged. */
export interface AddressContext {
  routes: readonly string[];
  /** Anchors of the page that contains the link. */
  anchors: readonly string[];
  /** The site's own host, `pingo.example`. */
  host: string;
  /** Whether the address is the target of a button, which can do other things as well. */
  isOfButton?: boolean;
}

const LOCAL = /^(?:localhost|127\.0\.0\.1|0\.0\.0\.0)$/;

/** Returns the site's own host, taken from its email address. */
export const hostOf = ({ data }: Site): string => data.email.split("@")[1] ?? "";

/** Returns the path of a full address on this site or on a local preview; undefined for another site. */
export function ownPath(address: string, host: string): string | undefined {
  const [, name = "", path = ""] = /^(?:https?:)?\/\/([^/:?#]+)(?::\d+)?([/?#]\S*)?$/.exec(address) ?? [];
  const isOwn = host !== "" && name.toLowerCase().replace(/^www\./, "") === host;
  return isOwn || LOCAL.test(name) ? path.replace(/^(?!\/)/, "/") : undefined;
}

/** Whether a link refers to another site, or to something other than a page. */
export const isElsewhere = (address: string, site: Site): boolean =>
  /^(?:https:\/\/|mailto:|tel:)/.test(address) && ownPath(address, hostOf(site)) === undefined;

/** Address of a file in public/, which ends in a file name. All other addresses are pages, even `/pricing.html`. */
const FILE = /^\/[^\s?#]*\.(?!(?:html?|json|php)\b)[a-z0-9]{2,5}(?=$|[?#])/i;

/** Whether an address is the address of a picture or a download. */
export const isFile = (address: string): boolean => FILE.test(address);

/** Reduces a path to what people rarely mistype: lowercase letters, digits and slashes. */
const toComparable = (text: string): string => text.toLowerCase().replace(/%20|[^a-z0-9/]/g, "");
const lastPart = (route: string): string => route.slice(route.lastIndexOf("/") + 1);

/** Returns the route that a path certainly means, despite an extension, a trailing slash, capitals or a file's folder. */
export function sameRoute(path: string, routes: readonly string[]): string | undefined {
  const plain = path
    .trim()
    .replace(/^(?:\.\.?\/)*\/*(?:pages\/)?/, "/")
    .replace(/\/+$/, "")
    .replace(/\.(?:html?|json|php)$/, "")
    .replace(/\/index$/, "")
    .replace(/^$/, "/");
  return (
    routes.find((route) => route === plain) ??
    routes.find((route) => toComparable(route) === toComparable(plain))
  );
}

const onlyOne = (routes: readonly string[]): string | undefined =>
  routes.length === 1 ? routes[0] : undefined;

/** Returns the route that a path most likely means: by its end, by a word that one page there shares, or by a typo. */
export function meantRoute(path: string, routes: readonly string[]): string | undefined {
  const end = lastPart(path).toLowerCase();
  const folder = path.slice(0, path.lastIndexOf("/") + 1);
  const words = end.split(/[^a-z0-9]+/).filter((word) => word.length > 1);
  const sharesWord = (route: string): boolean =>
    lastPart(route)
      .split("-")
      .some((of) => words.some((word) => of.startsWith(word)));
  return (
    sameRoute(path, routes) ??
    onlyOne(routes.filter((route) => end !== "" && lastPart(route) === end)) ??
    onlyOne(routes.filter((route) => route.startsWith(folder) && sharesWord(route))) ??
    nearest(path, routes)
  );
}

const MAX_LISTED = 8;

/** Lists the pages in the folder of a path, one of which may be meant. */
export function pagesBeside(path: string, routes: readonly string[]): string | undefined {
  const folders = [`${path.replace(/\/$/, "")}/`, path.slice(0, path.lastIndexOf("/") + 1)];
  const listed = folders
    .filter((folder) => folder !== "/")
    .map((folder) => routes.filter((route) => route.startsWith(folder)))
    .find((below) => below.length > 0 && below.length <= MAX_LISTED);
  return listed && `Pages there: ${listed.join(", ")}.`;
}

const ADVICE = "Write a page such as /pricing, a place on this page such as #plans, or an https address.";

/** Returns the fault of a link to an email address or a phone number. Only buttons can have such an action. */
function contactFault(address: string, isOfButton: boolean): LinkFault | undefined {
  const isMail = /^mailto:|^[^\s/@]+@[^\s/@]+\.[a-z]+$/i.test(address);
  if (!isMail && !/^(?:tel|sms|callto):|^\+?[\d() -]{7,}$/i.test(address)) return undefined;
  const message = `A link leads to a page, not to ${isMail ? "an email" : "a phone number"}.`;
  const action = `"action": { "kind": "${isMail ? "mail" : "dial"}" }`;
  const fix = isOfButton ? `Write ${action}.` : "Link to the page that shows it, such as /contact.";
  return { message, fix };
}

/** Returns the full address of another site for one with a missing or wrong `https://`. */
function externalUrl(address: string): string | undefined {
  const rest = address.replace(/^https?:?\/*(?=[\w-]+\.)/i, "");
  const isName =
    /^(?:[\w-]+\.)+[a-z]{2,}(?:[/?#]\S*)?$/i.test(rest) && !/^[\w.-]+\.(?:html?|json)$/.test(rest);
  return isName ? `https://${rest}` : undefined;
}

/** Returns the fault of an address that is invalid as written. */
export function addressAdvice(
  address: string,
  { routes, anchors, host, isOfButton = false }: AddressContext,
): LinkFault {
  const message = `"${address}" is not an address.`;
  const trimmed = address.trim();
  if (trimmed === "" || trimmed === "#") return { message: "This link has no target.", fix: ADVICE };
  const kind = contactFault(trimmed, isOfButton);
  if (kind) return kind;
  const [, path = "", rest = ""] = /^([^?#]*)(.*)$/s.exec(ownPath(trimmed, host) ?? trimmed) ?? [];
  const anchor = anchors.find((known) => known === trimmed.replace(/^#+/, "").toLowerCase());
  const route = path === "" ? undefined : sameRoute(path, routes);
  const instead = route ? route + rest : anchor && `#${anchor}`;
  if (instead) return { message, fix: didYouMean(instead), instead };
  const other = externalUrl(trimmed);
  if (other)
    return {
      message: `The address of another site begins with https://, found "${address}".`,
      fix: didYouMean(other),
    };
  const near = path.includes("/") && !/^[a-z]+:/i.test(trimmed) ? meantRoute(path, routes) : undefined;
  return { message, fix: near ? didYouMean(near + rest) : ADVICE };
}
