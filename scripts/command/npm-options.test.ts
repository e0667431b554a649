import { Command } from "@commander-js/extra-typings";
import { expect, it } from "vitest";
import { intendedCall } from "./command";
import { choiceOption } from "./values";

const declared = new Command("npm run new:page --")
  .argument("[route]")
  .option("--held-out")
  .option("--port <port>")
  .addOption(choiceOption("--template <template>", "Words.", ["feature", "blank"]));

/** Arguments and variables that npm 11 passes on from a command line without `--`. */
it.each([
  ["/offer --template feature", ["/offer", "feature"], { template: "true" }, "/offer --template feature"],
  ["--template feature /offer", ["feature", "/offer"], { template: "true" }, "/offer --template feature"],
  ["/offer --template=blank", ["/offer"], { template: "blank" }, "/offer --template blank"],
  ["--port 80 --held-out", ["80"], { port: "true", held_out: "true" }, "--held-out --port 80"],
  ["--port", [], { port: "true" }, "--port <port>"],
])("reconstructs the intended command line of %s", (_typed, args, kept, meant) => {
  const configuration = Object.entries(kept).map(([name, value]) => [`npm_config_${name}`, value]);
  const env = { npm_lifecycle_event: "new:page", ...Object.fromEntries(configuration) };
  expect(intendedCall(declared, args, env)).toBe(`npm run new:page -- ${meant}`);
});

it("returns undefined without options of ours, or for another command", () => {
  expect(
    intendedCall(declared, ["/offer"], { npm_lifecycle_event: "new:page", npm_config_node_gyp: "x" }),
  ).toBe(undefined);
  expect(intendedCall(declared, [], { npm_lifecycle_event: "test", npm_config_port: "80" })).toBe(undefined);
  expect(intendedCall(declared, [], { npm_config_port: "80" })).toBe(undefined);
});
