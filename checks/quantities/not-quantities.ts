const MONTH =
  "(?:Jan(?:uary)?|Feb(?:ruary)?|Mar(?:ch)?|Apr(?:il)?|May|June?|July?|Aug(?:ust)?|Sept?(?:ember)?|Oct(?:ober)?|Nov(?:ember)?|Dec(?:ember)?)";

/** Telephone numbers without a + before them. The 555 ones are those that stories use. */
const PHONE = [
  String.raw`(?:1[ .\u00a0-])?\d{3}[ .\u00a0-]\d{3}[ .\u00a0-]\d{4}(?!\d)`,
  String.raw`0\d{1,4}(?:[ \u00a0-]\d{2,6}){1,3}`,
  String.raw`555[ .\u00a0-]\d{4}(?!\d)`,
  String.raw`\d{3}-0\d{3}(?!\d)`,
  String.raw`\d{5} \d{5,6}(?!\d)`,
  String.raw`1-8(?:00|33|44|55|66|77|88)(?:-[\dA-Z-]{3,12})?`,
];
const DATE = [
  String.raw`\d{4}-\d{2}(?:-\d{2}(?:T[\d:.Z+-]{4,24})?)?(?!\d)`,
  String.raw`\d{1,2}([/.-])\d{1,2}\1(?:\d{4}|\d{2})(?!\d)`,
  `\\d{1,2}(?:st|nd|rd|th)?(?: ?[–-] ?\\d{1,2})? (?:of )?${MONTH}\\b,?(?: \\d{4}(?!\\d))?`,
];
const TIME = [
  String.raw`\d{1,4}:\d{1,4}(?::\d{2})?(?: ?[AaPp]\.?[Mm]\b\.?)?`,
  String.raw`\d{1,2}(?:[.]\d{2})?(?: ?(?:[–-]|to) ?\d{1,2}(?:[.:]\d{2})?)? ?[AaPp]\.?[Mm]\b\.?`,
  String.raw`\d{1,2} o[’']clock`,
  String.raw`(?<=(?:day|Mon|Tue|Wed|Thu|Fri|Sat|Sun)s?,? )\d{1,2} ?[–-] ?\d{1,2} ?h\b`,
];
const CODE = [
  // A version (1.2.3), 9-1-1, an address of a network, 802.11, a picture's size, a place in a row (6th).
  String.raw`\d{1,6}(?:\.\d{1,6}){2,6}`,
  String.raw`\d{1,6}(?:-\d{1,6}){2,8}`,
  String.raw`802\.\d{1,2}\w{0,3}`,
  String.raw`\d{1,6} ?[x×] ?\d{1,6}(?!\w)`,
  String.raw`\d{1,9}(?:st|nd|rd|th)\b`,
  // A fraction, a page of many, a day; a rating out of five is none.
  String.raw`(?![0-5](?:\.\d{1,2})?\/5(?![\d/]))\d{1,9}(?:\.\d{1,4})?(?:\/\d{1,9}(?:\.\d{1,4})?){1,3}`,
];
const HERE = new RegExp([...PHONE, ...DATE, ...TIME, ...CODE].map((form) => `(?:${form})`).join("|"), "y");

const AFTER_PLUS = /\d[\d ().\u00a0-]{6,18}\d/y;
const AFTER_PARENTHESIS = /\d{2,5}\)[ \u00a0]?\d{3,4}(?:[ .\u00a0-]\d{3,4})?/y;
const AFTER_MONTH =
  /\d{1,2}(?:st|nd|rd|th)?(?: ?[–-] ?\d{1,2}(?!\d))?(?:,? (?:19|20)\d{2}(?!\d))?(?!\d|[.,]\d| ?%| per ?cent)/y;
