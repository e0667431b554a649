import { BUILT_FILE } from "../../data/page-address";
import { NOT_FOUND_ROUTE } from "../../data/page-refs";
import { type LinkFault, ownPath } from "../address-advice";
import { linkFault, type Targets, targetsOf } from "../link-targets";
import { type Finding, findingAt, type SiteRule } from "../rule";

/** Returns the address without its ending. A page also has the address `/pricing.html`, which redirects to `/pricing`. */
const pageOf = (address: string): string => address.replace(/\.html$/, "").replace(/^\/index$/, "/");

/** Returns why an address cannot be redirected; undefined if it can. */
function sourceFault(
  from: string,
  earlier: readonly string[],
  { pages, files }: Targets,
): LinkFault | undefined {
  if (earlier.includes(from)) return { message: `"${from}" is here twice.`, fix: "Remove one of the two." };
  const page = pages.get(pageOf(from));
  // Hosts differ in whether they serve the file or the redirect.
  const built = BUILT_FILE.test(from) ? "a file that the build makes" : undefined;
  const file = page?.file ?? (files.has(from) ? `public${from}` : built);
  return file ? { message: `"${from}" is the address of ${file}.`, fix: "Remove this redirect." } : undefined;
}

/** Returns the addresses in a loop of redirects; undefined if the redirects end. */
function findLoop(from: string, { redirects }: Targets): string[] | undefined {
  const passed: string[] = [];
  for (let at: string | undefined = from; at !== undefined; at = redirects.get(at)?.replace(/#.*$/, "")) {
    if (passed.includes(at)) return [...passed, at];
    passed.push(at);
  }
  return undefined;
}

/** Returns why an address cannot be the target of a redirect; undefined if it can. */
function targetFault(from: string, to: string, targets: Targets): LinkFault | undefined {
  const own = ownPath(to, targets.host);
  if (own !== undefined)
    return { message: `"${to}" is on our own site, so it needs only its path.`, fix: `Write "${own}".` };
  if (!to.startsWith("/")) return undefined;
  if (to === NOT_FOUND_ROUTE)
    return {
      message: `"${to}" is what an unknown address shows.`,
      fix: "Remove this redirect, or redirect to a page.",
    };
  const loop = findLoop(from, targets);
  const first = [...targets.redirects.keys()].find((address) => loop?.includes(address));
  // The other redirects of the loop are the same fault.
  if (loop && first !== from && loop.includes(from)) return undefined;
  if (loop) return { message: `This redirect is a loop: ${loop.join(" → ")}.`, fix: "Redirect to a page." };
  return linkFault(to, undefined, targets);
}

/** A redirect leads in one step from an unused address to an existing one. */
export const redirect: SiteRule = {
  name: "redirect",
  checkSite(pages, site) {
    const document = site.documents.redirects;
    const targets = targetsOf(pages, site);
    const sources = site.redirects.map(({ from }) => from);
    return site.redirects.flatMap(({ from, to }, index): Finding[] => {
      const faults = {
        from: sourceFault(from, sources.slice(0, index), targets),
        to: targetFault(from, to, targets),
      };
      return Object.entries(faults).flatMap(([field, fault]) => {
        if (!fault) return [];
        const { instead: _, ...details } = fault;
        return [findingAt(document, ["redirects", index, field], details)];
      });
    });
  },
};
