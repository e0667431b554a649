import { findBrowser } from "./browser/find";
import { runCommand } from "./user-error";

await runCommand(async () => {
  console.log(await findBrowser());
});
