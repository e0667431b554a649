import { onTask } from "./on-task";

/** What the worker of run-in-workers.test.ts does with each number: double it, reply its process id, exit with code 3 or 0, or throw. */
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
