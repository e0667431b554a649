import { expect, it } from "vitest";
import { payloadOf } from "./fault";

it("gives each fault an absolute path, in a folder with any name", () => {
  const text = "pages/a.json:1:2: error dead-link\n  No page is there.\npages/b.json:3:4: error dead-link";
  expect(payloadOf({ title: "2 faults", text }, "/home/$&").err.stack).toBe(
    "/home/$&/pages/a.json:1:2: error dead-link\n  No page is there.\n/home/$&/pages/b.json:3:4: error dead-link",
  );
});
