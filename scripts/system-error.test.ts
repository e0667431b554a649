import { expect, it } from "vitest";
import { describeSystemError } from "./system-error.mjs";

const thrown = (code: string, path?: string) => Object.assign(new Error("No."), { code, path });

it("starts with the file and suggests a solution", () => {
  expect(describeSystemError(thrown("ENOSPC", "/site/dist/a.html"))).toBe(
    "/site/dist/a.html: The disk is full. Free some space and try again.",
  );
  expect(describeSystemError(thrown("EBUSY", "/site/dist"))).toBe(
    "/site/dist: It is a mounted folder, or another program is using it.",
  );
  expect(describeSystemError(thrown("EMFILE"))).toMatch(/^Too many files are open\./);
});

it("understands the numeric errors of the bundler", () => {
  const message =
    "Something went wrong inside rolldown.\nFailed to write file in /site/.build/a.js\n\nCaused by:\n    No space left on device (os error 28)\n\nStack backtrace:\n   0: <unknown>";
  expect(describeSystemError(new Error(message))).toBe(
    "/site/.build/a.js: The disk is full. Free some space and try again.",
  );
});

it("returns undefined for other errors, so that their stack is printed", () => {
  expect(describeSystemError(new TypeError("x is not a function"))).toBeUndefined();
  expect(describeSystemError(thrown("ENOENT", "/site/pages"))).toBeUndefined();
  expect(describeSystemError("a text")).toBeUndefined();
});
