import { expect, it } from "vitest";
import { found, page, text } from "../../tests/check/project";

const say = (body: string) => found("text-link", { "pages/index.json": page([text(body)]) });

it("names what was meant as a link", () => {
  expect(say("See [us] (/), [](/) and [/](the start), or [here](/ and there")).toMatchInlineSnapshot(`
    "
    pages/index.json:16:22 «[us] (/)» error text-link
    block 2 Rich text, Text: There is a space between ] and (, so visitors read the address.
    Fix: Write [us](/).

    pages/index.json:16:32 «[](/)» error text-link
    block 2 Rich text, Text: This link has no words to click.
    Fix: Write them between [ and ].

    pages/index.json:16:42 «[/](the start)» error text-link
    block 2 Rich text, Text: The words and the address of this link are exchanged.
    Fix: Write [the start](/).

    pages/index.json:16:61 «[here](/» error text-link
    block 2 Rich text, Text: The closing ) of this link is missing.
    Fix: Write ) after the address.
    "
  `);
});

it("has nothing to say of links, and of brackets that are none", () => {
  expect(say("See [us](/), [a list [in] it](#main), [1] (of 3) and [https](https://x.example).").trim()).toBe(
    "",
  );
});
