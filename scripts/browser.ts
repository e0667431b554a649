import { findBrowser } from "./browser/find";
import { runCommand } from "./user-error";

await runCommand(async () => {
  // The tests want one of each kind.
  await findBrowser("full");
  console.log(await findBrowser("shell"));
});
