import { judge } from "./judge";
import { copy, type Mistake, replace, set } from "./mistake";

const HOME = "pages/index.json";
const PRICING = "pages/pricing.json";
const DLORES = "pages/dlores.json";
const CONTACT = "pages/contact.json";
const STEPS = "pages/how-it-works.json";
const TOOLS = "pages/integrations.json";
const TEAM = "pages/about/team.json";
const CAREERS = "pages/about/careers.json";
const PRESS = "pages/about/press.json";
const GUIDES = "pages/resources/guides.json";
const STORIES = "pages/resources/case-studies.json";
const CARRIERS = "pages/resources/carrier-pricing.json";
const TROUBLE = "pages/resources/troubleshooting.json";
const VOICE = "pages/features/voice-calling.json";
const TEXTS = "pages/features/sms-messaging.json";
const FORWARDING = "pages/features/call-forwarding.json";
const NUMBERS = "pages/features/phone-numbers.json";
const TRANSCRIPTS = "pages/features/ai-transcription.json";
const INBOX = "pages/features/team-collaboration.json";
const SOLO = "pages/solutions/solopreneurs.json";
const SMALL = "pages/solutions/small-business.json";
const REMOTE = "pages/solutions/remote-teams.json";
const BLOG = "pages/blog/index.json";
const ARTICLE = "pages/blog/[postId].json";
const SHARED = "pages/_shared/plans.json";
const POST = "data/posts/ai-phone-systems-future.json";
const PORTING = "data/posts/keeping-your-number.json";
const CANADA = "data/carriers/canada.json";
const QUO = "data/comparisons/quo.json";
const NAVIGATION = "data/navigation.json";

const BUTTON = { label: "Start free trial", action: { kind: "signup" } };

