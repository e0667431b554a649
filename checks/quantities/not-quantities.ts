import { blankOut, UNKNOWN } from "../text";
import { MONEY_SIGN } from "./money";
import { SMALL_NUMBER } from "./number-words";

const MONTH =
  "(?:Jan(?:uary)?|Feb(?:ruary)?|Mar(?:ch)?|Apr(?:il)?|May|June?|July?|Aug(?:ust)?|" +
  "Sept?(?:ember)?|Oct(?:ober)?|Nov(?:ember)?|Dec(?:ember)?)";
const DAYS = String.raw`\d{1,2}(?:st|nd|rd|th)?(?: ?[–-] ?\d{1,2}(?!\d))?`;

/** Phone numbers, including the 555 numbers of stories. Emergency numbers and prefixes say what is dialed. */
const PHONE = [
  String.raw`(?<=\+)\d[\d ().\u00a0-]{6,18}\d`,
  String.raw`(?:1[ .\u00a0-])?\d{3}(?:[ .\u00a0-]|\) ?)\d{3}[ .\u00a0-]\d{4}(?!\d)`,
  String.raw`0\d{1,4}(?:[ \u00a0-]\d{2,6}){1,3}`,
  String.raw`555[ .\u00a0-]\d{4}(?!\d)`,
  String.raw`\d{5} \d{5,6}(?!\d)`,
  String.raw`(?:911|112|999)(?=\W*$| (?:[a-z]+ )?(?:calls?|texts?|messages?|numbers?|lines?)\b)`,
  String.raw`(?:8(?:00|33|44|55|66|77|88)|900|555)(?= (?:[a-z]+ )?(?:numbers?|lines?)\b)`,
];
const DATE = [
  String.raw`\d{4}-\d{2}(?:-\d{2}(?:T[\d:.Z+-]{4,24})?)?(?!\d)`,
  String.raw`${DAYS} (?:of )?${MONTH}\b,?(?: \d{4}(?!\d))?`,
  String.raw`(?<=\b${MONTH}\.? )${DAYS}(?:,? (?:19|20)\d{2}(?!\d))?(?!\d|[.,]\d| ?%| per ?cent)`,
  // A year; 2000 may be an amount.
  String.raw`(?:19[5-9]\d|20(?!00)[0-3]\d)(?![\d+kKM]|[.,]\d| ?%| (?:USD|dollars|bucks|percent)\b)`,
];
const TIME = [
  String.raw`\d{1,4}:\d{1,4}(?::\d{2})?(?: ?[AaPp]\.?[Mm]\b\.?)?`,
  String.raw`\d{1,2}(?:[.]\d{2})?(?: ?(?:[–-]|to) ?\d{1,2}(?:[.:]\d{2})?)? ?[AaPp]\.?[Mm]\b\.?`,
  String.raw`(?<=(?:day|Mon|Tue|Wed|Thu|Fri|Sat|Sun)s?,? )\d{1,2} ?[–-] ?\d{1,2} ?h\b`,
  String.raw`(?:[7-9]|1[0-2])(?: ?[–-] ?| to |-to-)[1-6](?![\d.,%-])`,
  String.raw`(?:12|24)[ -](?:hour|hr) (?:clock|format|notation|time)\b`,
  // The hour, followed by what happens then: at 9 calls begin to come in.
  String.raw`(?<=(?:^|[.!?] )At )\d{1,2}(?= [a-z]+ (?!an?\b|per\b|each\b|every\b))`,
];
const STREET = "Street|St|Road|Rd|Avenue|Ave|Lane|Ln|Drive|Boulevard|Blvd|Way|Square|Court|Place";
const ADDRESS = [
  String.raw`\d{1,5} (?:[A-Z][a-z]+ ){1,3}(?:${STREET})\b`,
  String.raw`(?<=\b[A-Z]{2} )\d{5}(?!\d)`,
];
/** Prefixes of a quantity: sub-5, up-to-5. */
const PREFIX = "sub|under|over|pre|post|to|than|first|next|last|free|only|just|an?|per";
const IN_NAME = String.raw`[A-Za-z_#@\\\ufffc]|\b[A-Za-z]\.|[A-Za-z]\/|(?<!\b(?:${PREFIX}))(?<=[A-Za-z])-`;
const CODE = [
  // A version (1.2.3), a date (12.10.2025), 9-1-1, an IP address, 802.11.
  String.raw`\d{1,6}(?:\.\d{1,6}){2,6}`,
  String.raw`\d\.0(?= (?:apps?|plans?)\b)`,
  String.raw`\d{1,6}(?:-\d{1,6}){2,8}`,
  String.raw`802\.\d{1,2}\w{0,3}`,
  // A fraction, a page of many, a date, but not a rating out of five.
  String.raw`(?![0-5](?:[.,]\d{1,2})?\/5(?![\d/]))\d{1,9}(?:\.\d{1,4})?(?:\/\d{1,9}(?:\.\d{1,4})?){1,3}`,
  // No telephone is sold by the inch or the pound.
  String.raw`\d{1,3}-(?:inch|foot|yard|mile|pound|ton|digit|step|way|factor)\b`,
  String.raw`0\d{1,9}(?![\d.,]?\d)`,
  // mp3, E.164, HTTP/2, #12ab34, AC-12.
  String.raw`(?<=${IN_NAME})\d\w{0,63}(?:[.:-]\w{1,64}){0,8}`,
];
const FORMS = [...PHONE, ...DATE, ...TIME, ...ADDRESS, ...CODE].join("|");
const NON_QUANTITY = new RegExp(
  String.raw`(?=\d)(?<!\d|\d[.,\u00a0]|(?<!\w)\.|${MONEY_SIGN})(?:${FORMS})`,
  "g",
);

