import { join } from "node:path";
import { expect, it } from "vitest";
import { UserError } from "../user-error";
import { pageFault } from "./page-fault";

const FILE = "pages/pricing.json";

it("reports the error of a component with the first lines of its stack, without packages", () => {
  const frames = [
    `at Hero (${join(process.cwd(), "blocks/hero/block.tsx")}:2:1)`,
    "at retry (/p/node_modules/react/a.js:1:2)",
    ...["at b", "at c", "at d"],
  ];
  const error = Object.assign(new Error(), { stack: ["TypeError: x\n┌ hint", ...frames].join("\n    ") });
  expect(pageFault(FILE, error)).toMatchObject({
    file: FILE,
    message:
      "The page could not be rendered. TypeError: x\n    at Hero (blocks/hero/block.tsx:2:1)\n    at b\n    at c",
  });
});

it("reports a full disk as an error of the system", () => {
  const error = Object.assign(new Error("ENOSPC: no space left on device, write"), { code: "ENOSPC" });
  expect(() => pageFault(FILE, error)).toThrow(
    new UserError("The disk is full. Free some space and try again."),
  );
});
