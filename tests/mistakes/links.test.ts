import type { JSONPath } from "jsonc-parser";
import { judge } from "./judge";
import { type Mistake, remove, replace, set } from "./mistake";

const HOME = "pages/index.json";
const PRICING = "pages/pricing.json";
const DLORES = "pages/dlores.json";
const CONTACT = "pages/contact.json";
const STEPS = "pages/how-it-works.json";
const TOOLS = "pages/integrations.json";
const LOST = "pages/404.json";
const CAREERS = "pages/about/careers.json";
const TEAM = "pages/about/team.json";
const PRESS = "pages/about/press.json";
const GUIDES = "pages/resources/guides.json";
const STORIES = "pages/resources/case-studies.json";
const TROUBLE = "pages/resources/troubleshooting.json";
const VOICE = "pages/features/voice-calling.json";
const TEXTS = "pages/features/sms-messaging.json";
const NUMBERS = "pages/features/phone-numbers.json";
const SOLO = "pages/solutions/solopreneurs.json";
const SMALL = "pages/solutions/small-business.json";
const REMOTE = "pages/solutions/remote-teams.json";
const PRIVACY = "pages/legal/privacy.json";
const TERMS = "pages/legal/terms.json";
const SHARED = "pages/_shared/plans.json";
const PORTING = "data/posts/keeping-your-number.json";
const NAVIGATION = "data/navigation.json";
const REDIRECTS = "data/redirects.json";
const SITE = "data/site.json";

/** Path of the action of one of a block's buttons. */
const action = (block: number, button: number): JSONPath => [
  "blocks",
  block,
  "props",
  "buttons",
  button,
  "action",
];

/** Path of the target of one of a block's buttons. */
const to = (block: number, button: number): JSONPath => [...action(block, button), "to"];

