import { onTask } from "./on-task";

/** What the worker of share-out.test.ts is to do with each number: double it, say which process it is, end, or fail. */
export interface FixtureTask {
  does: "double" | "name itself" | "end" | "fail";
}

onTask<FixtureTask, number, number>(async ({ does }) => async (number) => {
  if (does === "end") process.exit(3);
  if (does === "fail") {
    console.error = () => {};
    throw new Error("no");
  }
  return does === "double" ? number * 2 : process.pid;
});
