import { readdirSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { CLIENT, text } from "./site";

it.skipIf(Boolean(process.env.VITE_POSTHOG_KEY))("a build without a key contains no analytics", () => {
  const files = readdirSync(join(CLIENT, "assets"), { recursive: true, encoding: "utf8" }).filter((file) =>
    file.endsWith(".js"),
  );
  expect(files.length).toBeGreaterThan(5);
  expect(files.filter((file) => /posthog|landing_viewed_page/i.test(text(`assets/${file}`)))).toEqual([]);
});