const REST_OF_CODE = /\w{1,64}(?:[.:-]\w{1,64}){0,8}/y;
const REST_OF_PATH = /[\w./#?=&%-]{1,300}/y;

const MONTH_BEFORE = new RegExp(`\\b${MONTH}\\.? $`);
/** Within a name such as mp3, E.164, HTTP/2, #12ab34, AC-12; but not after a prefix (sub-5, up-to-5). */
const CODE_BEFORE = /(?:[A-Za-z_#@\\\ufffc]|(?<![A-Za-z])[A-Za-z]\.|[A-Za-z]\/)$|[A-Za-z]-$/;
const PREFIX_BEFORE =
  /(?:^|[^A-Za-z])(?:sub|under|over|pre|post|mid|to|than|first|next|last|free|only|just|a|an|per)-$/i;
const PATH_BEFORE =
  /(?:^|[\s"'(=<])\.{0,2}\/[\w./-]{0,120}$|\.(?:com|org|net|io|app|dev|html)\/[\w./-]{0,120}$/;

function endOf(pattern: RegExp, text: string, at: number): number | undefined {
  pattern.lastIndex = at;
  return pattern.test(text) ? pattern.lastIndex : undefined;
}

/**
 * Where something ends that begins with digits and is no quantity: a telephone number, a date, a time of day, a version,
 * the size of a picture, a place in a row, a code, a part of an address.
 *
 * @param at place of the first digit, which has no sign of money before it
 * @returns undefined where a number begins
 */
export function endOfOther(text: string, at: number): number | undefined {
  const before = text.slice(Math.max(0, at - 130), at);
  const last = before.at(-1);
  if (last === undefined || last === "\n") return endOf(HERE, text, at);
  if (last === "+") {
    const end = endOf(AFTER_PLUS, text, at);
    if (end !== undefined) return end;
  }
  if (last === "(") {
    const end = endOf(AFTER_PARENTHESIS, text, at);
    if (end !== undefined) return end;
  }
  if (last !== " " && before.includes("/") && PATH_BEFORE.test(before)) return endOf(REST_OF_PATH, text, at);
  if (CODE_BEFORE.test(before.slice(-3)) && !PREFIX_BEFORE.test(before.slice(-8)))
    return endOf(REST_OF_CODE, text, at);
  if (last === " " && MONTH_BEFORE.test(before.slice(-12))) {
    const end = endOf(AFTER_MONTH, text, at);
    if (end !== undefined) return end;
  }
  return endOf(HERE, text, at);
}

/** A number word within a longer word or an address: often-five, /two-minutes; not after a prefix (up-to-five). */
export function isWithinName(text: string, at: number): boolean {
  const last = text.charAt(at - 1);
  if (last === "-") return !PREFIX_BEFORE.test(text.slice(Math.max(0, at - 8), at));
  return /[\w/]/.test(last) && (last !== "/" || PATH_BEFORE.test(text.slice(Math.max(0, at - 130), at)));
}

const LABEL_BEFORE =
  /(?:#|№|§|\b(?:no|nr|step|steps|section|sections|sec|chapter|figure|fig|table|page|pages|p|pp|part|item|point|rule|article|clause|appendix|volume|vol|issue|version|ver|release|option|press|dial|key|extension|ext|room|suite|apt|unit|floor|gate|channel|port|level|lesson|question|slide|phase|stage|box|route|highway|class|type|category|error|code|exit|zip|windows|office|node|node\.js|ios|ipados|macos|android|iphone|ipad|pixel|galaxy|chrome|firefox|safari|edge|python|php|java|http|ipv|wi-fi|bluetooth|usb|web|win|studio|area|formula|fortune|flight|bus|desk|rfc|iso|soc|title|paragraph|tier|grade|terminal))\.? ?$/i;
const ZIP_BEFORE = /\b[A-Z]{2} $/;

/** Something that the number names rather than counts: step 2, No. 5, Node 20, CA 94103. */
export function isLabelled(text: string, at: number, end: number): boolean {
  const before = text.slice(Math.max(0, at - 12), at);
  if (end - at === 1 && /\bnumber $/i.test(before)) return true;
  return LABEL_BEFORE.test(before) || (end - at === 5 && ZIP_BEFORE.test(before));
}

const STREET =
  /^ ?(?:Streets?|St|Roads?|Rd|Avenues?|Ave|Lanes?|Ln|Drive|Dr|Boulevard|Blvd|Way|Squares?|Sq|Court|Ct|Place|Pl|Terrace|Hill|Gardens?|Row|Mews|Close)\b/;

/** A noun that is the name of a street: 12 Numbers Lane. */
export function isStreet(text: string, end: number): boolean {
  return STREET.test(text.slice(end, end + 12));
}

/** A year, unless it has separators or a fraction; 2000 may be an amount. */
export function isYear(digits: string): boolean {
  return /^(?:19[5-9]\d|20[0-3]\d)$/.test(digits) && digits !== "2000";
}

/** Emergency numbers, and prefixes of toll-free and fictional numbers: 911 calls, 800 numbers. */
const EMERGENCY = /^(?:911|112|999)$/;
const DIALLED_PREFIX = /^(?:8(?:00|33|44|55|66|77|88)|900|555)$/;

/** Digits that are dialled: they name the calls, texts or numbers behind them. */
export function isDialled(digits: string, noun: string): boolean {
  if (/number|line/.test(noun)) return EMERGENCY.test(digits) || DIALLED_PREFIX.test(digits);
  return /call|text|message/.test(noun) && EMERGENCY.test(digits);
}
