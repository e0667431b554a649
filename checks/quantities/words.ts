/** Words behind which a noun is no longer what the number before them counts. */
const ENDS =
  "(?:and|or|in|on|at|to|for|with|by|per|an?|the|is|are|was|were|that|who|which|from|as|into|of|if|when|while|so|but|it|we|you|they|about|than|plus|minus|not|no|off|each|every|can|will|may|must|should|would|could|do|did|has|have|had)";
const ENDS_GROUP = new RegExp(`^${ENDS}$`);

/** True for a word in small letters that does not stand between a number and its noun: 200 free texts. */
export const endsGroup = (word: string): boolean => ENDS_GROUP.test(word);

/** Pattern of a word that may stand there, or be the noun. */
export const GROUP_WORD = String.raw`(?!${ENDS}\b)[a-z-]+\b`;

/** Words that make one noun with what follows: team members, text messages, phone numbers. */
const MODIFIERS = new Set("business phone team telephone text video voice voicemail work working".split(" "));
export const isModifier = (word: string): boolean => MODIFIERS.has(word);

/** Pattern of the words that end like a plural and count nothing. */
export const NO_PLURAL =
  "(?:always|besides|across|perhaps|sometimes|unless|versus|minus|yours|ours|theirs|does|comes|goes|takes|makes|means|says|rings|looks|stands|opens|closes|shows|knows|gets|lets|keeps|needs|wants|has|was|this|its|plus|less)";
