import { expect, it } from "vitest";
import { failedPage } from "./failed-page";

const FILE = "pages/pricing.json";

it("reports the error of a component as a fault of the page, with the first lines of its stack", () => {
  const error = Object.assign(new Error(), { stack: "TypeError: x\n┌ hint\n at a\n at b\n at c\n at d" });
  expect(failedPage(FILE, error)).toMatchObject({
    faults: [{ file: FILE, message: "The page could not be rendered. TypeError: x\n at a\n at b\n at c" }],
  });
});

it("reports a full disk as an error of the system", () => {
  const error = Object.assign(new Error("ENOSPC: no space left on device, write"), { code: "ENOSPC" });
  expect(failedPage(FILE, error)).toEqual({
    faults: [],
    systemError: "The disk is full. Free some space and try again.",
  });
});
