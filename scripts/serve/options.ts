import { existsSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { UserError } from "../user-error";

/** Where `npm run build` puts the site, from the project's root. */
export const SITE_FOLDER = join("dist", "client");

const DEFAULT_PORT = 4173;
const USAGE = "Usage: npm run preview -- --port 4173";

/**
 * Reads the server's command line.
 *
 * @param args the arguments after the script's name
 * @returns the port asked for, 4173 when none is; 0 means any free port
 * @throws UserError on an unknown argument or a port that is not a whole number from 0 to 65535
 */
export function readPort(args: string[]): number {
  const text = parse(args);
  if (text === undefined) return DEFAULT_PORT;
  const port = Number(text);
  if (!/^\d+$/.test(text) || port > 65535)
    throw new UserError(`"${text}" is not a port. Expected a whole number from 0 to 65535.\n${USAGE}`);
  return port;
}

/** @throws UserError when there is no built site in the folder */
export function requireSite(dir: string): void {
  if (existsSync(join(dir, "index.html"))) return;
  throw new UserError(`There is no built site in ${dir}. Run "npm run build" first.`);
}

function parse(args: string[]): string | undefined {
  try {
    return parseArgs({ args, options: { port: { type: "string" } } }).values.port;
  } catch (fault) {
    throw new UserError(`${fault instanceof Error ? fault.message : fault}\n${USAGE}`);
  }
}
