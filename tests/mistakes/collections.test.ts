import { judge } from "./judge";
import { copy, type Mistake, replace, set, write } from "./mistake";

const AIRCALL = "data/comparisons/aircall.json";
const CANADA = "data/carriers/canada.json";
const CARRIERS = "data/carriers/index.json";
const COMPARISONS = "data/comparisons/index.json";
const FIGURES = "data/posts/what-missed-call-figures-say.json";
const FUTURE = "data/posts/ai-phone-systems-future.json";
const NAVIGATION = "data/navigation.json";
const OOMA = "data/comparisons/ooma-office.json";
const PORTING = "data/posts/keeping-your-number.json";
const QUO = "data/comparisons/quo.json";
const RECORDING = "data/posts/telling-callers-you-record.json";
const REDIRECTS = "data/redirects.json";
const REGISTERING = "data/posts/registering-for-business-texts.json";
const RINGCENTRAL = "data/comparisons/ringcentral.json";
const TEMPLATE = "pages/blog/[postId].json";
const SOUND = "data/posts/why-one-call-is-clear.json";

const POST = {
  $schema: "../../schema/post.schema.json",
  title: "What to say in your voicemail greeting",
  description: "A good greeting says who you are and when you call back. Here is how to write yours.",
  excerpt: "Callers decide in a moment if they leave a message. A clear greeting helps them to do it.",
  author: "Rosalind Tan",
  publishedAt: "2026-10-05",
  category: "Answering",
  image: "after-hours",
  tags: ["Answering", "Setting up"],
  content: [
    "A greeting is often the first thing that a new customer hears. Write it down first.",
    "## Say the name of your business first",
    "People want to know that they have reached the right place. Say the name slowly.",
    "## Say what to leave",
    "Ask for a name, a number and the reason for the call. With those you can call back prepared.",
    "> Say when you will call back, and then do it.",
    "Listen to your greeting from another phone. If you would hang up, record it again.",
  ],
  sources: [{ title: "Ofcom, the regulator for telephones", url: "https://www.ofcom.org.uk" }],
};

