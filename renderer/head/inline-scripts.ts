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

/** The one Trusted Types policy that a page may make. */
export const LOADER_POLICY = "first-script";

/**
 * Runs before anything is laid out. Who comes anew begins at the top, and what is below the first view waits until that
 * is painted; then it is laid out some parts a frame, more of them where a frame has taken little time. In one go it
 * keeps a slow phone from answering for a quarter of a second. Who reloads, goes back or follows an anchor is led to a
 * place of the page, which only its whole height has; so is, meanwhile, who presses a link to a section.
 * In Chromium a page that was first painted without its fonts goes on without them (styles/fonts.css).
 * It stands in the page so that no text waits for a file, and begins before the scripts that the parsing has put off run.
 */
export const EARLY_SCRIPT = [
  'if(performance.getEntriesByType("navigation")[0]?.type==="navigate"&&!location.hash){',
  "const {dataset}=document.documentElement;",
  'dataset.anew="";',
  `const showAll=({target})=>{target.closest?.('a[href*="#"]')&&delete dataset.anew};`,
  'addEventListener("click",showAll,true);',
  'document.addEventListener("readystatechange",async()=>{',
  "const frame=()=>new Promise(requestAnimationFrame);",
  `let most=${FEWEST_LETTERS},letters=most;`,
  "await frame();",
  "const web=[...document.fonts]",
  '.filter(face=>!face.family.includes("Fallback"));',
  // Only Chromium tells of itself in this way; only it lays out again, and the others have no font loaded at this time.
  'if(navigator.userAgentData&&!web.some(({status})=>status==="loaded"))dataset.fontless="";',
  `const parts=new Set(document.querySelectorAll("${PARTS}"));`,
  "const costOf=node=>[...node.childNodes].reduce(",
  "(sum,child)=>parts.has(child)?sum:sum+costOf(child),",
  `node.length??${ELEMENT});`,
  "for(const part of parts){",
  "const own=costOf(part);",
  "letters+=own;",
  "if(letters>most){",
  "const start=performance.now();",
  // What is due at once comes when the frame is painted.
  "await new Promise(setTimeout);",
  "const took=performance.now()-start;",
  `most=Math.max(${FEWEST_LETTERS},Math.min(most+${FEWEST_LETTERS / 2},(letters-own)*${FRAME_TIME}/took));`,
  "letters=own;",
  "await frame()}",
  'part.dataset.shown=""}',
  'removeEventListener("click",showAll,true)},{once:true})}',
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
