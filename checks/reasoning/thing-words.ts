/** Something that a constant is about, and how pages speak of it. */
export interface DescribedThing {
  name: string;
  /** Keys, the one to write first; `*` stands for any plan. */
  keys: readonly string[];
  /** Words that name it and nothing else. */
  named: RegExp;
  /** Words that it may go by in a sentence where its name is clear. */
  spokenOf: RegExp;
}

const MORE = "(?:extra|additional|further|another|each more|more)";

/**
 * What the constants are about, in the words of the pages (spec 9 Plans, Add-ons and numbers, Claims). A constant that
 * is not listed is not judged.
 */
export const DESCRIBED: readonly DescribedThing[] = [
  {
    name: "an extra user",
    keys: ["addOns.extraUser"],
    named: new RegExp(
      `\\b${MORE} (?:team )?(?:users?|people|persons?|members?|colleagues?|seats?|teammates?)\\b`,
      "i",
    ),
    spokenOf:
      /\b(?:users?|persons?|people|members?|colleagues?|teammates?|seats?|heads?|each further one|further one|each adds|\d+th)\b/i,
  },
  {
    name: "an extra number",
    keys: ["addOns.extraNumber"],
    named: new RegExp(`\\b${MORE} (?:(?:phone|business|local) )?(?:numbers?|lines?)\\b`, "i"),
    spokenOf: /\b(?:numbers?|lines?|city|further one|second|after the first)\b/i,
  },
  {
    name: "AI call answering",
    keys: ["addOns.aiAnswering"],
    named: /\bAI (?:call |phone )?answering\b|\bAI add-on\b|\banswered by (?:Dlores|AI)\b|\bDlores\b/,
    spokenOf: /\b(?:AI|Dlores|answer\w*|add-on|she|her)\b/i,
  },
  {
    name: "a local number",
    keys: ["addOns.localNumber"],
    named: /\blocal\b(?! (?:time|law|rates?|hours?|services?))/i,
    spokenOf: /\b(?:local|town|city|area)\b/i,
  },
  {
    name: "a toll-free number",
    keys: ["addOns.tollFreeNumber"],
    named: /\btoll[- ]?free\b|\bfreephone\b/i,
    spokenOf: /\btoll[- ]?free\b|\bfreephone\b/i,
  },
  {
    name: "porting a number",
    keys: ["numbers.portingPrice"],
    named: /\bporting\b/i,
    spokenOf: /\b(?:port|ports|porting|ported|mov\w+|bring\w*)\b/i,
  },
  {
    name: "a text beyond the plan",
    keys: ["plans.*.smsOverage"],
    named:
      /\b(?:extra|additional|further|another|each|every) (?:outbound |extra |further |more )?(?:texts?|SMS|messages?)\b|\b(?:texts?|messages?) (?:over|above|beyond) the\b/i,
    spokenOf: /\b(?:texts?|SMS|MMS|messages?|overage|one beyond|further ones?|then)\b/i,
  },
  {
    name: "a minute beyond the plan",
    keys: ["plans.*.minuteOverage"],
    named:
      /\b(?:extra|additional|further|another|each|every) (?:voice |extra |further |more )?minutes?\b|\bminutes? (?:over|above|beyond) the\b/i,
    spokenOf: /\b(?:minutes?|min|overage|then)\b/i,
  },
  {
    name: "the free trial",
    keys: ["claims.trial"],
    named: /\btrial\b/i,
    spokenOf: /\b(?:trial|try|card|plan|clocks?)\b/i,
  },
  {
    name: "the money-back guarantee",
    keys: ["claims.moneyBack"],
    named: /\bmoney[- ]back\b|\brefund\w*/i,
    spokenOf: /\b(?:money|refund\w*|guarantee)\b/i,
  },
  {
    name: "the free days of Dlores",
    keys: ["claims.dloresFree"],
    named: /\bDlores\b/,
    spokenOf: /\b(?:Dlores|she|her|AI|free|clocks?)\b/i,
  },
  {
    name: "notice of a price change",
    keys: ["legal.priceChangeNotice"],
    named: /\bnotice\b|\bprice changes?\b/i,
    spokenOf: /\b(?:notice|prices?|chang\w+|before|ahead)\b/i,
  },
  {
    name: "the countries that a number can be from",
    keys: ["numbers.countries"],
    named: /\bnumbers?\b/i,
    spokenOf: /\b(?:numbers?|local|toll-free|town|available|choose)\b/i,
  },
  {
    name: "the countries that can be called",
    keys: ["addOns.internationalCountries"],
    named:
      /\b(?:international calls?|international calling|calls? (?:out )?(?:to|abroad)|calling|call|ring|dial|abroad)\b(?! (?:us|you|me))/i,
    spokenOf: /\b(?:calls?|calling|ring|dial|reach|abroad|talk)\b/i,
  },
  {
    name: "the countries that carrier prices cover",
    keys: ["claims.carrierCountries"],
    named: /\bcarriers?\b/i,
    spokenOf: /\b(?:carriers?|compar\w+|prices?|cover\w*)\b/i,
  },
  {
    name: "setup",
    keys: ["claims.setup"],
    named: /\bset[- ]?up\b/i,
    spokenOf: /\b(?:set|setup|set-up|ready|start\w*|running|begin)\b/i,
  },
  {
    name: "activating a number",
    keys: ["numbers.activation"],
    named: /\bactivat\w+|\bactive in\b/i,
    spokenOf: /\b(?:activ\w+|number|numbers|line)\b/i,
  },
  {
    name: "transcription",
    keys: ["claims.transcript"],
    named: /\btranscri\w+/i,
    spokenOf: /\b(?:transcri\w+|text|written|read|voicemail|messages?)\b/i,
  },
  {
    name: "delivery",
    keys: ["claims.delivery"],
    named: /\bdeliver\w+/i,
    spokenOf: /\b(?:deliver\w*|arriv\w+|messages?|texts?)\b/i,
  },
  {
    name: "what is saved",
    keys: ["claims.savings"],
    named: /\bsavings?\b/i,
    spokenOf: /\b(?:sav\w+|cheap\w*|less|lower\w*|cuts?|halv\w+|spend\w*|bills?|costs?)\b/i,
  },
  {
    name: "uptime",
    keys: ["claims.uptime"],
    named: /\buptime\b/i,
    spokenOf: /\b(?:uptime|up|availab\w+|online|SLA)\b/i,
  },
  {
    name: "filtered spam",
    keys: ["claims.spamFiltered"],
    named: /\bspam\b|\brobocalls?\b/i,
    spokenOf: /\b(?:spam|robocalls?|filter\w*|block\w*|junk|unwanted|them)\b/i,
  },
  {
    name: "answered calls",
    keys: ["claims.answered"],
    named: /\bcalls (?:are )?answered\b|\banswered in\b/i,
    spokenOf: /\b(?:answer\w*|calls?|rings?|pick\w*)\b/i,
  },
];
