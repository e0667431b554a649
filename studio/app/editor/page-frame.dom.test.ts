import { expect, it } from "vitest";
import { blocksIn, PageFrame } from "./page-frame";

it("exposes the page of the frame only while it is shown, since a loading page has no body yet", () => {
  const element = document.body.appendChild(document.createElement("iframe"));
  const frame = new PageFrame(element);
  const html = "<main><section data-block='hero'></section></main>";
  frame.show(html);
  expect(frame.page).toBeUndefined();
  const loaded = element.contentDocument;
  if (loaded) loaded.body.innerHTML = html;
  frame.handleLoad();
  expect(frame.page).toBe(loaded);
  expect(blocksIn(loaded as Document)).toHaveLength(1);
  // After a save, the frame reloads.
  frame.handleUnload();
  expect(frame.page).toBeUndefined();
});

it("keeps an answer open while it is edited", () => {
  const element = document.body.appendChild(document.createElement("iframe"));
  const frame = new PageFrame(element);
  const html = (answer: string) =>
    `<main><section data-block="faq"><details><p>Yes.</p></details><details><p>${answer}</p></details></section></main>`;
  frame.show(html("No."));
  const loaded = element.contentDocument as Document;
  loaded.body.innerHTML = html("No.");
  frame.handleLoad();
  const isOpen = () => [...loaded.querySelectorAll("details")].map(({ open }) => open);
  for (const details of [...loaded.querySelectorAll("details")].slice(1)) details.open = true;
  frame.show(html("Not yet."));
  expect(loaded.body.textContent).toContain("Not yet.");
  expect(isOpen()).toEqual([false, true]);
  // Another question may stand in its place.
  frame.show(html("Not yet.</p></details><details><p>Perhaps."));
  expect(isOpen()).toEqual([false, false, false]);
});