/** Mistakes in the shape: what the format of a page or a data file does not allow. */
const MISTAKES: readonly Mistake[] = [
  // A page
  set("a page without a title", PRESS, ["title"], undefined),
  set("a page without a description", DLORES, ["description"], undefined),
  set("a page without a name", TROUBLE, ["name"], undefined),
  set("a page without blocks", BLOG, ["blocks"], undefined),
  set("a page with an empty list of blocks", CAREERS, ["blocks"], []),
  set("the blocks as an object", TEAM, ["blocks"], { "call-to-action": { heading: "Call us" } }),
  set("the blocks as a text", CONTACT, ["blocks"], "contact-form"),
  set("an empty title", GUIDES, ["title"], ""),
  set("a title of one word", "pages/faq.json", ["title"], "FAQ"),
  set(
    "a title that's far too long",
    STEPS,
    ["title"],
    "How it works: how to choose a number, write a greeting, invite your team and take your first call",
  ),
  set("a description of three words", STORIES, ["description"], "Our best stories"),
  set("a list as the description", TOOLS, ["description"], ["HubSpot", "Slack"]),
  replace("title misspelled", "pages/about/letter.json", '"title":', '"titel":'),
  replace("description misspelled", SMALL, '"description":', '"desciption":'),
  replace("name with a capital letter", CONTACT, '"name": "Contact"', '"Name": "Contact"'),
  replace("block for blocks", VOICE, '"blocks": [', '"block": ['),
  set("a property that pages don't have", PRICING, ["keywords"], ["phone plans", "prices"]),
  set("a schema that isn't there", TEAM, ["$schema"], "../../schema/page.json"),
  set("article as the kind of a plain page", STEPS, ["kind"], "article"),
  set("features for feature as the kind", VOICE, ["kind"], "features"),
  set("a kind with a capital letter", SOLO, ["kind"], "Solution"),
  set("a template without its collection", ARTICLE, ["collection"], undefined),
  set("a template of a collection that isn't there", ARTICLE, ["collection"], "articles"),
  set("a collection on a plain page", CAREERS, ["collection"], "posts"),

  // A block's entry
  set("a block's type misspelled", SOLO, ["blocks", 8, "type"], "call-to-actoin"),
  set("a block's type with a capital letter", INBOX, ["blocks", 0, "type"], "Hero"),
  set("a block's type with an underscore", NUMBERS, ["blocks", 5, "type"], "feature_grid"),
  set("a block's type without its hyphen", HOME, ["blocks", 4, "type"], "usecases"),
  set("a block without a type", GUIDES, ["blocks", 2, "type"], undefined),
  replace("component for type", ARTICLE, '"type": "related-posts"', '"component": "related-posts"'),
  set("props forgotten, all fields beside the type", TEAM, ["blocks", 2], {
    type: "call-to-action",
    tone: "ink",
    heading: "Questions? Call our founders",
    buttons: [{ label: "Call us", action: { kind: "dial" } }],
  }),
  set("the heading beside the type, the rest in props", CAREERS, ["blocks", 3], {
    type: "call-to-action",
    tone: "ink",
    heading: "Don’t see the right job?",
    props: { buttons: [{ label: "Send us an email", action: { kind: "mail" } }] },
  }),
  set("an introduction beside the type", STORIES, ["blocks", 1, "intro"], "Count your missed calls first."),
  set("the tone inside the props", NUMBERS, ["blocks", 1, "props", "tone"], "surface"),
  replace("prop for props", BLOG, '"props": {', '"prop": {'),
  set("the props in a list", ARTICLE, ["blocks", 1, "props"], [{ heading: "Related articles" }]),
  set("props inside props", ARTICLE, ["blocks", 1, "props"], { props: { heading: "Related articles" } }),
  set("a tone that isn't there", FORWARDING, ["blocks", 6, "tone"], "dark"),
  set("a tone with a capital letter", TEXTS, ["blocks", 1, "tone"], "Surface"),
  replace("background for tone", REMOTE, '"tone": "ink"', '"background": "ink"'),
  replace("illustrative misspelled", TRANSCRIPTS, '"illustrative": true', '"illustrativ": true'),
  set("illustrative in quotes", VOICE, ["blocks", 3, "illustrative"], "true"),
  set("a made-up figure without its list", CONTACT, ["blocks", 1, "madeUp"], "4 min"),
  set("an anchor with a space", HOME, ["blocks", 4, "anchor"], "use cases"),
  set("an anchor with #", INBOX, ["blocks", 5, "anchor"], "#features"),
  set("an anchor with a capital letter", DLORES, ["blocks", 8, "anchor"], "Tiers"),
  set("two blocks with the same anchor", DLORES, ["blocks", 7, "anchor"], "limits"),
  replace("id for anchor", GUIDES, '"anchor": "words"', '"id": "words"'),
  set("a block as a text", TRANSCRIPTS, ["blocks", 3], "benefit-cards"),
  set("a block in a list of its own", TEXTS, ["blocks", 6], [{ use: "plans" }]),
  set("a second hero", TEAM, ["blocks", -1], {
    type: "hero",
    props: { heading: "Work with us", intro: "We have three open jobs." },
  }),
  set("a page without its hero", TOOLS, ["blocks", 0], undefined),

  // Shared blocks
  set("a shared block that isn't there", PRICING, ["blocks", 1], { use: "trial" }),
  set("a shared block with the end of its file's name", HOME, ["blocks", 5], { use: "plans.json" }),
  set("a shared block with its folder", PRICING, ["blocks", 1], { use: "_shared/plans" }),
  set("uses for use", HOME, ["blocks", 5], { uses: "plans" }),
  set("a shared block with props", PRICING, ["blocks", 1], { use: "plans", props: { heading: "Our plans" } }),
  set("a shared block with type and props", HOME, ["blocks", 5], {
    type: "pricing-plans",
    use: "plans",
    props: { heading: "Our plans" },
  }),
  set("a shared block with a tone", PRICING, ["blocks", 1], { use: "plans", tone: "surface" }),
  set(
    "a list in the file of a shared block",
    SHARED,
    [],
    [{ type: "related-posts", props: { heading: "More" } }],
  ),
  set("a whole page in the file of a shared block", SHARED, [], {
    title: "Our plans",
    blocks: [{ type: "related-posts", props: { heading: "More" } }],
  }),

  // The contents of a block
  set("a hero without a heading", SOLO, ["blocks", 0, "props", "heading"], undefined),
  set("a hero without an introduction", REMOTE, ["blocks", 0, "props", "intro"], undefined),
  set("an empty heading", SMALL, ["blocks", 8, "props", "heading"], ""),
  set("a heading as an object", GUIDES, ["blocks", 3, "props", "heading"], { text: "Choose your number" }),
  set(
    "a heading of three lines",
    CARRIERS,
    ["blocks", 3, "props", "heading"],
    "Before you choose a cell phone plan for your business, here is a long list of all the things " +
      "that we would look at first if we were you, in the order in which we would look at them",
  ),
  replace("eyebrow misspelled", TEXTS, '"eyebrow":', '"eyebow":'),
  replace("headline for heading", PRESS, '"heading":', '"headline":'),
  set("a field of another block", INBOX, ["blocks", 4, "props", "buttons"], [BUTTON]),
  set("a closing section without buttons", TROUBLE, ["blocks", 1, "props", "buttons"], undefined),
  set("an empty list of buttons", STORIES, ["blocks", 2, "props", "buttons"], []),
  set("one button without its list", FORWARDING, ["blocks", 6, "props", "buttons"], BUTTON),
  set("a third button in a hero", STEPS, ["blocks", 0, "props", "buttons", -1], {
    ...BUTTON,
    label: "Ask us",
  }),
  set("a button as a text", PRICING, ["blocks", 3, "props", "button"], "Start the trial"),
  set("a button without an action", CONTACT, ["blocks", 2, "props", "buttons", 0, "action"], undefined),
  set("an action as a text", SMALL, ["blocks", 0, "props", "buttons", 0, "action"], "signup"),
  set("text for label on a button", VOICE, ["blocks", 7, "props", "buttons", 0], {
    text: "Try it free",
    action: { kind: "signup" },
  }),
  set("a text for a list of texts", TEXTS, ["blocks", 0, "props", "proof"], "Texts on every plan"),
  set("a list for a text", REMOTE, ["blocks", 7, "props", "text"], ["You pay for your plan.", "That’s all."]),
  set(
    "too many facts in a hero",
    INBOX,
    ["blocks", 0, "props", "proof"],
    ["One", "Two", "Three", "Four", "Five"],
  ),
  set("a sixth figure", HOME, ["blocks", 1, "props", "items", -1], {
    value: "{{claims.setup}}",
    label: "setup",
  }),
  set("a single step", CAREERS, ["blocks", 1, "props", "items"], [{ title: "Email us", text: "Say hello." }]),
  set("an empty list of questions", REMOTE, ["blocks", 8, "props", "items"], []),
  set("a question without an answer", PRICING, ["blocks", 6, "props", "items", 1, "answer"], undefined),
  set("the questions as one object", SOLO, ["blocks", 7, "props", "items"], {
    "Is it free?": "For a while.",
  }),
  replace("question misspelled", "pages/faq.json", '"question":', '"qestion":'),
  set("a story without its outcome", NUMBERS, ["blocks", 4, "props", "items", 2, "outcome"], undefined),
  set("a word that turns twice", HOME, ["blocks", 0, "props", "rotatingWords"], ["Plumbers", "Plumbers"]),
  set("an icon that isn't there", HOME, ["blocks", 2, "props", "items", 1, "icon"], "telephone"),
  set("an icon with an underscore", FORWARDING, ["blocks", 3, "props", "items", 0, "icon"], "phone_call"),
  set("a visual's kind misspelled", SOLO, ["blocks", 0, "props", "visual", "kind"], "mesage-thread"),
  set("a visual without its kind", GUIDES, ["blocks", 0, "props", "visual", "kind"], undefined),
  set("the kind of another visual", TRANSCRIPTS, ["blocks", 0, "props", "visual", "kind"], "call-log"),
  set("a visual as a text", NUMBERS, ["blocks", 0, "props", "visual"], "number-picker"),
  set(
    "a visual's time with pm",
    TEAM,
    ["blocks", 1, "props", "items", 0, "visual", "members", 0, "time"],
    "7 am",
  ),
  set(
    "a call's result misspelled",
    NUMBERS,
    ["blocks", 1, "props", "visual", "calls", 0, "result"],
    "answerd",
  ),
  set("a number in quotes", PRICING, ["blocks", 2, "props", "examples", 1, "people"], "3"),
  set("a numeral without quotes", VOICE, ["blocks", 5, "props", "share"], 25),
  set("yes for true in quotes", SHARED, ["props", "plans", 1, "highlighted"], "yes"),
  set(
    "true in quotes, deep in a page",
    STEPS,
    ["blocks", 1, "props", "items", 3, "visual", "steps", 1, "isByDlores"],
    "true",
  ),
  set("a feature's name misspelled", VOICE, ["blocks", 4, "props", "items", 6, "feature"], "callRecordings"),
  set("an add-on's name misspelled", PRICING, ["blocks", 4, "props", "items", 2, "addOn"], "extraUsers"),
  set(
    "a line of the plans misspelled",
    PRICING,
    ["blocks", 5, "props", "groups", 0, "rows", 1, "attribute"],
    "minutes",
  ),
  set("a plan that isn't there", SMALL, ["blocks", 7, "props", "plan"], "premium"),
  set(
    "a name typed that the site fills in",
    NUMBERS,
    ["blocks", 5, "props", "items", 0, "name"],
    "Local numbers",
  ),
  set("an event that isn't there", HOME, ["blocks", 6, "props", "buttons", 1, "event"], "clicked_contact"),

  // Tokens
  replace("a token's form misspelled", SOLO, "{{plans.lite.price|amount}}", "{{plans.lite.price|amout}}"),
  replace("a token's name misspelled", STEPS, "{{plans.lite.price}}", "{{plans.light.price}}"),
  replace("a token without its last brace", BLOG, "{{claims.subscribers}}", "{{claims.subscribers}"),
  replace("a token cut short", CARRIERS, "{{claims.carrierCountries}}", "{{claims}}"),
  replace("a field of an item misspelled", ARTICLE, "{{item.description}}", "{{item.descripton}}"),
  set("a field of an item on a plain page", GUIDES, ["name"], "{{item.title}}"),

  // Data files
  set("an article without sources", PORTING, ["sources"], undefined),
  set("an article's text as one text", POST, ["content"], "An AI should take the calls that no one takes."),
  set("an article's tags as one text", PORTING, ["tags"], "Porting, Numbers"),
  set("an article's author with a role", POST, ["author"], {
    name: "Chidi Eze",
    role: "Conversation design",
  }),
  set("an article's day with full stops", PORTING, ["publishedAt"], "19.08.2026"),
  set("an article's day that isn't in the calendar", POST, ["publishedAt"], "2026-11-31"),
  set("an article's drawing that isn't there", POST, ["image"], "robot"),
  set("an article's drawing as a file", PORTING, ["image"], "moving.png"),
  set("a carrier's price as a text", CANADA, ["carriers", 3, "plans", 0, "price"], "28.50"),
  set("a carrier's price with a currency sign", CANADA, ["carriers", 0, "plans", 1, "price"], "$60.56"),
  set("a confidence that isn't there", CANADA, ["carriers", 2, "plans", 0, "confidence"], "sure"),
  set("a carrier without a name", CANADA, ["carriers", 4, "name"], undefined),
  set("yes for true in a comparison", QUO, ["features", "mms", "available"], "yes"),
  set("a comparison without its verdict", QUO, ["verdict"], undefined),
  set("strengths as one text in a comparison", QUO, ["verdict", "competitor"], "Your team talks for hours."),
  replace("the field of a list misspelled", "pages/solutions/remote-teams.json", '"members":', '"member":'),
  replace("colour for color in the navigation", NAVIGATION, '"color": "signal"', '"colour": "signal"'),
  set("a second home page", CAREERS, ["kind"], "home"),
  set("the words of a picture that the page does not have", CAREERS, ["shareImageAlt"], "People at a desk."),
  set("a menu that is a link as well", NAVIGATION, ["header", 0, "href"], "/solutions"),
  set("a menu without links", NAVIGATION, ["header", 0, "items"], []),
  set("a menu entry without a label", NAVIGATION, ["header", 3, "label"], undefined),
  set("a footer column without entries", NAVIGATION, ["footer", 4, "items"], undefined),
  set("a setting of the site misspelled", "data/site.json", ["inertCallsToAction"], "sign-up"),
  set("an exception without its reason", "data/exceptions.json", ["exceptions", 2, "reason"], undefined),

  // Mistakes that used to report more than one fault
  set("subheading beside a heading", PRICING, ["blocks", 0, "props", "subheading"], "Plans for everybody"),
  copy("a page saved as an article", POST, PRICING),
  copy("an article saved as a page", PRICING, POST),
  set("an article without its author", POST, ["author"], undefined),
  set("props forgotten in a hero", SOLO, ["blocks", 0], {
    type: "hero",
    eyebrow: "For one",
    heading: "A number of your own",
    intro: "Somebody picks up.",
    buttons: [BUTTON],
  }),
];

judge("shape", MISTAKES);
