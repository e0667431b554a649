import { Command } from "@commander-js/extra-typings";
import { expect, it } from "vitest";
import { intendedCall } from "./command";

const declared = new Command("npm run new:page --")
  .argument("[route]")
  .option("--held-out")
  .option("--template <template>");

it("names the options that npm has consumed", () => {
  const env = {
    npm_lifecycle_event: "new:page",
    npm_config_template: "blank",
    npm_config_held_out: "true",
  };
  expect(intendedCall(declared, env)).toBe("npm run new:page -- --held-out --template <template>");
});

it("returns undefined without options of ours, or for another command", () => {
  for (const env of [
    { npm_lifecycle_event: "new:page", npm_config_node_gyp: "x" },
    { npm_lifecycle_event: "test", npm_config_template: "blank" },
    { npm_config_template: "blank" },
  ])
    expect(intendedCall(declared, env)).toBe(undefined);
});