/** A path within a site, or an address without its protocol, but not "/month". */
const PATH = String.raw`[\w./#?=&%-]{1,300}`;
const ADDRESSES = new RegExp(
  String.raw`(?<=^|[\s"'(=<])\.{0,2}\/(?!(?:mo|month|yr|year|min|minute|user|seat|text)\b)[a-z]${PATH}` +
    String.raw`|\b[\w-]{1,63}\.(?:com|org|net|io|app|dev|html)\/${PATH}`,
  "gi",
);

/** Words before a number that is a name and not a count: step 2, No. 5, Node 20. */
const LABELS =
  "no|nr|number(?=.\\d\\b)|steps?|sections?|sec|chapter|figure|fig|table|pages?|pp?|part|item|point|rule|article|" +
  "clause|appendix|volume|vol|issue|version|ver|release|option|press|dial|key|extension|ext|room|suite|apt|unit|" +
  "floor|gate|channel|port|level|lesson|question|slide|phase|stage|box|route|highway|class|type|category|error|" +
  "code|exit|zip|windows|office|node|node\\.js|ios|ipados|macos|android|iphone|ipad|pixel|galaxy|chrome|firefox|" +
  "safari|edge|python|php|java|http|ipv|wi-fi|bluetooth|usb|web|win|studio|area|formula|fortune|flight|bus|desk|" +
  "rfc|iso|soc|title|paragraph|tier|grade|terminal";
const LABELLED = new RegExp(
  String.raw`(?:[#№§]|\b(?:${LABELS})\.?) ?(?:\d{1,6}(?:\.\d{1,3})?|${SMALL_NUMBER})` +
    String.raw`(?!\w|[.,]\d| ?(?:%|percent|dollars))` +
    String.raw`|\b(?:lines?|phones?|mobile|handset) \d(?: and \d)?(?= (?:rings?|calls?|texts?)\b)|\bone or two\b`,
  "gi",
);

/**
 * Blanks out numbers that are not quantities: phone numbers, dates, times of day, versions, codes, addresses, numbered
 * things. Numbers with letters at their end, such as 6th, are not read (numbers.ts).
 */
export const withoutNonQuantities = (text: string): string =>
  [...(text.includes("/") ? [ADDRESSES] : []), NON_QUANTITY, LABELLED].reduce(
    (rest, pattern) => blankOut(rest, pattern, UNKNOWN),
    text,
  );
