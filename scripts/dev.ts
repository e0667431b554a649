import { startDev } from "./dev/start";
import { runCommand } from "./user-error";

const code = process.cwd();

await runCommand(() => startDev({ code, content: process.env.PINGO_ROOT ?? code }));
