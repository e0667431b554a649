import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterAll, beforeAll, expect, it } from "vitest";
import { shareOut } from "./share-out";

let folder: string;
beforeAll(() => {
  // tsx is found from within the project only.
  folder = mkdtempSync(join(process.cwd(), "node_modules/.workers-"));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** A worker that does this with `task` and `say`. */
function worker(name: string, body: string): URL {
  const file = join(folder, `${name}.ts`);
  const onTask = JSON.stringify(join(process.cwd(), "scripts/workers/on-task"));
  writeFileSync(
    file,
    `import { onTask } from ${onTask};\nonTask(async (task: { share: number[] }, say) => {\n${body}\n});\n`,
  );
  return pathToFileURL(file);
}

it("gives every page to one worker, and passes on every reply", async () => {
  const pages = [...Array(201).keys()];
  const replies: number[] = [];
  const doubler = worker("doubler", "for (const page of task.share) await say(page * 2);");
  await shareOut<number, number>(
    doubler,
    pages,
    (share) => ({ share }),
    (reply) => replies.push(reply),
  );
  expect(replies.toSorted((a, b) => a - b)).toEqual(pages.map((page) => page * 2));
});

it("tells of a worker that fails, or that ends in the middle", async () => {
  const outcome = (url: URL) =>
    shareOut(
      url,
      [1],
      (share) => ({ share }),
      () => {},
    );
  await expect(outcome(worker("ends", "process.exit(3);"))).rejects.toThrow("ends.ts ended with code 3.");
  await expect(outcome(worker("fails", 'console.error = () => {}; throw new Error("no");'))).rejects.toThrow(
    "fails.ts ended with code 1.",
  );
});
