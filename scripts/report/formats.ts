/**
 * Formats of a report: for people, for editors (one fault per line), for programs, for GitHub Actions, for viewers of
 * static analysis (SARIF 2.1.0).
 */
export const FORMATS = ["pretty", "lines", "json", "github", "sarif"] as const;
export type Format = (typeof FORMATS)[number];

/** Returns the default format: annotations on GitHub Actions, otherwise text for people. */
export function defaultFormat(env: Record<string, string | undefined> = process.env): Format {
  return env.GITHUB_ACTIONS === "true" ? "github" : "pretty";
}
