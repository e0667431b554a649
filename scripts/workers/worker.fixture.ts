import { answerCalls } from "./calls";

/** What the worker of run-in-workers.test.ts does with each number: double it, reply its process id, exit with code 3 or 0, or throw. */
export type Behavior = "double" | "name itself" | "end" | "stop" | "fail";

const [does] = process.argv.slice(2) as [Behavior];
answerCalls({
  work: async (number: number) => {
    if (does === "end") process.exit(3);
    if (does === "stop") process.exit(0);
    if (does === "fail") throw new Error("no");
    return does === "double" ? number * 2 : process.pid;
  },
});
