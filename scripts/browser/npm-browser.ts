import { chmodSync, existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Machine } from "./machine";

/** A headless Chromium inside an npm package, with the system libraries that a bare Linux lacks. */
const PACKAGE = "@sparticuz/chromium@138.0.2";
/** npm options: run no script of the package, and print no audit or funding messages. */
const INSTALL_OPTIONS = ["--ignore-scripts", "--no-audit", "--no-fund"];
const INSTALL_TIMEOUT_MS = 300_000;
const UNPACK_TIMEOUT_MS = 120_000;

/** The package unpacks into the temporary folder, its libraries only if the environment is that of AWS Lambda. */
const UNPACK_SCRIPT = 'import chromium from "@sparticuz/chromium"; await chromium.executablePath();';
const LAMBDA_ENV = { AWS_EXECUTION_ENV: "AWS_Lambda_nodejs20.x" };

/** Shell script that starts the browser with its bundled libraries, and its bundled fonts if the system has none. */
const LAUNCHER = `#!/bin/sh
here=\${0%/*}
export LD_LIBRARY_PATH="$here/al2023/lib\${LD_LIBRARY_PATH:+:$LD_LIBRARY_PATH}"
[ -e /etc/fonts/fonts.conf ] || export FONTCONFIG_PATH="$here/fonts"
exec "$here/chromium" "$@"
`;

/** Replaces the package's own font configuration, whose folders exist on AWS Lambda only. */
const FONT_CONFIG = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir prefix="relative">.</dir>
  <cachedir prefix="relative">cache</cachedir>
</fontconfig>
`;

/** Returns the path of the npm browser's launcher, which exists once the browser has been downloaded. */
export function npmBrowserPath(machine: Machine): string {
  return join(machine.cacheFolder, "ready", "launch");
}

/**
 * Installs the package outside the project's own dependencies, unpacks it and writes a launcher.
 *
 * @returns the launcher's path
 * @throws an Error if a step fails; the browser starts only on 64-bit Intel Linux
 */
export async function obtainNpmBrowser(machine: Machine): Promise<string> {
  const { cacheFolder } = machine;
  const unpacked = join(cacheFolder, "unpacked");
  const ready = join(cacheFolder, "ready");
  for (const folder of [unpacked, ready]) rmSync(folder, { recursive: true, force: true });
  mkdirSync(unpacked, { recursive: true });

  const install = ["install", "--prefix", cacheFolder, ...INSTALL_OPTIONS, PACKAGE];
  await machine.run("npm", install, { timeoutMs: INSTALL_TIMEOUT_MS });
  await machine.run(process.execPath, ["--input-type=module", "--eval", UNPACK_SCRIPT], {
    timeoutMs: UNPACK_TIMEOUT_MS,
    cwd: cacheFolder,
    env: { ...LAMBDA_ENV, TMPDIR: unpacked },
  });
  if (existsSync(join(unpacked, "fonts"))) writeFileSync(join(unpacked, "fonts", "fonts.conf"), FONT_CONFIG);
  writeFileSync(join(unpacked, "launch"), LAUNCHER);
  chmodSync(join(unpacked, "launch"), 0o755);
  renameSync(unpacked, ready);
  return npmBrowserPath(machine);
}
