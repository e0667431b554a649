import { UserError } from "../user-error";
import { type Machine, thisMachine } from "./machine";
import { NoBrowser, tellingLine } from "./reason";
import { type Kind, WAYS } from "./ways";

const START_MS = 30_000;

/**
 * Finds a Chromium for Playwright and Lighthouse, or obtains one. In this order: `CHROMIUM_PATH`, an installed
 * headless shell, if that will do, or Chromium or Chrome, Playwright's own, one obtained from npm earlier, then
 * Playwright's installer, Debian's packages (as root), and a Chromium from npm. A browser that does not start counts as
 * not found.
 *
 * @param kind what is wanted: a headless shell needs a fifth less of a core, but keeps no page in memory for the way back
 * @param machine the computer; a test passes its own
 * @returns the path of an executable that was seen to start
 * @throws UserError when `CHROMIUM_PATH` names no browser that starts, or when every way fails
 */
export async function findBrowser(kind: Kind, machine: Machine = thisMachine()): Promise<string> {
  const chosen = machine.env.CHROMIUM_PATH;
  if (chosen !== undefined && chosen !== "") return checkChosen(machine, chosen);

  const reasons: string[] = [];
  for (const { name, obtains, paths } of WAYS) {
    if (obtains) machine.log(`Browser: trying ${name}, which can take a few minutes.`);
    try {
      const path = await firstThatStarts(machine, await paths(machine, kind));
      if (obtains) machine.log(`Browser: ${name} gave ${path}.`);
      return path;
    } catch (fault) {
      if (!(fault instanceof NoBrowser)) throw fault;
      if (obtains) machine.log(`Browser: ${name} did not work: ${fault.message}.`);
      reasons.push(`  ${name}: ${fault.message}`);
    }
  }
  throw new UserError(
    `No browser was found, and none could be obtained. Install Chromium or Google Chrome, or set CHROMIUM_PATH to the path of one.\nTried:\n${reasons.join("\n")}`,
  );
}

async function checkChosen(machine: Machine, path: string): Promise<string> {
  const advice = "Set it to a Chromium or Chrome, or unset it and one is found.";
  if (!machine.isExecutable(path))
    throw new UserError(`CHROMIUM_PATH is "${path}", which is not an executable file. ${advice}`);
  try {
    return await firstThatStarts(machine, [path]);
  } catch (fault) {
    if (!(fault instanceof NoBrowser)) throw fault;
    throw new UserError(`CHROMIUM_PATH names a browser that fails: ${fault.message}. ${advice}`);
  }
}

/** An executable can still lack libraries, or be a stub that asks for a snap: only its version proves it. */
async function firstThatStarts(machine: Machine, paths: string[]): Promise<string> {
  const faults: string[] = [];
  for (const path of paths) {
    if (!machine.isExecutable(path)) {
      faults.push(`${path} is not there`);
      continue;
    }
    const { ok, output } = await machine.run(path, ["--version"], { timeoutMs: START_MS });
    if (ok && /\d+\.\d+/.test(output)) return path;
    faults.push(`${path} does not start (${tellingLine(output)})`);
  }
  throw new NoBrowser(faults.join("; "));
}
