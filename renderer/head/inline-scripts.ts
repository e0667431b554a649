/**
 * Sections and what they are made of, in the order of the page; the later ones wait by `[data-anew]` in
 * styles/layout.css. A component says "parts" of a list of which one of these would be too much for a frame, and
 * "parts-tall" where on a phone the second is below the first view wherever the list begins. An island says neither of a
 * list that it draws anew: nobody would show what is in it, and to lift the waiting from the page in the end would have
 * the browser work out the styles of all of it again.
 */
export const PARTS =
  ".section,.section>*>*,.section>*>*>*,.parts>*,.parts-tall>*,.visual-frame,.visual-frame>*>*,.visual-frame>*>*>*,[data-fields],.site-footer";

/** What an element costs to show beside the letters in it. */
const ELEMENT = 40;

/** What a frame may always show, in letters: a phone of a fourth of our speed has it within 50 ms. */
const FEWEST_LETTERS = 1500;

/** For how long a frame may keep the browser busy, in milliseconds: a fourth of what lies between two. */
const FRAME_TIME = 4;

/** For how long after the first frame what has arrived waits for the rest of the page, in milliseconds. */
const LONGEST_WAIT = 100;

/** The one Trusted Types policy that a page may make. */
export const LOADER_POLICY = "first-script";

/**
 * Runs before anything is laid out. Who comes anew begins at the top, and what is below the first view waits until that
 * is painted; then it is laid out some parts a frame, more of them where a frame has taken little time. In one go it
 * keeps a slow phone from answering for a quarter of a second. Who reloads, goes back or follows an anchor is led to a
 * place of the page, which only its whole height has; so may be, meanwhile, who presses a key or turns a wheel, and has
 * all of it before the browser acts on that. Where the rest of the page is late, what there is begins without it.
 * Only in Chromium, which alone tells of itself by `userAgentData`: the others gain no time, and look for the text that
 * an address may name when it would still be hidden. There a page that was first painted without its fonts goes on
 * without them, too (styles/fonts.css): the others would not lay out again, and have no font loaded at this time.
 * It stands in the page so that no text waits for a file, and begins before the scripts that the parsing has put off run.
 */
export const EARLY_SCRIPT = [
  'if(navigator.userAgentData&&performance.getEntriesByType("navigation")[0]?.type==="navigate"&&!location.hash){',
  "const {dataset}=document.documentElement,",
  "frame=()=>new Promise(requestAnimationFrame),",
  "costOf=node=>[...node.childNodes].reduce(",
  "(sum,child)=>parts.has(child)?sum:sum+costOf(child),",
  `node.length??${ELEMENT});`,
  `let most=${FEWEST_LETTERS},letters=most,parts,whole;`,
  'dataset.anew="";',
  "onkeydown=onwheel=onpointerdown=onclick=()=>{most&&delete dataset.anew};",
  "(async()=>{",
  "await new Promise(start=>{",
  "document.onreadystatechange=()=>start(whole=1);",
  `frame().then(()=>setTimeout(start,${LONGEST_WAIT}))});`,
  "await frame();",
  'if([...document.fonts].every(({family,status})=>status!="loaded"||/Fallback/.test(family)))dataset.fontless="";',
  "for(let last;!last;await frame()){",
  "last=whole;",
  `parts=new Set(document.querySelectorAll(":is(${PARTS}):not([data-shown])"));`,
  "for(const part of parts){",
  "const own=costOf(part);",
  "letters+=own;",
  "if(letters>most){",
  "let took=-performance.now();",
  // What is due at once comes when the frame is painted.
  "await new Promise(setTimeout);",
  "took+=performance.now();",
  `most=Math.max(${FEWEST_LETTERS},Math.min(most+${FEWEST_LETTERS / 2},(letters-own)*${FRAME_TIME}/took));`,
  "letters=own;",
  "await frame()}",
  'part.dataset.shown=""}}',
  // From here on a press has nothing to show, and the browser no styles to work out again.
  "most=0})()}",
].join("");

/**
 * Pages that the pointer rests on are rendered ahead. Links out of the site, downloads and static data are left out.
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
 * Loads the script at an address of ours. The policy lets a script that it names by hash bring others along, and none that
 * somebody has put into the page as markup (`'strict-dynamic'`, CSP 3); of what is brought along it asks for a Trusted
 * Types policy, of which there can be this one only.
 */
export const loaderOf = (address: string): string =>
  [
    "{",
    `const address=${JSON.stringify(address)};`,
    'const script=document.createElement("script");',
    'script.type="module";',
    // As urgent as a font it would keep the first paint waiting, though nothing is painted by it.
    'script.fetchPriority="low";',
    "script.src=self.trustedTypes",
    `?trustedTypes.createPolicy("${LOADER_POLICY}",{createScriptURL:()=>address}).createScriptURL("")`,
    ":address;",
    "document.body.append(script)}",
  ].join("");

/** What stands in each page as it is here: the policy names it by its hash (scripts/hosting/headers.ts). */
export const INLINE_SCRIPTS = [EARLY_SCRIPT, SPECULATION_RULES];
