import { declareCommand, defineMain } from "./command/command";
import { parseRoute } from "./scaffold/route";

export const main = await defineMain(import.meta.filename, ({ content: root }) =>
  declareCommand(
    "npm run move:page",
    "Moves a page, an article or a competitor to another address, updates the links to it, and redirects visitors of the old address.",
    "/features/call-queue /features/call-queues",
  )
    .argument("<from>", "current address", parseRoute)
    .argument("<to>", "new address", parseRoute)
    .action(async (from, to) => {
      const { describeMove, movePage } = await import("./scaffold/move-page");
      const moved = await movePage(root, from, to);
      console.log(`${moved.file} is now at ${to}.${describeMove(moved, from, to)}`);
    }),
);
