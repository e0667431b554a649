import { expect, it } from "vitest";
import { blocksIn, PageFrame } from "./page-frame";

it("changes the page of the frame only while it is shown, since a loading page has no body yet", () => {
  const element = document.body.appendChild(document.createElement("iframe"));
  const frame = new PageFrame(element);
  const html = (words: string) => `<main><section data-block="hero">${words}</section></main>`;
  frame.show(html("One"));
  const loaded = element.contentDocument as Document;
  loaded.body.innerHTML = html("One");
  frame.show(html("Two"));
  expect(loaded.body.textContent).toBe("One");
  frame.handleLoad();
  expect(blocksIn(loaded).map(({ textContent }) => textContent)).toEqual(["Two"]);
  // After a save, the frame reloads.
  frame.handleUnload();
  frame.show(html("Three"));
  expect(loaded.body.textContent).toBe("Two");
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
