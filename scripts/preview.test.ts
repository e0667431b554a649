import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { join } from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import { run, runHere } from "../tests/commands/run";
import { emptyFolder } from "../tests/empty-folder";
import { RUN_FILE } from "./command/run-file";
import { main } from "./preview";

const project = emptyFolder();

beforeAll(() => {
  mkdirSync(join(project, "dist", "client"), { recursive: true });
  writeFileSync(join(project, "dist", "client", "index.html"), "home");
});

describe("npm run preview", () => {
  it.each(["SIGINT", "SIGTERM"] as const)(
    "prints its URL, serves the site, and exits with 0 on %s",
    async (signal) => {
      const child = spawn(process.execPath, [RUN_FILE, "preview", "--port", "0"], { cwd: project });
      const [line] = await once(child.stdout, "data");
      const url = /http:\/\/127\.0\.0\.1:\d+/.exec(String(line))?.[0] ?? "no URL";
      expect(await (await fetch(url)).text()).toBe("home");
      const done = once(child, "exit");
      child.kill(signal);
      expect(await done).toEqual([0, null]);
    },
  );

  it("suggests another port if the port is in use", async () => {
    const other = createServer().listen(0, "127.0.0.1");
    await once(other, "listening");
    const address = other.address();
    const port = typeof address === "object" && address ? address.port : 0;
    const { code, err } = await run(project, "preview", "--port", String(port));
    other.close();
    expect(code).toBe(1);
    const [, free = ""] = /--port (\d+)$/m.exec(err) ?? [];
    expect(Number(free)).not.toBe(port);
    expect(err.replaceAll(String(port), "P").replaceAll(free, "Q")).toMatchInlineSnapshot(`
      "Port P is in use by another program. Choose another one: npm run preview -- --port Q
      "
    `);
  });

  it.each([["abc"], ["-1"], ["65536"], ["80.5"], ["0x50"], [""]])("rejects the port %j", async (port) => {
    const { code, err } = await runHere(main, project, `--port=${port}`);
    expect(code).toBe(2);
    expect(err).toContain(`"${port}" is not a port. Expected a whole number from 0 to 65535.\n`);
  });

  it("reports a missing build", async () => {
    const { code, err } = await run(emptyFolder(), "preview");
    expect(code).toBe(1);
    expect(err).toMatchInlineSnapshot(`
      "There is no built site in dist/client. Run "npm run build" first.
      "
    `);
  });
});
