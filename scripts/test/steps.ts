import { RUN_FILE } from "../command/run-file";

/** One step of `npm test`. */
export interface Step {
  name: string;
  /** Path of a program, and its arguments. */
  command: readonly [string, ...string[]];
  /** Earlier steps that must have passed, by name. */
  needs?: readonly string[];
  /** Number of cores that it uses: one by default, all if it runs in parallel itself, 0 if it takes what others leave. */
  cores?: 0 | "all";
}

/** Returns the command of a package's program. */
const tool = (name: string, ...args: string[]): Step["command"] => [`node_modules/.bin/${name}`, ...args];

/** Returns the command of a program of this project. */
const own = (name: string, ...args: string[]): Step["command"] => [process.execPath, RUN_FILE, name, ...args];

/** Returns the command that runs the tests of one Vitest project. */
const vitest = (project: string): Step["command"] => tool("vitest", "run", "--project", project);

/** Steps of `npm test`, in this order as far as cores and needs allow. */
export const STEPS: readonly Step[] = [
  // A fresh machine has no browser: downloading one takes long, but little CPU time.
  { name: "browser", command: own("browser"), cores: 0 },
  // It ends last, in time that the browser tests spend waiting.
  { name: "claims", command: own("claims"), cores: 0 },
  { name: "build", command: own("build") },
  { name: "types", command: tool("tsc", "-p", ".") },
  { name: "lint", command: tool("biome", process.env.GITHUB_ACTIONS ? "ci" : "check") },
  { name: "unused code", command: tool("knip") },
  { name: "generated files", command: own("generate", "--check") },
  { name: "JSON format", command: tool("prettier", "--check", "--log-level", "warn", "**/*.json") },
  { name: "content", command: own("check") },
  { name: "ledger", command: own("accept", "--check") },
  { name: "component tests", command: vitest("dom") },
  { name: "valid HTML", command: tool("html-validate", "dist/client/**/*.html"), needs: ["build"] },
  { name: "built files", command: vitest("built"), needs: ["build"] },
  { name: "unit tests", command: vitest("unit"), cores: "all" },
  {
    name: "browser tests",
    command: tool("playwright", "test"),
    needs: ["browser", "build"],
    cores: "all",
  },
];
