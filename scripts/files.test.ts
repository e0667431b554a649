import { expect, it } from "vitest";
import { requireUsableFolder } from "./files";

it.each(["/home/me/site #2", "/home/me/100%/site", "/home/what?/site", "/home/*/site"])(
  "rejects %s in one line",
  (folder) => {
    expect(() => requireUsableFolder(folder)).toThrow(
      `${folder}: The bundler cannot work in a folder with "`,
    );
  },
);

it.each(["/home/me/site", "/home/me/my site", "/home/me/[site] (2)"])("accepts %s", (folder) => {
  expect(() => requireUsableFolder(folder)).not.toThrow();
});
