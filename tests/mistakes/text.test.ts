import type { JSONPath } from "jsonc-parser";
import { judge } from "./judge";
import { type Mistake, replace, set } from "./mistake";

const CAREERS = "pages/about/careers.json";
const COMPARISONS = "pages/resources/comparisons/index.json";
const CONTACT = "pages/contact.json";
const FORWARDING = "pages/features/call-forwarding.json";
const GUIDES = "pages/resources/guides.json";
const HOME = "pages/index.json";
const LETTER = "pages/about/letter.json";
const NUMBERS = "pages/features/phone-numbers.json";
const PRICING = "pages/pricing.json";
const REMOTE = "pages/solutions/remote-teams.json";
const SMALL = "pages/solutions/small-business.json";
const SMS = "pages/features/sms-messaging.json";
const SOLO = "pages/solutions/solopreneurs.json";
const STEPS = "pages/how-it-works.json";
const TEAM = "pages/about/team.json";
const TRANSCRIPTION = "pages/features/ai-transcription.json";
const VOICE = "pages/features/voice-calling.json";

const RELATED = '{ "type": "related-posts", "tone": "surface", "props": { "heading": "Related articles" } }';

/** Path of a field of a block in its page. */
const prop = (block: number, ...path: JSONPath): JSONPath => ["blocks", block, "props", ...path];

