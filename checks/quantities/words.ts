const DESCRIPTIVE = new Set(
  (
    "active additional advertised agreed ai american annual arab ascending bank big bookable business calendar canada canadian " +
    "clean common concurrent consecutive connected different direct domestic emergency english european extra fair few " +
    "first fixed forwarded free full further good great guest happy hosted included inbound incoming international large last leading " +
    "little live local long lost main major mere missed mobile modern monthly more national native new next noisy north number " +
    "office open or original other outbound outgoing paid patient phone picture popular premium present public quick quiet real recent " +
    "registered regular related remote responsive ringing same satisfied separate several shared short simple " +
    "simultaneous single small smart spam sponsored standard strange such supported synced team telephone test text third toll top tracked " +
    "transcription trial two-way trusted uk unanswered unique unlimited us usa us-based useful valued various verified video virtual voice voip warm weekly whole " +
    "wireless work working world worldwide yearly"
  ).split(" "),
);
const NOT_DESCRIPTIVE = new Set(
  (
    "being during having using including regarding according bring king spring string thing need feed speed indeed proceed " +
    "want went sent spent rent plant percent deal five give live drive arrive receive have unless only apply reply supply " +
    "rely early table enable topic music january february cent dollar"
  ).split(" "),
);
const ENDING = /(?:ed|ing|ive|al|ous|able|ible|ful|ic|ary|ant|ent|ern|ly|less|est|ish|ese)$/;

/** True for a word in small letters that may stand between a number and its noun: 200 free outbound texts. */
export function isDescriptive(word: string): boolean {
  if (DESCRIPTIVE.has(word)) return true;
  return word.length > 4 && ENDING.test(word) && !NOT_DESCRIPTIVE.has(word);
}

/** Words that make one noun with what follows: team members, text messages, phone numbers. */
const MODIFIERS = new Set("business phone team telephone text video voice voicemail work working".split(" "));
export const isModifier = (word: string): boolean => MODIFIERS.has(word);
