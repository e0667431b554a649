import { expect, it } from "vitest";
import { redirectsIn } from "../hosting/static-host";
import { withQuery } from "./resolve";

it("parses redirects with comments, empty lines and spaces", () => {
  expect([...redirectsIn("# old\r\n\r\n/a   /b 301\r\n/c https://d.example/ 301")]).toEqual([
    ["/a", "/b"],
    ["/c", "https://d.example/"],
  ]);
});

it.each([
  ["/b", "", "/b"],
  ["/b", "?x=1", "/b?x=1"],
  ["/b#c", "?x=1", "/b?x=1#c"],
])("combines %s with %j into %s", (target, query, location) => {
  expect(withQuery(target, query)).toBe(location);
});
