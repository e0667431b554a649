import { transform } from "lightningcss";

/** A class in a selector, including escape sequences. */
const CLASS = /\.((?:\\[\da-f]{1,6} ?|\\.|[\w-])+)/gi;
const ESCAPE = /\\(?:([\da-f]{1,6}) ?|(.))/gi;
const KEYFRAMES = /@keyframes ([\w-]+)/g;

const unescapeName = (name: string): string =>
  name.replace(ESCAPE, (_, code?: string, character?: string) =>
    code ? String.fromCodePoint(parseInt(code, 16)) : (character ?? ""),
  );

/**
 * Returns a minified stylesheet without the rules whose selectors require an unused class. Attributes, elements and
 * states in selectors are ignored: scripts and visitors change those.
 *
 * @param css stylesheet, minified or not
 * @param used every class that one of the pages has or may get
 */
export function usedStyles(css: string, used: ReadonlySet<string>): string {
  const classes = new Set([...css.matchAll(CLASS)].map(([, name = ""]) => unescapeName(name)));
  // lightningcss also removes animations with one of the names, and an animation may have the name of a class.
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
