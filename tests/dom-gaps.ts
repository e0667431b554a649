/** Defines what our code uses of a browser and jsdom lacks: scrolling, the places of texts, selectors and modal dialogs. */
Element.prototype.scrollIntoView ??= () => {};
Range.prototype.getClientRects ??= () => [] as unknown as DOMRectList;
globalThis.CSS ??= { escape: (text: string) => text } as typeof CSS;
HTMLDialogElement.prototype.showModal ??= function showModal(this: HTMLDialogElement) {
  this.open = true;
};
HTMLDialogElement.prototype.close ??= function close(this: HTMLDialogElement) {
  this.open = false;
};
