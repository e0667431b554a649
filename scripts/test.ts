import { spawn } from "node:child_process";
import { findBrowser } from "./browser/find";

interface Step {
  name: string;
  /** Program of node_modules/.bin and its arguments. */
  command: readonly [string, ...string[]];
  /** Steps that must have passed, by name. */
  needs?: readonly string[];
  /** Extra environment, worked out when the step begins. */
  environment?: () => Promise<Record<string, string>>;
}

const STEPS: readonly Step[] = [
  { name: "generated files", command: ["tsx", "scripts/generate.ts", "--check"] },
  { name: "types", command: ["tsc", "-p", "."] },
  { name: "lint", command: ["biome", process.env.GITHUB_ACTIONS ? "ci" : "check"] },
  { name: "JSON format", command: ["prettier", "--check", "--log-level", "warn", "**/*.json"] },
  { name: "content", command: ["tsx", "scripts/check.ts"] },
  { name: "unit tests", command: ["vitest", "run"] },
  { name: "build", command: ["tsx", "scripts/build.ts"] },
  { name: "valid HTML", command: ["html-validate", "dist/client/**/*.html"], needs: ["build"] },
  {
    name: "browser tests",
    command: ["playwright", "test"],
    needs: ["build"],
    environment: async () => ({ CHROMIUM_PATH: await findBrowser() }),
  },
];

/** Runs one program with its output shown; true when it exits with 0. */
function run([program, ...args]: Step["command"], environment: Record<string, string>): Promise<boolean> {
  return new Promise((resolve) => {
    const child = spawn("npx", ["--no-install", program, ...args], {
      stdio: "inherit",
      env: { ...process.env, ...environment },
    });
    child.on("error", () => resolve(false));
    child.on("exit", (code) => resolve(code === 0));
  });
}

const results = new Map<string, boolean>();
for (const [index, step] of STEPS.entries()) {
  const missing = step.needs?.find((name) => results.get(name) !== true);
  const title = `[${index + 1}/${STEPS.length}] ${step.name}`;
  if (missing) {
    console.log(`\n${title}: not run, since "${missing}" failed.`);
    results.set(step.name, false);
    continue;
  }
  console.log(`\n${title}`);
  const started = performance.now();
  let passed = false;
  try {
    passed = await run(step.command, (await step.environment?.()) ?? {});
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
  }
  results.set(step.name, passed);
  console.log(
    `${title}: ${passed ? "passed" : "FAILED"} in ${((performance.now() - started) / 1000).toFixed(1)} s`,
  );
}
const failed = [...results].filter(([, passed]) => !passed).map(([name]) => name);
if (failed.length > 0) console.log(`\nFailed: ${failed.join(", ")}.`);
console.log(`\nchecks: ${results.size - failed.length} passed, ${failed.length} failed`);
process.exitCode = failed.length > 0 ? 1 : 0;
