import { build } from "../build";

const [content, dist] = process.argv.slice(2);
if (!content || !dist) throw new Error("The bench gives the content's folder and the folder to build into.");
const isBuilt = await build({ codeRoot: process.cwd(), contentRoot: content, dist });
process.exit(isBuilt ? 0 : 1);
