import { build } from "../build/build-site";
import { stageTimes } from "../build/stages";
import { endWithParent } from "../command/end-with-parent";

endWithParent();
const [content = "", dist = ""] = process.argv.slice(2);
const isBuilt = await build({ code: process.cwd(), content, dist, shareImages: false }).catch(
  (error: unknown) => {
    // Rethrowing would end the process with code 0: Vike only prints uncaught errors.
    console.error(error);
    return false;
  },
);
// The benchmark reports the duration of each stage.
await new Promise((sent) => (process.send ? process.send(stageTimes(), sent) : sent(undefined)));
process.exit(isBuilt ? 0 : 1);
