import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, expect, it } from "vitest";
import { runHere } from "../tests/commands/run";
import { emptyFolder } from "../tests/folder";
import { main } from "./format";

let root: string;
beforeEach(() => {
  root = emptyFolder();
  mkdirSync(join(root, "node_modules/.bin"), { recursive: true });
});

/** Stands in for a tool: notes that it ran, and ends with a code. */
const tool = (name: string, code: number) =>
  writeFileSync(join(root, "node_modules/.bin", name), `#!/bin/sh\necho ${name} >> ran\nexit ${code}\n`, {
    mode: 0o755,
  });

it.each([
  [0, 0, 0],
  [1, 0, 1],
  [0, 2, 1],
])(
  "formats JSON also when lint ends with %i and prettier with %i, and exits %i",
  async (lint, json, code) => {
    tool("biome", lint);
    tool("prettier", json);
    const { err, ...outcome } = await runHere(main, root);
    expect(outcome).toEqual({ code, out: "" });
    expect(readFileSync(join(root, "ran"), "utf8")).toBe("biome\nprettier\n");
    expect(err).toBe(
      code ? "Everything else is formatted. What is named above has to be mended by hand.\n" : "",
    );
  },
);
