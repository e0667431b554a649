import type { Machine } from "./machine";

/** Why one way to a browser led nowhere; the search notes it and goes on with the next way. */
export class NoBrowser extends Error {
  override name = "NoBrowser";
}

/** The line of a program's output that says what went wrong: the first that speaks of an error, else the last. */
export function tellingLine(output: string): string {
  const lines = output.split(/\r?\n/).map((line) => line.trim());
  const telling = lines.find((line) => /\berror\b|^E: |cannot|not found/i.test(line));
  return telling ?? lines.findLast((line) => line !== "") ?? "it printed nothing";
}

/** Runs a program that a way to a browser cannot do without. @throws NoBrowser with its telling line when it fails */
export async function must(machine: Machine, ...call: Parameters<Machine["run"]>): Promise<void> {
  const { ok, output } = await machine.run(...call);
  if (!ok) throw new NoBrowser(tellingLine(output));
}
