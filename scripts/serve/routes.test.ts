import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { emptyFolder } from "../../tests/empty-folder";
import { builtRoutes, chooseRoutes } from "./built-site";

it("finds every page except the not-found page", () => {
  const dir = emptyFolder();
  mkdirSync(join(dir, "features"));
  for (const name of ["index.html", "pricing.html", "404.html", "features/voice-calling.html", "robots.txt"])
    writeFileSync(join(dir, name), "");
  expect(builtRoutes(dir)).toEqual(["/", "/features/voice-calling", "/pricing"]);
});

const BUILT = ["/", "/features/voice-calling", "/pricing"];

it("selects all routes unless some are named", () => {
  expect(chooseRoutes([], BUILT)).toEqual(BUILT);
  expect(chooseRoutes(["/pricing"], BUILT)).toEqual(["/pricing"]);
});

it("suggests the nearest route for an unknown one", () => {
  expect(() => chooseRoutes(["/princing"], BUILT)).toThrowErrorMatchingInlineSnapshot(
    `[UsageError: There is no route "/princing" in the built site. Did you mean "/pricing"?]`,
  );
  expect(() => chooseRoutes(["/something-else"], BUILT)).toThrowErrorMatchingInlineSnapshot(
    `[UsageError: There is no route "/something-else" in the built site. The site has: /, /features/voice-calling, /pricing.]`,
  );
});
