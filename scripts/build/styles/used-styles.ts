import { transform } from "lightningcss";

/** A class in a selector, with its escapes. */
const CLASS = /\.((?:\\[\da-f]{1,6} ?|\\.|[\w-])+)/gi;
const ESCAPE = /\\(?:([\da-f]{1,6}) ?|(.))/gi;
const KEYFRAMES = /@keyframes ([\w-]+)/g;

const unescapeName = (name: string): string =>
  name.replace(ESCAPE, (_, code?: string, character?: string) =>
    code ? String.fromCodePoint(parseInt(code, 16)) : (character ?? ""),
  );

/**
 * A stylesheet without the rules that name a class which is not used. What a rule asks of attributes, elements and states
 * is not looked at: scripts and visitors change those.
 *
 * @param css minified or not
 * @param used every class that is on one of the pages or may come to be
 */
export function usedStyles(css: string, used: ReadonlySet<string>): string {
  const classes = new Set([...css.matchAll(CLASS)].map(([, name = ""]) => unescapeName(name)));
  // The library removes whatever has one of the names; an animation may be called like a class.
  const animations = new Set([...css.matchAll(KEYFRAMES)].map(([, name = ""]) => name));
  const unusedSymbols = [...classes].filter((name) => !used.has(name) && !animations.has(name));
  const { code } = transform({
    filename: "page.css",
    code: new TextEncoder().encode(css),
    minify: true,
    unusedSymbols,
  });
  return new TextDecoder().decode(code);
}
