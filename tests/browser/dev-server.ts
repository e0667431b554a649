import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { stripVTControlCharacters } from "node:util";
import { expect } from "@playwright/test";
import { freePort } from "../../scripts/serve/listen";

/** `npm run dev` in a copy of the project. */
export interface DevServer {
  address: string;
  process: ChildProcess;
  /** Stops the server if it is still running. */
  stop: () => Promise<void>;
}

/**
 * Starts the server, and waits for its address.
 *
 * @param root folder of the copy
 */
export async function startDevServer(root: string, env: NodeJS.ProcessEnv = {}): Promise<DevServer> {
  const port = String(await freePort());
  const server = spawn(process.execPath, ["scripts/run.mjs", "dev", "--port", port], {
    cwd: root,
    env: { ...process.env, FORCE_COLOR: "0", NODE_ENV: "development", ...env },
  });
  let output = "";
  const listen = (chunk: Buffer) => {
    output += stripVTControlCharacters(chunk.toString());
  };
  server.stdout.on("data", listen);
  server.stderr.on("data", listen);
  // The server compiles on request, which may take long on a busy machine.
  await expect.poll(() => output, { timeout: 60_000 }).toMatch(/Local: .*http/);
  return {
    address: /http:\/\/127\.0\.0\.1:\d+/.exec(output)?.[0] ?? "",
    process: server,
    async stop() {
      if (server.exitCode !== null) return;
      const ended = once(server, "exit");
      server.kill("SIGKILL");
      await ended;
    },
  };
}
