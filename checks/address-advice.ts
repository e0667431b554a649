import { nearest } from "../schema/nearest";

/** What an address was meant to be. */
export interface Advice {
  message: string;
  fix?: string;
  /** What to write instead, where that is certain. */
  instead?: string;
}

/** What an address may lead to. */
export interface Known {
  routes: readonly string[];
  /** Places of the page that the link stands on. */
  anchors: readonly string[];
  /** The site's own host, `pingo.example`. */
  host: string;
  /** True for the target of a button, which can do other things too. */
  isOfButton?: boolean;
}

const LOCAL = /^(?:localhost|127\.0\.0\.1|0\.0\.0\.0)$/;

/** The path of an address on this site, written in full or as a preview has it; undefined for another site. */
export function ownPath(address: string, host: string): string | undefined {
  const [, name = "", path = ""] = /^(?:https?:)?\/\/([^/:?#]+)(?::\d+)?(\/[^\s]*)?$/.exec(address) ?? [];
  const isOwn = host !== "" && (name === host || name === `www.${host}`);
  return isOwn || LOCAL.test(name) ? path || "/" : undefined;
}

/** The parts of an address: what may be a route, and the anchor with its sign. */
function parts(address: string): [path: string, rest: string] {
  const at = address.search(/[?#]/);
  return at < 0 ? [address, ""] : [address.slice(0, at), address.slice(at)];
}

/** Letters and digits alone: what people do not mistype by hyphens, capitals and spaces. */
const bare = (text: string): string => text.toLowerCase().replace(/%20|[^a-z0-9/]/g, "");
const lastPart = (route: string): string => route.slice(route.lastIndexOf("/") + 1);

/** The route that is surely meant by a path with an ending, a slash at its end, other capitals, or a file's folder. */
export function sameRoute(path: string, routes: readonly string[]): string | undefined {
  const plain = path
    .trim()
    .replace(/^(?:\.\.?\/)*\/*(?:pages\/)?/, "/")
    .replace(/\/+$/, "")
    .replace(/\.(?:html?|json|php)$/, "")
    .replace(/\/index$/, "")
    .replace(/^$/, "/");
  return routes.find((route) => route === plain) ?? routes.find((route) => bare(route) === bare(plain));
}

const onlyOne = (routes: readonly string[]): string | undefined =>
  routes.length === 1 ? routes[0] : undefined;

/** The route that a path most likely means: by its end, its beginning, a word of it, or a slip of the keys. */
export function meantRoute(path: string, routes: readonly string[]): string | undefined {
  const same = sameRoute(path, routes);
  if (same) return same;
  const end = lastPart(path).toLowerCase();
  const folder = path.slice(0, path.lastIndexOf("/"));
  const siblings = routes.filter((route) => route.startsWith(`${folder}/`) && route !== "/");
  const words = (route: string) => lastPart(route).split("-");
  const beginsAlike = (route: string) => end.length > 4 && lastPart(route).startsWith(end.slice(0, 4));
  return (
    onlyOne(routes.filter((route) => end !== "" && lastPart(route) === end)) ??
    onlyOne(path.length > 3 ? routes.filter((route) => route.startsWith(path)) : []) ??
    nearest(path, routes) ??
    onlyOne(
      siblings.filter((route) => words(route).includes(end) || end.startsWith(`${lastPart(route)}-`)),
    ) ??
    onlyOne(siblings.filter(beginsAlike))
  );
}

const MOST_LISTED = 8;

/** The pages below the folder of a path, which may be the one that is meant. */
export function pagesBeside(path: string, routes: readonly string[]): string | undefined {
  const folders = [path.replace(/\/$/, ""), path.slice(0, path.lastIndexOf("/"))].filter(
    (folder) => folder !== "",
  );
  for (const folder of folders) {
    const below = routes.filter((route) => route.startsWith(`${folder}/`));
    if (below.length > 0 && below.length <= MOST_LISTED) return `Pages there: ${below.join(", ")}.`;
  }
  return undefined;
}

const WRITE = "Write a page such as /pricing, a place on this page such as #plans, or an https address.";
const did = (meant: string): string => `Did you mean "${meant}"?`;

/** What a button should do instead of a link; a link that is no button can only lead to the page that says it. */
function asKind(address: string, isOfButton: boolean): Advice | undefined {
  const isMail = /^mailto:|^[^\s/@]+@[^\s/@]+\.[a-z]+$/i.test(address);
  if (!isMail && !/^(?:tel|sms|callto):|^\+?[\d() -]{7,}$/i.test(address)) return undefined;
  const message = `A link leads to a page, not to ${isMail ? "an email" : "a phone number"}.`;
  const action = `"action": { "kind": "${isMail ? "mail" : "dial"}" }`;
  const fix = isOfButton ? `Write ${action}.` : "Link to the page that shows it, such as /contact.";
  return { message, fix };
}

/** An address of another site, written as it cannot be. */
function elsewhere(address: string): string | undefined {
  const https = address.replace(/^http:\/\//, "https://").replace(/^https?:?\/*(?=[\w-]+\.)/, "https://");
  const full =
    /^(?:[\w-]+\.)+[a-z]{2,}(?:[/?#]|$)/i.test(https) && !/\.(?:html?|json)$/.test(https)
      ? `https://${https}`
      : https;
  return full !== address && /^https:\/\/[^\s]+$/.test(full) ? full : undefined;
}

/** What to say of an address that cannot be one as it is written. */
export function addressAdvice(address: string, { routes, anchors, host, isOfButton = false }: Known): Advice {
  const message = `"${address}" is not an address.`;
  const trimmed = address.trim();
  if (trimmed === "" || trimmed === "#") return { message: "This link leads nowhere.", fix: WRITE };
  const kind = asKind(trimmed, isOfButton);
  if (kind) return kind;
  const [path, rest] = parts(ownPath(trimmed, host) ?? trimmed);
  const anchor = anchors.find((known) => known === trimmed.replace(/^#+/, "").toLowerCase());
  const route = path === "" ? undefined : sameRoute(path, routes);
  if (route) return { message, fix: did(route + rest), instead: route + rest };
  if (anchor) return { message, fix: did(`#${anchor}`), instead: `#${anchor}` };
  const other = elsewhere(trimmed);
  if (other)
    return {
      message: `The address of another site begins with https://, found "${address}".`,
      fix: did(other),
    };
  if (/^[a-z]+:/i.test(trimmed)) return { message, fix: WRITE };
  const near = path.includes("/") ? meantRoute(path, routes) : undefined;
  return { message, fix: near ? did(near + rest) : WRITE };
}
