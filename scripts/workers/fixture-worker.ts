import { onTask } from "./on-task";

/** What the worker of share-out.test.ts is to do with each number: double it, say which process it is, end, stop without a word, or fail. */
export interface FixtureTask {
  does: "double" | "name itself" | "end" | "stop" | "fail";
}

onTask<FixtureTask, number, number>(async ({ does }) => async (number) => {
  if (does === "end") process.exit(3);
  if (does === "stop") process.exit(0);
  if (does === "fail") {
    console.error = () => {};
    throw new Error("no");
  }
  return does === "double" ? number * 2 : process.pid;
});