/** Mistakes in the text: braces, tags, typos, leftovers, names and spaces. */
const MISTAKES: readonly Mistake[] = [
  set("one brace on each side", SOLO, prop(0, "intro"), "A second number from {plans.lite.price}."),
  set("three braces on each side", STEPS, prop(0, "proof", 0), "Ready in {{{claims.setup}}}"),
  set("one closing brace", NUMBERS, prop(0, "proof", 1), "Numbers in {{numbers.countries}"),
  set("a space inside a token's name", SMS, prop(6, "note"), "Try it free for {{claims. trial}}."),
  set("square brackets for a token", STEPS, prop(0, "proof", 0), "Ready in [[claims.setup]]"),
  set("a dollar sign and one brace", FORWARDING, prop(0, "proof", 1), "Set up in \u0024{claims.setup}"),
  set("percent signs for a token", SMALL, prop(0, "proof", 1), "Extra users are %addOns.extraUser% each"),
  set("a token's name without braces", CONTACT, prop(2, "text"), "Get a number. Setup takes claims.setup."),
  set("a tag for bold", TRANSCRIPTION, prop(2, "intro"), "No software gets <b>every</b> message right."),
  set("a tag for a line break", TEAM, prop(0, "heading"), "Who does what<br>at Pingo"),
  set("a code for a space", CAREERS, prop(1, "heading"), "How we hire, in&nbsp;four steps"),
  set("a code for an ampersand", GUIDES, prop(1, "items", 2, "category"), "Team &amp; work"),
  set("stars for bold in a plain field", REMOTE, prop(3, "intro"), "**Someone** on your team is at work."),
  set(
    "underscores in a plain field",
    NUMBERS,
    prop(1, "intro"),
    "People look at a number _before_ they call it.",
  ),
  set("number signs before a heading", CONTACT, prop(1, "heading"), "## Send us a message"),
  set(
    "a Markdown link in a plain field",
    CAREERS,
    prop(3, "text"),
    "Tell us what you do. Or [meet the team](/about/team) first.",
  ),
  set(
    "a Markdown list in a plain field",
    "pages/integrations.json",
    prop(5, "text"),
    "Tell us:\n\n- what should happen after a call\n- in which tool",
  ),
  set("a heading of spaces", "pages/resources/case-studies.json", prop(1, "heading"), "   "),
  set("three dots as a label", "pages/blog/index.json", prop(0, "latestHeading"), "…"),
  set("a hyphen as a note", "pages/about/press.json", prop(1, "note"), "-"),
  set("a text that says TODO", "pages/resources/troubleshooting.json", prop(1, "text"), "TODO"),
  set("a place that says TBD", CAREERS, prop(0, "items", 1, "location"), "TBD"),
  set("filler in Latin", LETTER, prop(0, "postscript"), "Lorem ipsum dolor sit amet."),
  set("a heading of x", COMPARISONS, prop(3, "heading"), "xxx"),
  set("a heading that says heading", REMOTE, prop(5, "heading"), "Heading here"),
  set("our assistant with an o", "pages/dlores.json", prop(0, "proof", 2), "Callers can tell Dolores no"),
  set("our assistant with an i", HOME, prop(3, "items", 1, "link", "label"), "Meet Dloris"),
  set("our assistant in capitals", FORWARDING, prop(1, "items", 3, "title"), "Night: DLORES answers"),
  set("our name with one n too many", CAREERS, prop(0, "heading"), "Three open jobs at Pinggo"),
  set("our name in capitals", LETTER, ["title"], "Founder’s letter: why we started PINGO"),
  set("our name as an address", TEAM, prop(1, "heading"), "We answer our own calls with Pingo.ai"),
  replace(
    "a competitor in two words",
    COMPARISONS,
    "Grasshopper, RingCentral,",
    "Grasshopper, Ring Central,",
  ),
  replace(
    "a competitor with one letter too few",
    "data/comparisons/grasshopper.json",
    '"bottomLine": "Grasshopper is',
    '"bottomLine": "Grasshoper is',
  ),
  replace("a block pasted twice", "pages/blog/[postId].json", RELATED, `${RELATED},\n    ${RELATED}`),
  replace(
    "the plans twice on a page",
    PRICING,
    '{ "use": "plans" },',
    '{ "use": "plans" },\n    { "use": "plans" },',
  ),
  set(
    "a sentence twice on a page",
    SMS,
    prop(2, "intro"),
    "Each of these three problems takes one text to solve.",
  ),
  set("a word twice", NUMBERS, prop(3, "items", 1, "title"), "Your account account number"),
  set("the title of another page", CAREERS, ["title"], "The Pingo team: who does what"),
  set(
    "the description of another page",
    LETTER,
    ["description"],
    "Call the founders, send an email or use the message form. " +
      "We answer questions about sales, support, partnerships and press.",
  ),
  set(
    "a title that is too long",
    "pages/legal/terms.json",
    ["title"],
    "Terms of service: everything that you and we agree on when you use a number | Pingo",
  ),
  set("a title of one word", "pages/faq.json", ["title"], "FAQ"),
  set("no description", CAREERS, ["description"], undefined),
  set("an empty description", TEAM, ["description"], ""),
  set("a description of two words", CONTACT, ["description"], "Contact us."),
  set("a straight apostrophe", CAREERS, prop(3, "heading"), "Don't see the right job?"),
  set(
    "straight quotation marks",
    "pages/resources/carrier-pricing.json",
    prop(3, "items", 2, "title"),
    'Read what "unlimited" means',
  ),
  set("two spaces between words", REMOTE, prop(0, "eyebrow"), "For  remote teams"),
  set("a no-break space at the end", SMALL, prop(0, "eyebrow"), "For small business\u00a0"),
  set("a space before a label", PRICING, prop(7, "buttons", 1, "label"), " Ask about Enterprise"),
  set("a space after a heading", CONTACT, prop(0, "heading"), "Call, email or message us "),
  set("a heading of the example", REMOTE, prop(9, "heading"), "Get your next customer call answered"),
  set("a British spelling", TEAM, prop(0, "intro"), "Four teams organise your number and your calls."),
  set(
    "a British word",
    "pages/resources/case-studies.json",
    prop(1, "items", 3, "duration"),
    "In a fortnight",
  ),
  set("a rocket before a heading", HOME, prop(6, "heading"), "🚀 Get your business number today"),
  set("a heading in capitals", STEPS, prop(1, "heading"), "FOUR STEPS TO YOUR FIRST CALL"),
  set("three exclamation marks", GUIDES, prop(3, "heading"), "Choose your number and try it free!!!"),
  set(
    "a space before a comma",
    VOICE,
    prop(7, "text"),
    "Choose a number , then call it from your own phone.",
  ),
  set("a token that opens with one brace", VOICE, prop(0, "intro"), "It costs {plans.lite.price}}."),
  set("stars for italics in a plain field", VOICE, prop(0, "intro"), "Calls ring *your* phone."),
  set("a heading of question marks", VOICE, prop(0, "heading"), "???"),
  set("a time in 24 hours", VOICE, prop(0, "intro"), "Calls ring until 19:40."),
  set("a word of advertising", VOICE, prop(0, "intro"), "Calls are seamless."),
  set("a space before a period", VOICE, prop(0, "intro"), "Calls ring your phone ."),
  set("characters of another encoding", VOICE, prop(0, "intro"), "That\u00e2\u20ac\u2122s all."),
  set("a character that was lost", VOICE, prop(0, "intro"), "That\ufffds all."),
  set("a soft hyphen", VOICE, prop(0, "intro"), "Calls ring your tele\u00adphone."),
  set("a title of spaces", VOICE, ["title"], " ".repeat(30)),
  set("a page's name of spaces", VOICE, ["name"], "  "),
  set("stars for bold in a title", VOICE, ["title"], "**Voice calling** for your business number"),
];

judge("text", MISTAKES);
