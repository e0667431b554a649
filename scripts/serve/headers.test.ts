import { describe, expect, it } from "vitest";
import { headersFor, parseHeaders } from "./headers";

describe("parseHeaders", () => {
  it("reads paths, headers and comments, and keeps colons inside a value", () => {
    const rules = parseHeaders(
      "# comment\n\n/a\n  Link: <https://x.test/>; rel=preload\r\n\n/b/*\n  X-B: 1\n",
      "_headers",
    );
    expect(rules.map(({ pattern, line, headers }) => ({ pattern, line, headers }))).toEqual([
      { pattern: "/a", line: 3, headers: [["link", "<https://x.test/>; rel=preload"]] },
      { pattern: "/b/*", line: 6, headers: [["x-b", "1"]] },
    ]);
  });

  it("names the file and line of every bad line at once", () => {
    const text = [
      "X-Early: 1",
      "/a/*/b/*",
      "  X-A: 1",
      "/c d",
      "  no colon",
      "  X-Empty:",
      "  Bad Name: 1",
    ].join("\n");
    expect(() => parseHeaders(text, "public/_headers")).toThrowErrorMatchingInlineSnapshot(`
      [UserError: public/_headers:1: The header "X-Early: 1" stands before any path. Write the path it belongs to above it.
      public/_headers:2: The path "/a/*/b/*" holds 2 asterisks; a path may hold one.
      public/_headers:4: The path "/c d" holds a space. Write one path a line.
      public/_headers:5: "no colon" is neither a path nor a header. Expected "/path" or "Name: value".
      public/_headers:6: The header "x-empty" has no value.
      public/_headers:7: "Bad Name: 1" holds a character that HTTP does not allow in a header.]
    `);
  });

  it("refuses a value that HTTP does not allow", () => {
    expect(() => parseHeaders("/a\n  X-A: \u2013", "_headers")).toThrowErrorMatchingInlineSnapshot(
      `[UserError: _headers:2: "X-A: –" holds a character that HTTP does not allow in a header.]`,
    );
  });

  it("refuses a path without headers", () => {
    expect(() => parseHeaders("/a\n\n/b\n  X-B: 1", "_headers")).toThrowErrorMatchingInlineSnapshot(
      `[UserError: _headers:1: The path "/a" has no header below it. Add one or remove it.]`,
    );
  });
});

describe("headersFor", () => {
  const rules = parseHeaders(
    "/*\n X-All: 1\n/a.b\n X-Dot: 1\n/blog/:id\n X-Post: 1\n/assets/*.css\n X-Css: 1\n/assets/*\n X-All: 2",
    "_headers",
  );
  const names = (path: string) => [...headersFor(rules, path).keys()];

  it("matches literally, by placeholder within one segment and by asterisk across segments", () => {
    expect(names("/a.b")).toEqual(["x-all", "x-dot"]);
    expect(names("/aXb")).toEqual(["x-all"]);
    expect(names("/blog/1")).toEqual(["x-all", "x-post"]);
    expect(names("/blog/1/2")).toEqual(["x-all"]);
    expect(names("/assets/x/y.css")).toEqual(["x-all", "x-css"]);
  });

  it("lets a later rule replace the value of an earlier one", () => {
    expect(headersFor(rules, "/assets/x.js").get("x-all")).toBe("2");
  });
});
