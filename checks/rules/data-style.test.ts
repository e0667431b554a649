import { expect, it } from "vitest";
import { foundInData } from "../../tests/check/page-rule";
import { dataStyle } from "./data-style";

const menu = (label: string) => ({
  "data/navigation.json": { header: [{ label, href: "/" }], mobileExtra: [], footer: [] },
});

it("reads the menus", () => {
  expect(foundInData(dataStyle, menu("Ring us back"))).toMatchInlineSnapshot(`
    "
    data/navigation.json:4:17 «Ring us» error data-style
    "Ring us" is not how we write.
    Fix: Write "call us", or say it another way.
    "
  `);
  expect(foundInData(dataStyle, menu("Call us back")).trim()).toBe("");
});
