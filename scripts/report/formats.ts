/**
 * Ways to print a report: for people, for editors (a fault a line), for programs, for GitHub Actions, for viewers of
 * static analysis (SARIF 2.1.0).
 */
export const FORMATS = ["pretty", "lines", "json", "github", "sarif"] as const;
export type Format = (typeof FORMATS)[number];

/** The format where none is asked for: annotations on GitHub Actions, else text for people. */
export function defaultFormat(env: Record<string, string | undefined> = process.env): Format {
  return env.GITHUB_ACTIONS === "true" ? "github" : "pretty";
}
