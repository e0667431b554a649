/**
 * Selector of the sections and their parts, in document order; the later ones are deferred by `[data-deferred]` in
 * styles/layout.css. A component marks a list as `parts` if the whole list would be too much for one frame, and as
 * `parts-tall` if on a phone the second item is always below the first view. An island marks no list that it rerenders, since
 * no script would show the new items. The deferral is never lifted from the whole page, since the browser would then
 * recalculate the styles of the whole page.
 */
export const DEFERRED_PARTS_SELECTOR =
  ".section,.section>*>*,.section>*>*>*,.parts>*,.parts-tall>*,.visual-frame,.visual-frame>*>*,.visual-frame>*>*>*,[data-fields],.site-footer";

/** Cost of an element in addition to its text, in characters. */
const ELEMENT_COST = 40;

/** Minimum budget of a frame, in characters: a phone with a fourth of our CPU speed needs less than 50 ms for it. */
const MIN_CHARACTERS = 1500;

/** Target time for the work of a frame, in milliseconds: a fourth of the frame interval. */
const FRAME_BUDGET_MS = 4;

/** Maximum time after the first frame to wait for the rest of the page, in milliseconds. */
const MAX_WAIT_MS = 100;

/** Name of the only Trusted Types policy that a page may create. */
export const LOADER_POLICY = "first-script";

/**
 * Script that runs before the first layout. On a new visit, which starts at the top, the content below the first view is
 * deferred until the first paint; then a few parts are laid out in each frame, more if the last frame took little time. A
 * single layout would block a slow phone for a quarter of a second. A reload, a back navigation, an anchor and a text
 * fragment scroll to a position that needs the whole page, so nothing is deferred. For the same reason a key, a click or the
 * mouse wheel shows the whole page before the browser handles the event. If the rest of the page is late, the script starts
 * with the parts that have arrived.
 *
 * The script runs in Chromium only, which is the only engine with `userAgentData`: other engines gain no time, and search for
 * the text fragment of a URL while its text would still be hidden. In Chromium, a page that was first painted without its
 * fonts also continues without them (styles/fonts.css); other engines would not repeat the layout, and have not loaded any
 * font at this time. The script is inline, so that no text waits for a file, and it starts before deferred scripts.
 */
export const EARLY_SCRIPT = [
  "if(navigator.userAgentData&&",
  // Unlike `location`, the name includes a text fragment (#:~:text=).
  'performance.getEntriesByType("navigation").some(({type,name})=>type=="navigate"&&!name.includes("#"))){',
  "const {dataset}=document.documentElement,",
  "frame=()=>new Promise(requestAnimationFrame),",
  "costOf=node=>[...node.childNodes].reduce(",
  "(sum,child)=>parts.has(child)?sum:sum+costOf(child),",
  `node.length??${ELEMENT_COST});`,
  `let most=${MIN_CHARACTERS},letters=most,parts,whole;`,
  'dataset.deferred="";',
  "onkeydown=onwheel=onpointerdown=onclick=()=>{most&&delete dataset.deferred};",
  "(async()=>{",
  "await new Promise(start=>{",
  "document.onreadystatechange=()=>start(whole=1);",
  `frame().then(()=>setTimeout(start,${MAX_WAIT_MS}))});`,
  "await frame();",
  'if([...document.fonts].every(({family,status})=>status!="loaded"||/Fallback/.test(family)))dataset.fontless="";',
  "for(let last;!last;await frame()){",
  "last=whole;",
  `parts=new Set(document.querySelectorAll(":is(${DEFERRED_PARTS_SELECTOR}):not([data-shown])"));`,
  "for(const part of parts){",
  "const own=costOf(part);",
  "letters+=own;",
  "if(letters>most){",
  "let took=-performance.now();",
  // A timeout of zero resolves after the frame has been painted.
  "await new Promise(setTimeout);",
  "took+=performance.now();",
  `most=Math.max(${MIN_CHARACTERS},Math.min(most+${MIN_CHARACTERS / 2},(letters-own)*${FRAME_BUDGET_MS}/took));`,
  "letters=own;",
  "await frame()}",
  'part.dataset.shown=""}}',
  // From here on, events have nothing to show, and the attribute stays, so that styles are not recalculated.
  "most=0})()}",
].join("");

/**
 * Speculation rules: a page is prerendered when the pointer rests on a link to it. External links, downloads and static data
 * are excluded.
 * https://developer.mozilla.org/docs/Web/API/Speculation_Rules_API
 */
export const SPECULATION_RULES = JSON.stringify({
  prerender: [
    {
      where: {
        and: [
          { href_matches: "/*" },
          { not: { href_matches: "/data/*" } },
          { not: { href_matches: "/assets/*" } },
        ],
      },
      eagerness: "moderate",
    },
  ],
});

/**
 * Returns an inline script that loads the module at a URL of this site. The Content Security Policy allows a script with a
 * listed hash to load others, but no scripts that were injected as markup (`'strict-dynamic'`, CSP 3), and requires the one
 * Trusted Types policy for these loads.
 */
export const loaderOf = (address: string): string =>
  [
    "{",
    `const address=${JSON.stringify(address)};`,
    'const script=document.createElement("script");',
    'script.type="module";',
    // With the default priority, which is that of a font, the script would delay the first paint without being needed for it.
    'script.fetchPriority="low";',
    // The page then looks as it does without JavaScript (variant `noscript` in styles/variants.css).
    'script.onerror=()=>{document.documentElement.dataset.unscripted=""};',
    "script.src=self.trustedTypes",
    `?trustedTypes.createPolicy("${LOADER_POLICY}",{createScriptURL:()=>address}).createScriptURL("")`,
    ":address;",
    "document.body.append(script)}",
  ].join("");

/** Inline scripts that are the same on each page; the policy lists their hashes (scripts/hosting/headers.ts). */
export const INLINE_SCRIPTS = [EARLY_SCRIPT, SPECULATION_RULES];
