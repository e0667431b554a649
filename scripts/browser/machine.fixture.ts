import { errorLineOf, type Machine, type RunOptions } from "./machine";

export const PLAYWRIGHT = "/home/me/.cache/playwright/chrome";

/** Result of a program: whether it succeeds, and its output. */
export interface Outcome {
  ok: boolean;
  output: string;
}

const VERSION: Outcome = { ok: true, output: "Chromium 156.0.1" };

/** Creates a fake machine with these executables; `outcomeOf` returns the outcome of a command line, and may add files. */
export function fakeMachine(
  files: string[],
  outcomeOf: (line: string, options: RunOptions) => Outcome | undefined = () => undefined,
  other: Partial<Machine> = {},
) {
  const executables = new Set(files);
  const calls: string[] = [];
  const lines: string[] = [];
  const machine: Machine = {
    env: { PATH: "/usr/local/bin:/usr/bin" },
    playwrightPath: PLAYWRIGHT,
    isExecutable: (path) => executables.has(path),
    run: async (command, args, options) => {
      const line = [command, ...args].join(" ");
      const known = outcomeOf(line, options);
      if (!line.endsWith("--version")) calls.push(line);
      const unknown = line.endsWith("--version") ? VERSION : { ok: false, output: "Error: no network" };
      const { ok, output } = known ?? unknown;
      if (!ok) throw new Error(errorLineOf(output));
      return output;
    },
    log: (line) => lines.push(line),
    ...other,
  };
  return { machine, executables, calls, lines };
}
