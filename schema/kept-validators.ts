import { createHash, randomUUID } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, renameSync, utimesSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { deserialize, serialize } from "node:v8";
import { Script } from "node:vm";
import type { ValidateFunction } from "ajv/dist/2020.js";
import { compilerWords } from "./compile";
import { FORMATS } from "./formats";

/** Validators by the paths of their schemas. */
export type Validators = Readonly<Record<string, ValidateFunction>>;

const require = createRequire(import.meta.url);

/** Where one process keeps what the next one need not find again; scripts/run.mjs throws away what is not used any more. */
export const KEPT_FOLDER =
  process.env.PINGO_KEPT ?? join(dirname(require.resolve("ajv/package.json")), "../.cache/pingo/programs");

/** Where the validators of schemas are kept. @param words the schemas */
export const fileOfValidators = (words: string): string => {
  const hash = createHash("sha256").update(compilerWords()).update(words).digest("hex");
  return join(KEPT_FOLDER, `validators-${hash.slice(0, 32)}`);
};

/** What is kept in a file: code, and what V8 has made of it. */
interface Kept {
  code: string;
  cachedData: Buffer;
}

/** The validators that code makes. */
function evaluate(script: Script): Validators {
  const validators: Validators = {};
  script.runInThisContext()(validators, require, FORMATS);
  return validators;
}

/**
 * Validators that a process before this one has made of the same schemas.
 *
 * @returns none where there are none, or where what is kept cannot be read: it is made anew then
 */
export function keptValidators(words: string): Validators {
  const file = fileOfValidators(words);
  if (!existsSync(file)) return {};
  try {
    utimesSync(file, new Date(), new Date());
    const { code, cachedData }: Kept = deserialize(readFileSync(file));
    return evaluate(new Script(code, { filename: file, cachedData }));
  } catch {
    return {};
  }
}

/** Keeps the code of validators for processes after this one. */
export function keepValidators(words: string, code: string): void {
  const script = new Script(code);
  // V8 keeps of a function what it has compiled by then.
  for (const validate of Object.values(evaluate(script))) validate({});
  const kept: Kept = { code, cachedData: script.createCachedData() };
  const file = fileOfValidators(words);
  const unfinished = `${file}-${randomUUID()}`;
  mkdirSync(KEPT_FOLDER, { recursive: true });
  writeFileSync(unfinished, serialize(kept));
  renameSync(unfinished, file);
}

/** What is to be kept when this process ends: nobody waits for it then. */
let later: (() => void) | undefined;

/** Keeps what was to be kept at the end, for a process that is about to be started. */
export function keepValidatorsNow(): void {
  later?.();
  later = undefined;
}

/** Keeps, when this process ends, what the last call has named. */
export function keepAtExit(words: string, code: () => string): void {
  if (!later) process.once("exit", keepValidatorsNow);
  later = () => {
    try {
      keepValidators(words, code());
    } catch {
      // Whatever has hindered it, such as a full disk, the next process compiles them itself.
    }
  };
}