/** Mistakes in collections, the menu, the routes and the redirects. */
const MISTAKES: readonly Mistake[] = [
  set("a post without an author", PORTING, ["author"], undefined),
  set("an author by first name", RECORDING, ["author"], "Chidi"),
  set("a thirteenth month", REGISTERING, ["publishedAt"], "2026-13-01"),
  set("a date in words", RECORDING, ["publishedAt"], "Sept 9, 2026"),
  set("a date with slashes", RECORDING, ["publishedAt"], "09/09/2026"),
  set("a year that is far away", FUTURE, ["publishedAt"], "2062-11-12"),
  set("a post without a title", FIGURES, ["title"], undefined),
  set("a post without text", SOUND, ["content"], []),
  set("a post's text in one piece", PORTING, ["content"], "You can keep your number."),
  set("an unknown picture", PORTING, ["image"], "moving-van"),
  set("tags as text", RECORDING, ["tags"], "Recording, Law, Calls"),
  set("a tag twice", SOUND, ["tags"], ["Sound", "Sound", "Setting up"]),
  set("two featured posts", PORTING, ["featured"], true),
  set("a subtitle that posts do not have", FUTURE, ["subtitle"], "A look ahead"),
  replace(
    "a heading of the first level",
    RECORDING,
    '"## May I record my own calls?"',
    '"# May I record my own calls?"',
  ),
  replace("a heading without its space", SOUND, '"## What HD voice adds"', '"##What HD voice adds"'),
  replace(
    "bold that does not end",
    PORTING,
    "- **The account number.** Copy",
    "- **The account number. Copy",
  ),
  replace(
    "a link to a page that is not there",
    PORTING,
    "(/resources/troubleshooting)",
    "(/resources/trouble-shooting)",
  ),
  replace("a space inside a link", PORTING, "[our terms](/legal/terms", "[our terms] (/legal/terms"),
  replace(
    "a place that is not on the page",
    PORTING,
    "/legal/terms#numbers-and-porting",
    "/legal/terms#porting-numbers",
  ),
  set("an image in a post", FIGURES, ["content", 1], "![A sheet of tally marks](/images/tally.png)"),
  set("a source without https", SOUND, ["sources", 0, "url"], "www.rfc-editor.org/rfc/rfc6716"),
  write("a post called index", "data/posts/index.json", POST),
  write("a post's file with a space", "data/posts/voicemail greeting.json", POST),
  write("a post's file in capitals", "data/posts/VoicemailGreeting.json", POST),

  set("a competitor without a name", QUO, ["name"], undefined),
  set("a competitor's price as text", QUO, ["pricing", "details", 0, "monthlyPrice"], "$20"),
  set("a competitor without sources", AIRCALL, ["sources"], undefined),
  set("an unknown feature of a competitor", AIRCALL, ["features", "fax"], {
    available: true,
    notes: "Offered",
  }),
  set("a feature of a competitor left out", RINGCENTRAL, ["features", "mms"], undefined),
  set("a yess for a feature", OOMA, ["features", "call_forwarding", "available"], "yess"),
  set("a basis misspelled", QUO, ["features", "api_access", "basis"], "vendors page"),
  set("a plan without a price", AIRCALL, ["pricing", "details", 2, "price"], undefined),
  set("two plans of one name", RINGCENTRAL, ["pricing", "details", 1, "name"], "Core"),
  set("a thirteenth month of a price", OOMA, ["pricing", "asOf"], "2026-13"),
  set("a month in words", OOMA, ["pricing", "asOf"], "August 2026"),
  set("a day that is not in the calendar", RINGCENTRAL, ["checkedOn"], "2026-11-31"),
  set("a competitor's website without https", "data/comparisons/justcall.json", ["website"], "justcall.io"),
  set("an id that is not the file's", "data/comparisons/nextiva.json", ["id"], "nextiva-one"),
  set(
    "a competitor listed twice",
    COMPARISONS,
    ["groups", 2, "competitors"],
    ["aircall", "justcall", "aircall"],
  ),
  set(
    "a competitor without a file",
    COMPARISONS,
    ["groups", 2, "competitors"],
    ["aircall", "justcall", "vonage"],
  ),
  set("a competitor that is not listed", COMPARISONS, ["groups", 2, "competitors"], ["aircall"]),
  set("a feature of ours left out", COMPARISONS, ["pingo_features", "sms"], undefined),

  set("a flag of no country", CANADA, ["flag"], "XX"),
  set("a country listed twice", CARRIERS, ["countries", 6], "canada"),
  set("a country's file in capitals", CARRIERS, ["countries", 2], "India"),
  set("a carrier's price below zero", CANADA, ["carriers", 1, "plans", 0, "price"], -49.87),
  set("a decimal point one place off", CANADA, ["carriers", 2, "plans", 0, "price"], 4.987),
  set("a currency misspelled", CANADA, ["carriers", 0, "plans", 0, "local", "currency"], "CDA"),
  set("an exchange rate with a comma", "data/carriers/australia.json", ["currency", "usdPerUnit"], "0,65"),
  set(
    "a carrier's website without https",
    "data/carriers/india.json",
    ["carriers", 0, "website"],
    "www.jio.com",
  ),

  set("a menu entry without a label", NAVIGATION, ["header", 3, "label"], undefined),
  set("a menu entry with a url", NAVIGATION, ["footer", 4, "items", 0, "url"], "/legal/privacy"),
  set("a link twice in the menu", NAVIGATION, ["footer", 1, "items", 2, "href"], "/solutions/small-business"),
  set("a menu link to no page", NAVIGATION, ["footer", 2, "items", 1, "href"], "/about/people"),
  set("a menu link without its slash", NAVIGATION, ["mobileExtra", 1, "href"], "integrations"),
  set("a menu icon that is not there", NAVIGATION, ["header", 0, "items", 1, "icon"], "shop"),
  set("a route with a slash at its end", "data/routes.json", ["routes", 9], "/solutions/remote-teams/"),
  set("a route misspelled", "data/routes.json", ["routes", 9], "/solution/remote-teams"),
  set("a redirect to no page", REDIRECTS, ["redirects", 1, "to"], "/legal/conditions"),
  set("a redirect from a page", REDIRECTS, ["redirects", 0, "from"], "/contact"),
  set("a redirect to itself", REDIRECTS, ["redirects", 0, "to"], "/privacy"),
  set("a redirect listed twice", REDIRECTS, ["redirects", 1, "from"], "/privacy"),

  set("the id of another competitor", QUO, ["id"], "ooma-office"),
  set("the name of another competitor", QUO, ["name"], "Aircall"),
  set("the file of another country", CARRIERS, ["countries", 4], "australia"),
  set("the flag of another country", "data/carriers/india.json", ["flag"], "IE"),
  set("a title that is too short", PORTING, ["title"], "Porting"),
  set("a misspelled token", QUO, ["verdict", "bottomLine"], "Pingo costs {{plans.standard.prize}}."),
  copy("a competitor as a copy", "data/comparisons/quo-two.json", QUO),
  copy("a post as a copy", "data/posts/keeping-your-number-two.json", PORTING),
  write("an empty post", "data/posts/voicemail-greeting.json", ""),
  replace("a comma forgotten in a competitor", QUO, '"name": "Quo",', '"name": "Quo"'),
  replace("a comma forgotten in a post", PORTING, '"category": "Numbers",', '"category": "Numbers"'),
  replace("a comma forgotten in the list of competitors", COMPARISONS, '",', '"'),
  replace(
    "a comma forgotten in a country",
    "data/carriers/india.json",
    '"name": "India",',
    '"name": "India"',
  ),
  set("a template without its collection", TEMPLATE, ["collection"], undefined),
  set("a template of no collection", TEMPLATE, ["collection"], "post"),
  set("a misspelled token in a template", TEMPLATE, ["title"], "{{item.titel}}"),
];

judge("collections", MISTAKES);
