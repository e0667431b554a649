import { expect, it } from "vitest";
import { PageFrame } from "./page-frame";

it("exposes the page of the frame only while it is shown, since a loading page has no body yet", () => {
  const element = document.body.appendChild(document.createElement("iframe"));
  const frame = new PageFrame(element);
  const html = "<main><section data-block='hero'></section></main>";
  frame.show(html);
  expect(frame.page).toBeUndefined();
  expect(frame.blocks).toEqual([]);
  const loaded = element.contentDocument;
  if (loaded) loaded.body.innerHTML = html;
  frame.handleLoad();
  expect(frame.page).toBe(loaded);
  expect(frame.blocks).toHaveLength(1);
  // After a save, the frame reloads.
  frame.handleUnload();
  expect(frame.page).toBeUndefined();
  expect(frame.blocks).toEqual([]);
});
