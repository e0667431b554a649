import { test } from "@playwright/test";
import { buildKeyedSite } from "./keyed-build";

test("the site is built with a key", async () => {
  test.setTimeout(180_000);
  await buildKeyedSite();
});
