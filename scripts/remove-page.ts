import { declareCommand, defineMain } from "./command/command";
import { parseRoute } from "./scaffold/route";

export const main = await defineMain(import.meta.filename, ({ content: root }) =>
  declareCommand(
    "npm run remove:page",
    "Removes a page, an article or a competitor. Links to it, and visitors of its address, go to another page.",
    "/offer /pricing",
  )
    .argument("<route>", "its address", parseRoute)
    .argument("<instead>", "address of the page that replaces it", parseRoute)
    .action(async (route, instead) => {
      const { describeMove, removePage } = await import("./scaffold/move-page");
      const removed = await removePage(root, route, instead);
      console.log(`${route} has been removed.${describeMove(removed, route, instead)}`);
    }),
);