/** Mistakes in links, buttons, pictures, redirects and the navigation. */
const MISTAKES: readonly Mistake[] = [
  // Pages
  set("a page that isn't there", PRICING, to(7, 1), "/sales"),
  set(
    "a page's address misspelled",
    LOST,
    ["blocks", 0, "props", "links", 1, "to"],
    "/features/voice-caling",
  ),
  set(
    "a page without its folder",
    GUIDES,
    ["blocks", 1, "props", "items", 0, "link", "to"],
    "/phone-numbers",
  ),
  set(
    "a folder without a page of its own",
    HOME,
    ["blocks", 2, "props", "items", 1, "link", "to"],
    "/features",
  ),
  set("a page with .html", VOICE, to(7, 1), "/pricing.html"),
  set("a page with .json", SOLO, to(8, 1), "/pricing.json"),
  set("a page's path among the files", REMOTE, to(9, 1), "/pages/contact"),
  set("a page with a slash at its end", STORIES, to(2, 1), "/contact/"),
  set("a page with two slashes before it", LOST, ["blocks", 0, "props", "links", 0, "to"], "//pricing"),
  set("a page without its first slash", CONTACT, to(2, 1), "how-it-works"),
  set("a page with a capital letter", GUIDES, to(3, 1), "/Contact"),
  set(
    "a page with an underscore",
    HOME,
    ["blocks", 2, "props", "items", 3, "link", "to"],
    "/features/call_forwarding",
  ),
  set(
    "a page with spaces",
    CONTACT,
    ["blocks", 0, "props", "items", 1, "link", "to"],
    "/resources/trouble shooting",
  ),
  set("a page with a space after it", TEAM, to(2, 1), "/about/careers "),
  set("our own site in full", SMALL, to(8, 1), "https://pingo.example/pricing"),
  set(
    "the address of the preview",
    LOST,
    ["blocks", 0, "props", "links", 4, "to"],
    "http://127.0.0.1:5173/blog",
  ),
  set("a page by two dots", PRESS, to(3, 1), "../about/team"),
  set(
    "an article that isn't there",
    DLORES,
    ["blocks", 6, "props", "items", 1, "link", "to"],
    "/blog/ai-phones",
  ),
  set("a shared block as a page", CAREERS, to(3, 1), "/_shared/plans"),
  set("a template as a page", TOOLS, to(5, 1), "/blog/[postId]"),

  // Other sites
  set(
    "http for https",
    VOICE,
    ["blocks", 1, "props", "figures", 0, "source", "to"],
    "http://www.invoca.com/blog/how-much-missed-sales-calls-cost-home-services-businesses",
  ),
  set(
    "an address without https",
    VOICE,
    ["blocks", 1, "props", "figures", 2, "source", "to"],
    "www.callrail.com",
  ),
  set(
    "a colon missing after https",
    TROUBLE,
    ["blocks", 0, "props", "items", 0, "sources", 0, "to"],
    "https//www.itu.int/rec/T-REC-G.114",
  ),
  set(
    "mailto: in a link",
    GUIDES,
    ["blocks", 1, "props", "items", 1, "link", "to"],
    "mailto:hello@pingo.example",
  ),
  set("an email address as a link", PRIVACY, ["blocks", 0, "props", "links", 1, "to"], "hello@pingo.example"),
  set("tel: in a link", REMOTE, to(0, 1), "tel:+12025550142"),
  set("javascript: in a link", TOOLS, to(0, 1), "javascript:void(0)"),
  set("an empty link", SHARED, ["props", "link", "to"], ""),
  set("# as a link", STEPS, ["blocks", 3, "props", "link", "to"], "#"),
  set("a link that is still to be filled in", HOME, ["blocks", 3, "props", "items", 1, "link", "to"], "TODO"),
  set("null as a link", TERMS, ["blocks", 0, "props", "links", 0, "to"], null),
  set("the source of an article without https", PORTING, ["sources", 3, "url"], "www.ofcom.org.uk"),
  set("a social network's page without https", SITE, ["social", 0, "href"], "x.example/pingo"),

  // Anchors
  set("an anchor that isn't there", PRICING, to(0, 1), "#comparison"),
  set("an anchor of another page", SOLO, to(0, 1), "#compare"),
  set("an anchor without #", GUIDES, to(0, 0), "guides"),
  set("an anchor with a capital letter", STEPS, to(0, 1), "#Demo"),
  set("an anchor with two #", DLORES, to(0, 1), "##call"),
  set(
    "an anchor misspelled on another page",
    SMALL,
    ["blocks", 7, "props", "link", "to"],
    "/pricing#calculater",
  ),
  set("an anchor after a slash", DLORES, ["blocks", 8, "props", "link", "to"], "/pricing/#add-ons"),
  set("an anchor that is gone from another page", PRESS, ["blocks", 1, "anchor"], "numbers"),
  replace("a heading's anchor misspelled in a text", TERMS, "(#liability)", "(#liabilities)"),
  replace(
    "a heading's anchor misspelled in another page",
    PRIVACY,
    "(/legal/terms#texting)",
    "(/legal/terms#texts)",
  ),

  // Links in a text
  replace(
    "a page that isn't there in a text",
    SOLO,
    "](/features/phone-numbers#porting)",
    "](/features/numbers)",
  ),
  replace("a page without its slash in a text", REMOTE, "[Dlores](/dlores)", "[Dlores](dlores)"),
  replace("a space between a text's ] and (", CONTACT, "](/legal/privacy)", "] (/legal/privacy)"),
  replace(
    "a link's words and target exchanged",
    DLORES,
    "[privacy policy](/legal/privacy#periods)",
    "[/legal/privacy#periods](privacy policy)",
  ),
  replace("an empty target in a text", TOOLS, "](/contact)", "]()"),
  replace(
    "a target with .html in an article",
    PORTING,
    "](/features/phone-numbers)",
    "](/features/phone-numbers.html)",
  ),
  replace("an article misspelled in an article", PORTING, "(/blog/registering-for", "(/blog/register-for"),
  replace(
    "a target's last parenthesis is missing",
    "pages/resources/carrier-pricing.json",
    "](/contact)",
    "](/contact",
  ),
  replace(
    "a link without words in a text",
    "pages/about/letter.json",
    "[terms](/legal/terms)",
    "[](/legal/terms)",
  ),

  // Buttons
  set("links for link as the kind", LOST, [...action(0, 0), "kind"], "links"),
  set("sign-up for signup", HOME, [...action(0, 0), "kind"], "sign-up"),
  set("email for mail", PRESS, [...action(3, 0), "kind"], "email"),
  set("call for dial", TEAM, [...action(2, 0), "kind"], "call"),
  set("a kind of button with a capital letter", LOST, [...action(0, 1), "kind"], "Link"),
  set("an empty kind of button", STORIES, [...action(2, 0), "kind"], ""),
  set("a button without a kind", SMALL, action(0, 0), { plan: "standard" }),
  set("a link without a target", HOME, action(6, 1), { kind: "link" }),
  set("href for to", REMOTE, action(9, 1), { kind: "link", href: "/contact" }),
  set("sign-up with a target", GUIDES, action(3, 0), { kind: "signup", to: "/pricing" }),
  set("a link with a plan", PRICING, action(7, 1), { kind: "link", to: "/contact", plan: "enterprise" }),
  set(
    "dial with a number",
    CONTACT,
    ["blocks", 0, "props", "call", "buttons", 0, "action", "number"],
    "+12025550142",
  ),
  set("mail with an address", CAREERS, [...action(3, 0), "to"], "hello@pingo.example"),
  set("a button without action that has a target", TEXTS, [...action(0, 1), "to"], "#registration"),
  set(
    "sign-up for a plan that isn't there",
    SOLO,
    ["blocks", 6, "props", "button", "action", "plan"],
    "basic",
  ),
  set(
    "sign-up for a plan with a capital letter",
    SHARED,
    ["props", "plans", 1, "button", "action", "plan"],
    "Standard",
  ),
  set("call to action misspelled", NUMBERS, action(0, 0), { kind: "none", calltoAction: true }),
  set("a button without words", VOICE, ["blocks", 0, "props", "buttons", 0, "label"], ""),
  set("a link without words", HOME, ["blocks", 4, "props", "items", 0, "link", "label"], ""),
  set("a link as a mere text", HOME, ["blocks", 4, "props", "items", 2, "link"], "/solutions/remote-teams"),

  // Pictures
  set("a picture that isn't there", SITE, ["shareImage"], "/share/pingo.png"),
  set("a picture with the wrong ending", SITE, ["shareImage"], "/share/default.jpg"),
  set("a picture of a kind that isn't allowed", PRICING, ["shareImage"], "/share/default.webp"),
  set("a picture with its folder public", VOICE, ["shareImage"], "/public/share/default.png"),
  set("a picture without its first slash", TEAM, ["shareImage"], "share/default.png"),
  set("a picture on a disk", SOLO, ["shareImage"], "C:\\Users\\Ana\\Desktop\\solo.png"),
  set("a picture on another site", TEXTS, ["shareImage"], "https://images.example/texts.png"),
  set("a download that isn't there", PRESS, ["blocks", 0, "props", "downloads", 0, "button", "action"], {
    kind: "link",
    to: "/downloads/pingo-logos.zip",
  }),

  // Redirects
  set("a redirect to a redirect", REDIRECTS, ["redirects", -1], { from: "/privacy-policy", to: "/privacy" }),
  set("a redirect to itself", REDIRECTS, ["redirects", -1], { from: "/team", to: "/team" }),
  set(
    "two redirects to each other",
    REDIRECTS,
    ["redirects"],
    [
      { from: "/privacy", to: "/legal/privacy" },
      { from: "/terms", to: "/legal/terms" },
      { from: "/team", to: "/people" },
      { from: "/people", to: "/team" },
    ],
  ),
  set("a redirect to a page that isn't there", REDIRECTS, ["redirects", 1, "to"], "/legal/terms-of-use"),
  set("a redirect to an anchor that isn't there", REDIRECTS, ["redirects", -1], {
    from: "/cost",
    to: "/pricing#costs",
  }),
  set("a redirect from a page that is there", REDIRECTS, ["redirects", -1], { from: "/faq", to: "/contact" }),
  set("a redirect from an article that is there", REDIRECTS, ["redirects", -1], {
    from: "/blog/keeping-your-number",
    to: "/features/phone-numbers",
  }),
  set("a redirect twice", REDIRECTS, ["redirects", -1], { from: "/terms", to: "/legal/privacy" }),
  set("a redirect from an address without a slash", REDIRECTS, ["redirects", 0, "from"], "privacy"),
  set("a redirect from an address with a slash after it", REDIRECTS, ["redirects", 0, "from"], "/privacy/"),
  set("a redirect from our site in full", REDIRECTS, ["redirects", 1, "from"], "https://pingo.example/terms"),
  set("a redirect with a star", REDIRECTS, ["redirects", -1], { from: "/news/*", to: "/blog" }),
  set("source for from", REDIRECTS, ["redirects", -1], { source: "/jobs", to: "/about/careers" }),
  set("a redirect without a target", REDIRECTS, ["redirects", 1, "to"], undefined),

  // Navigation and lists
  set(
    "a menu entry that leads nowhere",
    NAVIGATION,
    ["header", 1, "items", 2, "href"],
    "/features/forwarding",
  ),
  set("a footer entry that leads nowhere", NAVIGATION, ["footer", 2, "items", 2, "href"], "/about/jobs"),
  set("a menu entry with a slash at its end", NAVIGATION, ["header", 3, "href"], "/pricing/"),
  set("a menu entry without its target", NAVIGATION, ["header", 0, "items", 1, "href"], undefined),
  set("a menu entry with to for href", NAVIGATION, ["header", 2], { label: "Dlores", to: "/dlores" }),
  set("a header entry that neither leads nor opens", NAVIGATION, ["header", -1], { label: "Company" }),
  set(
    "a competitor that isn't there in the groups",
    "data/comparisons/index.json",
    ["groups", 2, "competitors", -1],
    "openphone",
  ),
  set("a country's file misspelled", "data/carriers/index.json", ["countries", 1], "united-kingdon"),
  remove("a country's file is deleted but still listed", "data/carriers/australia.json"),
  set("the first letters of a page", PRICING, to(7, 1), "/resources/trouble"),
  set("our own site in full, with an ending", SMALL, to(8, 1), "https://www.pingo.example/pricing.html"),
];

judge("links", MISTAKES);
