import { validateHeaderName, validateHeaderValue } from "node:http";
import { UserError } from "../user-error";

/** One block of a `_headers` file: the paths it matches and the headers it gives them. */
export interface HeaderRule {
  pattern: string;
  line: number;
  matches: RegExp;
  headers: [name: string, value: string][];
  /** Names of headers that earlier rules gave and this one takes away, as Cloudflare does by `! Name`. */
  without: string[];
}

/**
 * Reads the `_headers` format of Netlify and Cloudflare, in the part both understand: a path line that may hold
 * one `*` and `:placeholders`, below it `Name: value` lines, and `#` comments. Of Cloudflare's own also `! Name`.
 *
 * @param text the file's text
 * @param file the name that faults are reported under
 * @returns the rules, in file order
 * @throws UserError with one `file:line` entry for each bad line
 */
export function parseHeaders(text: string, file: string): HeaderRule[] {
  const rules: HeaderRule[] = [];
  const faults: string[] = [];
  text.split(/\r?\n/).forEach((raw, index) => {
    const line = raw.trim();
    const at = index + 1;
    if (line === "" || line.startsWith("#")) return;
    const fault = line.startsWith("/") ? startRule(rules, line, at) : addHeader(rules.at(-1), line);
    if (fault) faults.push(`${file}:${at}: ${fault}`);
  });
  for (const rule of rules) {
    if (rule.headers.length + rule.without.length === 0 && faults.length === 0)
      faults.push(
        `${file}:${rule.line}: The path "${rule.pattern}" has no header below it. Add one or remove it.`,
      );
  }
  if (faults.length > 0) throw new UserError(faults.join("\n"));
  return rules;
}

/**
 * The headers of one request path. Of a name given by several rules the last value holds, as on Netlify.
 *
 * @param rules what parseHeaders returned
 * @param path the decoded request path, without its query
 */
export function headersFor(rules: HeaderRule[], path: string): Map<string, string> {
  const found = new Map<string, string>();
  for (const rule of rules) {
    if (!rule.matches.test(path)) continue;
    for (const name of rule.without) found.delete(name);
    for (const [name, value] of rule.headers) found.set(name, value);
  }
  return found;
}

function startRule(rules: HeaderRule[], pattern: string, line: number): string | undefined {
  rules.push({ pattern, line, matches: toRegExp(pattern), headers: [], without: [] });
  const splats = pattern.split("*").length - 1;
  if (splats > 1) return `The path "${pattern}" holds ${splats} asterisks; a path may hold one.`;
  if (/\s/.test(pattern)) return `The path "${pattern}" holds a space. Write one path a line.`;
  return undefined;
}

function addHeader(rule: HeaderRule | undefined, line: string): string | undefined {
  const [, taken] = /^!\s*([\w-]+)$/.exec(line) ?? [];
  if (rule && taken) {
    rule.without.push(taken.toLowerCase());
    return undefined;
  }
  const colon = line.indexOf(":");
  if (colon < 1) return `"${line}" is neither a path nor a header. Expected "/path" or "Name: value".`;
  const name = line.slice(0, colon).trim().toLowerCase();
  const value = line.slice(colon + 1).trim();
  if (!rule) return `The header "${line}" stands before any path. Write the path it belongs to above it.`;
  if (value === "") return `The header "${name}" has no value.`;
  try {
    validateHeaderName(name);
    validateHeaderValue(name, value);
  } catch {
    return `"${line}" holds a character that HTTP does not allow in a header.`;
  }
  rule.headers.push([name, value]);
  return undefined;
}

function toRegExp(pattern: string): RegExp {
  const source = pattern
    .replace(/[.+?^${}()|[\]\\]/g, "\\$&")
    .replace(/\*/g, ".*")
    .replace(/\/:[A-Za-z]\w*/g, "/[^/]+");
  return new RegExp(`^${source}$`);
}
