import type { JSONPath } from "jsonc-parser";
import { judge } from "./judge";
import { type Mistake, replace, set } from "./mistake";

const CONSTANTS = "data/constants.json";
const CONTACT = "pages/contact.json";
const EXCEPTIONS = "data/exceptions.json";
const HOME = "pages/index.json";
const NUMBERS = "pages/features/phone-numbers.json";
const PLANS = "pages/_shared/plans.json";
const PRICING = "pages/pricing.json";
const REMOTE = "pages/solutions/remote-teams.json";
const SITE = "data/site.json";
const SMALL = "pages/solutions/small-business.json";
const SMS = "pages/features/sms-messaging.json";
const SOLO = "pages/solutions/solopreneurs.json";
const STEPS = "pages/how-it-works.json";
const TEAMWORK = "pages/features/team-collaboration.json";
const VOICE = "pages/features/voice-calling.json";

/** Path of a field of a block in its page. */
const prop = (block: number, ...path: JSONPath): JSONPath => ["blocks", block, "props", ...path];

/** Mistakes in facts: claims of pages, names of constants, and the contents of the constants and lists. */
const MISTAKES: readonly Mistake[] = [
  set(
    "a typed price",
    SOLO,
    prop(0, "intro"),
    "A second number on the phone you own. It starts at $4 a month.",
  ),
  set("a wrong price", VOICE, prop(7, "text"), "Choose a number and call it. Standard is $15 a month."),
  set("a price in words", SMALL, prop(8, "text"), "Your whole team pays twelve dollars a month."),
  set(
    "a wrong trial",
    CONTACT,
    prop(2, "text"),
    "Get a number and take real calls. The trial is free for 30 days.",
  ),
  set("a trial in words", "pages/faq.json", prop(1, "note"), "The trial is free for three weeks."),
  set("a wrong number of texts", SMS, prop(0, "proof", 1), "500 outbound texts a month on Standard"),
  set(
    "unlimited minutes on Standard",
    PLANS,
    ["props", "plans", 1, "features", 1],
    "Unlimited voice minutes",
  ),
  set("a percentage of nobody", VOICE, prop(1, "intro"), "70% of callers hang up when no one answers."),
  set("a made-up customer count", HOME, prop(6, "text"), "More than 50,000 businesses use Pingo every day."),
  set("a made-up uptime", VOICE, prop(2, "items", 1, "points", 1), "99.99% uptime"),
  set("free AI answering", "pages/dlores.json", prop(0, "proof", 0), "Dlores is free with every plan"),
  set("HIPAA on the wrong plan", HOME, prop(4, "items", 4, "text"), "HIPAA comes with Standard."),
  set("recording on Lite", "pages/about/press.json", prop(1, "note"), "Lite includes call recording."),
  set("a setup fee that is not there", STEPS, prop(0, "proof", 1), "Only $10 to set up"),
  set(
    "the price of another plan",
    PRICING,
    prop(7, "text"),
    "After the trial, Standard is {{plans.lite.price}}.",
  ),
  set(
    "a limit of another plan",
    PLANS,
    ["props", "plans", 0, "features", 3],
    "{{plans.standard.voiceMinutes}}",
  ),
  set("a token for another subject", NUMBERS, prop(0, "proof", 2), "Porting takes {{claims.trial}}"),
  set("a misspelled constant", SOLO, prop(0, "intro"), "A second number for {{plans.lite.prize}}."),
  set("a token of a plan only", SOLO, prop(4, "heading"), "Get a business number for {{plans.lite}}"),
  set(
    "a misspelled group",
    REMOTE,
    prop(2, "heading"),
    "No phones to buy: Standard is {{plan.standard.price}}",
  ),
  set("a group with a capital", REMOTE, prop(0, "proof", 2), "{{Claims.trial}} free"),
  set("a constant in lowercase", TEAMWORK, prop(0, "proof", 0), "{{claims.freemembers}} free"),
  set("an unknown form", HOME, prop(0, "proof", 0), "{{claims.trial|adj}} free trial"),
  set("a period after a price", STEPS, prop(0, "intro"), "Plans start at {{plans.lite.price}} per month."),
  set("a unit after a token", STEPS, prop(0, "proof", 0), "Ready in {{claims.setup}} minutes"),
  set("a bound before a token", SMALL, prop(0, "proof", 0), "Up to {{claims.freeMembers}} included"),
  set(
    "a dollar before a token",
    PRICING,
    prop(7, "text"),
    "After the trial, Standard is \u0024{{plans.standard.price}}.",
  ),
  set("a percent sign after a token", HOME, prop(1, "items", 2, "value"), "{{claims.uptime}}%"),
  set("a no before a token", "pages/resources/guides.json", prop(3, "note"), "You need no {{claims.card}}."),
  set("a plus after a token", NUMBERS, prop(0, "proof", 1), "Numbers in {{numbers.countries}}+"),
  set("a typed figure in a band", HOME, prop(1, "items", 0, "value"), "12K+"),
  set("a price where the site fills it in", SOLO, prop(6, "price"), "$4"),
  set("a plan that we do not have", PLANS, ["props", "plans", 1, "plan"], "premium"),
  set("a feature that we do not have", NUMBERS, prop(5, "items", 0, "feature"), "localNumber"),
  set("a misspelled add-on", PRICING, prop(4, "items", 2, "addOn"), "extraUsers"),
  set("a made-up figure that is not there", CONTACT, ["blocks", 1, "madeUp"], ["4 min", "9 min"]),
  set("a typed number of days", PRICING, prop(3, "windowDays"), "5"),
  set(
    "a count in a title",
    "pages/resources/carrier-pricing.json",
    ["title"],
    "Cell phone prices in 12 countries | Pingo",
  ),

  set("a constant of many pages removed", CONSTANTS, ["plans", "standard", "price"], undefined),
  set("a constant of one page removed", CONSTANTS, ["claims", "rating"], undefined),
  set("a constant of some pages removed", CONSTANTS, ["numbers", "portingDays"], undefined),
  replace("a constant renamed", CONSTANTS, '"ringDelay": {', '"delay": {'),
  replace("a group misspelled", CONSTANTS, '"addOns": {', '"addons": {'),
  set("a value in quotes", CONSTANTS, ["plans", "standard", "price", "value"], "12"),
  set("a negative price", CONSTANTS, ["addOns", "extraNumber", "value"], -5),
  set("a trial of no days", CONSTANTS, ["claims", "trial", "value"], 0),
  set("a price with part of a cent", CONSTANTS, ["plans", "standard", "price", "value"], 12.505),
  set("half a country", CONSTANTS, ["numbers", "countries", "value"], 40.5),
  set("a discount above the price", CONSTANTS, ["plans", "discount", "value"], 250),
  set("an uptime above all time", CONSTANTS, ["claims", "uptime", "value"], 199.9),
  set("a price in percent", CONSTANTS, ["addOns", "localNumber", "unit"], "percent"),
  set("an add-on without a label", CONSTANTS, ["addOns", "extraUser", "label"], undefined),
  set("a constant without a value", CONSTANTS, ["claims", "answered", "value"], undefined),
  set("a constant without a source", CONSTANTS, ["claims", "spamFiltered", "source"], undefined),
  set("a unit misspelled", CONSTANTS, ["claims", "setup", "unit"], "minuts"),
  set("another currency", CONSTANTS, ["addOns", "tollFreeNumber", "unit"], "eur"),
  set("an unknown property in a constant", CONSTANTS, ["plans", "lite", "price", "comment"], "Ask finance."),
  set(
    "a sum of a part that is not there",
    CONSTANTS,
    ["plans", "lite", "withAnswering", "sum", 1],
    "addOns.aiAnswer",
  ),
  set("the same as nothing", CONSTANTS, ["tiers", "pro", "price", "same"], "plans.pro.price"),
  set("a day in another order", CONSTANTS, ["legal", "updated", "value"], "12.10.2025"),
  set("a plan tag that we do not have", CONSTANTS, ["features", "bulkSms", "value"], "premium"),
  replace(
    "a constant twice",
    CONSTANTS,
    '"trial": { "same": "claims.trial" }',
    '"trial": { "same": "claims.trial" },\n      "trial": { "same": "claims.trial" }',
  ),

  set("a number as the site's name", SITE, ["name"], 5),
  set("an email without its sign", SITE, ["email"], "hello.pingo.example"),
  set("a phone number in letters", SITE, ["phone"], "+1202555PING"),
  set("a share image that is not there", SITE, ["shareImage"], "/share/pingo.png"),
  set("a misspelled setting", SITE, ["inertCallsToAction"], "sign-up"),
  set("a social link without https", SITE, ["social", 0, "href"], "x.example/pingo"),
  set("an exception whose words are gone", EXCEPTIONS, ["exceptions", 0, "text"], "155 ms"),
  set("an exception without a reason", EXCEPTIONS, ["exceptions", 4, "reason"], undefined),
  set("an exception for no file", EXCEPTIONS, ["exceptions", 11, "file"], "pages/troubleshooting.json"),
  set("a word of the house style without advice", "data/house-style.json", ["words", "whilst"], ""),
  set("a name of the house style twice", "data/house-style.json", ["names", 1], "Pingo"),

  set("a constant that blocks state removed", CONSTANTS, ["addOns", "extraUser"], undefined),
  set("a price of many pages and sums removed", CONSTANTS, ["plans", "lite", "price"], undefined),
  set("a plan removed", CONSTANTS, ["plans", "standard"], undefined),
  set("a group removed", CONSTANTS, ["field"], undefined),
  set("a price with its sign", CONSTANTS, ["plans", "standard", "price", "value"], "$12"),
  set("a price without a unit", CONSTANTS, ["plans", "standard", "price", "unit"], undefined),
  set("a list price that is typed", CONSTANTS, ["plans", "standard", "listPrice"], {
    value: 31,
    unit: "usd",
    per: "month",
    source: "9 Plans",
  }),
  set("an annual price above the monthly one", CONSTANTS, ["plans", "standard", "annualPrice", "value"], 14),
  set("a constant that is only a number", CONSTANTS, ["claims", "trial"], 14),
  set("a name with a hyphen", CONSTANTS, ["claims", "free-trial"], {
    ...{ value: 14, unit: "days", source: "9" },
    subject: { name: "the trial", about: "trial" },
  }),
  set("a free add-on without words for it", CONSTANTS, ["addOns", "extraUser", "value"], 0),
  set("a token without its group", VOICE, prop(0, "intro"), "Standard costs {{standard.price}}."),
  set("an empty token", VOICE, prop(0, "intro"), "Standard costs {{}}."),
  set("a token for an item where there is none", VOICE, prop(0, "intro"), "Read {{item.title}}."),
  set("the figure of another fact", VOICE, prop(0, "intro"), "60% of callers hang up."),
  set("a number of countries of our own", VOICE, prop(0, "intro"), "Call 120 countries from your number."),
];

judge("facts", MISTAKES);
