import { expect, it } from "vitest";
import { findingsOf, page, text } from "../../tests/check/project";

const reason = "The figure of somebody else, for a test.";
const withExceptions = (...exceptions: { file: string; text: string }[]) =>
  findingsOf("unused-exception", {
    "pages/index.json": page([text('It rained for 9 days, "they say".')]),
    "data/exceptions.json": { exceptions: exceptions.map((exception) => ({ ...exception, reason })) },
  });

it("accepts an exception whose text is in its file", () => {
  expect(withExceptions({ file: "pages/index.json", text: 'for 9 days, "they' })).toBe("\n\n");
});

it("accepts an exception for a page that is not published yet", () => {
  const exception = { file: "pages/offer.json", text: "for 9 days", reason };
  const files = {
    "pages/index.json": page(),
    "pages/_offer.json": page([text("It rained a lot.")]),
    "data/exceptions.json": { exceptions: [exception] },
  };
  expect(findingsOf("unused-exception", files)).toBe("\n\n");
});

it("reports a missing text, a missing file, and a text without a figure", () => {
  expect(
    withExceptions(
      { file: "pages/index.json", text: "for 9 days" },
      { file: "pages/index.json", text: "for 8 days" },
      { file: "pages/gone.json", text: "for 9 days" },
      { file: "pages/index.json", text: "It rained" },
    ),
  ).toMatchInlineSnapshot(`
    "
    data/exceptions.json:10:15 «"for 8 days"» error unused-exception
    Exception 2 › Text: pages/index.json does not say "for 8 days".
    Fix: Remove it from the exceptions, or correct it.

    data/exceptions.json:14:15 «"pages/gone.json"» error unused-exception
    Exception 3 › File: There is no file pages/gone.json.
    Fix: Remove it from the exceptions, or correct it.

    data/exceptions.json:20:15 «"It rained"» error unused-exception
    Exception 4 › Text: "It rained" has no figure that needs an exception.
    Fix: Remove it from the exceptions, or correct it.
    "
  `);
});

it("reports a figure that needs no exception", () => {
  const exceptions = [{ file: "pages/index.json", text: "Three friends", reason }];
  const files = {
    "pages/index.json": page([text("Three friends rang.")]),
    "data/exceptions.json": { exceptions },
  };
  expect(findingsOf("unused-exception", files)).toContain(
    '"Three friends" has no figure that needs an exception.',
  );
});
