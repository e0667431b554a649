import { RUN_FILE } from "../command/run-tool";

/** One step of `npm test`. */
export interface Step {
  name: string;
  /** Path of a program, and its arguments. */
  command: readonly [string, ...string[]];
  /** Steps that must have passed, by name. */
  needs?: readonly string[];
  /** How many cores it keeps busy: one by default, all by sharing its work among them, none when it mostly waits. */
  cores?: 0 | "all";
  /** Where it writes the times of its test files (test-reports.ts). */
  times?: string;
}

/** Where the tests of a project write their times, below the folder that git ignores. */
const timesOf = (project: string): string => `reports/${project}-times.json`;
export const BROWSER_TIMES = timesOf("browser");

/** A program of a package. */
const tool = (name: string, ...args: string[]): Step["command"] => [`node_modules/.bin/${name}`, ...args];

/** A program of ours. */
const own = (name: string, ...args: string[]): Step["command"] => [process.execPath, RUN_FILE, name, ...args];

/** Runs the tests of one of vitest's projects. */
function vitest(project: string): Pick<Step, "command" | "times"> {
  const times = timesOf(project);
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${times}`];
  return { command: tool("vitest", "run", "--project", project, ...reporters), times };
}

/** What `npm test` runs. Those that need nothing begin in this order; whatever is ready runs beside what uses one core. */
export const STEPS: readonly Step[] = [
  // A fresh machine has no browser: obtaining one takes long and little of a core.
  { name: "browser", command: own("browser"), cores: 0 },
  { name: "claims", command: own("claims") },
  { name: "build", command: own("build") },
  { name: "types", command: tool("tsc", "-p", ".") },
  { name: "lint", command: tool("biome", process.env.GITHUB_ACTIONS ? "ci" : "check") },
  { name: "unused code", command: tool("knip") },
  { name: "generated files", command: own("generate", "--check") },
  { name: "JSON format", command: tool("prettier", "--check", "--log-level", "warn", "**/*.json") },
  { name: "content", command: own("check") },
  { name: "ledger", command: own("accept", "--check") },
  { name: "valid HTML", command: tool("html-validate", "dist/client/**/*.html"), needs: ["build"] },
  { name: "built files", ...vitest("built"), needs: ["build"] },
  { name: "component tests", ...vitest("dom") },
  { name: "unit tests", ...vitest("unit"), cores: "all" },
  {
    name: "browser tests",
    command: tool("playwright", "test", `--reporter=${process.env.GITHUB_ACTIONS ? "github," : ""}list,json`),
    needs: ["browser", "build"],
    cores: "all",
    times: BROWSER_TIMES,
  },
];
