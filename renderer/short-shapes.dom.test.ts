import { expect, it } from "vitest";
import { withShortShapes } from "./short-shapes";

const drawing =
  '<svg viewBox="0 0 9 9"><path d="M1 1"></path><circle r="1"></circle><g><line x1="1"></line></g></svg>';

it("shortens empty shapes and nothing else", () => {
  expect(withShortShapes(`${drawing}<p></p><script>"</script>`)).toBe(
    '<svg viewBox="0 0 9 9"><path d="M1 1"/><circle r="1"/><g><line x1="1"/></g></svg><p></p><script>"</script>',
  );
});

it("keeps a shape that has a title", () => {
  const titled = "<svg><path><title>Lisbon</title></path></svg>";
  expect(withShortShapes(titled)).toBe(titled);
});

it("changes nothing that a browser sees", () => {
  const seen = (html: string) => new DOMParser().parseFromString(html, "text/html").body.innerHTML;
  expect(seen(withShortShapes(drawing))).toBe(seen(drawing));
});
