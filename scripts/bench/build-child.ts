import { build } from "../build/build-site";
import { stageTimes } from "../build/stages";
import { answerCalls } from "../workers/calls";

answerCalls({
  /** Builds a project of the bench, and returns the duration of each stage. */
  build: async (code: string, content: string, dist: string) => {
    if (!(await build({ code, content, dist, shareImages: false }))) throw new Error("It has faults.");
    return stageTimes;
  },
});
