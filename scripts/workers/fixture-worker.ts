import { onTask } from "./on-task";

/** What the worker of share-out.test.ts is to do: double each number of its share, end in the middle, or fail. */
export interface FixtureTask {
  does: "double" | "end" | "fail";
  share: readonly number[];
}

onTask<FixtureTask, number>(async ({ does, share }, say) => {
  if (does === "end") process.exit(3);
  if (does === "fail") {
    console.error = () => {};
    throw new Error("no");
  }
  for (const number of share) await say(number * 2);
});
