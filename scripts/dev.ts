import { dev } from "vike/api";
import { contentReload } from "./dev/content-reload";
import { generate } from "./generate";

const root = process.env.PINGO_ROOT ?? process.cwd();
await generate(process.cwd());
const { viteServer } = await dev({ viteConfig: { plugins: [contentReload(root)] } });
viteServer.printUrls();
