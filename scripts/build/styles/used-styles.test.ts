import { expect, it } from "vitest";
import { usedStyles } from "./page-styles";

const used = (css: string, ...classes: string[]) => usedStyles(css, new Set(classes));

it.each([
  ["a used class", ".a{color:red}.b{color:red}", ".a{color:red}"],
  ["a rule with one used selector", ".a,.b{color:red}", ".a,.b{color:red}"],
  ["selectors without classes", "h1 p,[data-tone=ink] p{color:red}", "h1 p,[data-tone=ink] p{color:red}"],
  ["no selector that needs an unused class", ".b .a{color:red}.a .b{color:red}", ""],
  ["one of several alternatives", ":is(.a,.b) p{color:red}", ":is(.a,.b) p{color:red}"],
  ["a negated unused class", "p:not(.b){color:red}", "p:not(.b){color:red}"],
  ["states", ".a:hover,.a[open]::before{color:red}", ".a:hover,.a[open]:before{color:red}"],
  [
    "an animation with the name of an unused class",
    "@keyframes b{to{color:red}}",
    "@keyframes b{to{color:red}}",
  ],
  ["no empty media query", "@media (width>=1px){.b{color:red}}", ""],
])("keeps %s", (_, css, kept) => {
  expect(used(css, "a")).toBe(kept);
});

it("parses escaped names", () => {
  const css =
    ".md\\:w-1\\/2{color:red}.\\32 xl{color:red}.\\[\\&\\>p\\]\\:mt-2>p{color:red}.w-1\\.5{color:red}";
  expect(used(css, "md:w-1/2", "2xl", "[&>p]:mt-2", "w-1.5")).toBe(
    usedStyles(css, new Set(["md:w-1/2", "2xl", "[&>p]:mt-2", "w-1.5", "other"])),
  );
  expect(used(css, "md:w-1/2", "2xl", "[&>p]:mt-2", "w-1.5").match(/color:red/g)).toHaveLength(1);
  expect(used(css)).toBe("");
  expect(used(css, "2xl")).toContain("xl{color:red}");
});

it("keeps the order of layers and rules", () => {
  const css = "@layer one,two;@layer two{.a{color:red}}@layer one{.b{color:red}.a{color:#00f}}";
  expect(used(css, "a")).toBe("@layer one{.a{color:#00f}}@layer two{.a{color:red}}");
});
