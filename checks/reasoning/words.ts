const CASE = /(?<=[a-z0-9])(?=[A-Z])/;

/** The words of a name in camelCase: `skillBasedRouting` is "skill based routing"; SMS and AI keep their capitals. */
export function wordsOf(name: string): string {
  const words = name.split(CASE).map((word) => word.toLowerCase());
  return words.map((word) => (/^(?:sms|ai|hipaa)$/.test(word) ? word.toUpperCase() : word)).join(" ");
}
