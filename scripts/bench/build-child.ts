import { build } from "../build/build-site";
import { stageTimes } from "../build/stages";
import { endWithParent } from "../command/end-with-parent";

endWithParent();
const [contentRoot = "", dist = ""] = process.argv.slice(2);
const isBuilt = await build({ codeRoot: process.cwd(), contentRoot, dist, shareImages: false }).catch(
  (error: unknown) => {
    // Thrown on, it would end with code 0: Vike listens to uncaught errors and only prints them.
    console.error(error);
    return false;
  },
);
// The bench asks how long each stage took.
await new Promise((sent) => (process.send ? process.send(stageTimes(), sent) : sent(undefined)));
process.exit(isBuilt ? 0 : 1);
