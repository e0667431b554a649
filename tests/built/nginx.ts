import { execFile, spawn } from "node:child_process";
import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import { freePort } from "../../scripts/serve/listen";

const run = promisify(execFile);

/** Folder into which Debian's packages are unpacked: nothing is installed, and no service started. */
const UNPACKED = resolve("node_modules/.cache/nginx");
const PACKAGES = ["nginx", "libnginx-mod-http-brotli-static"];
const PROGRAM = "usr/sbin/nginx";
const BROTLI = "usr/lib/nginx/modules/ngx_http_brotli_static_module.so";

const hasNginx = (folder: string): boolean =>
  [PROGRAM, BROTLI].every((file) => existsSync(join(folder, file)));

async function download(folder: string): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const get = () => run("apt-get", ["download", ...PACKAGES], { cwd: folder });
  try {
    await get();
  } catch {
    // A fresh machine has no package list.
    await run("apt-get", ["update"]);
    await get();
  }
  const packages = readdirSync(folder).filter((name) => name.endsWith(".deb"));
  for (const name of packages) await run("dpkg", ["-x", join(folder, name), folder]);
}

/**
 * Finds Debian's nginx with its module for Brotli, or downloads it.
 *
 * @returns the folder that acts as the root of the file system; undefined, with a warning, if nginx is not available
 */
export async function findNginx(): Promise<string | undefined> {
  const found = ["/", UNPACKED].find(hasNginx);
  if (found) return found;
  try {
    rmSync(UNPACKED, { recursive: true, force: true });
    await download(UNPACKED);
    if (hasNginx(UNPACKED)) return UNPACKED;
    throw new Error(`${PACKAGES.join(" and ")} hold no nginx`);
  } catch (fault) {
    const [reason] = (fault instanceof Error ? fault.message : String(fault)).split("\n");
    console.warn(`\nSKIPPED: the site was not tried behind nginx, which could not be had (${reason}).\n`);
    return undefined;
  }
}

/** An nginx that serves a built site. */
export interface Nginx {
  url: string;
  stop(): Promise<void>;
}

function configuration(root: string, dist: string, port: number, folder: string): string {
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"];
  return [
    `load_module ${join(root, BROTLI)};`,
    "daemon off;",
    "master_process off;",
    `pid ${join(folder, "pid")};`,
    "error_log stderr notice;",
    "events {}",
    "http {",
    "access_log off;",
    ...temporary.map((name) => `${name}_temp_path ${join(folder, name)};`),
    "server {",
    `listen 127.0.0.1:${port};`,
    `root ${join(dist, "client")};`,
    "brotli_static on;",
    `include ${join(dist, "nginx.conf")};`,
    "}",
    "}",
  ].join("\n");
}

/**
 * Starts nginx with the configuration that the build has written.
 *
 * @param root result of `findNginx`
 * @param dist the folder with `client/` and `nginx.conf`
 * @throws with the output of nginx if it does not start
 */
export async function startNginx(root: string, dist: string): Promise<Nginx> {
  const port = await freePort();
  const folder = join(tmpdir(), `pingo-nginx-${port}`);
  mkdirSync(folder);
  const file = join(folder, "nginx.conf");
  writeFileSync(file, configuration(root, resolve(dist), port, folder));
  const child = spawn(join(root, PROGRAM), ["-p", folder, "-c", file], {
    stdio: ["ignore", "ignore", "pipe"],
  });
  const ended = new Promise<void>((done) => child.once("exit", () => done()));
  await new Promise<void>((ready, fail) => {
    let printed = "";
    child.stderr.on("data", (chunk: Buffer) => {
      printed += chunk.toString();
      // Printed once nginx listens; later lines are from its workers.
      if (printed.includes("using the ")) ready();
    });
    child.once("error", fail);
    child.once("exit", () => fail(new Error(printed)));
  });
  return {
    url: `http://127.0.0.1:${port}`,
    async stop() {
      child.kill();
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
