/** Defines what the studio uses of a browser and jsdom lacks: scrolling, the places of texts, and escaping a selector. */
Element.prototype.scrollIntoView ??= () => {};
Range.prototype.getClientRects ??= () => [] as unknown as DOMRectList;
globalThis.CSS ??= { escape: (text: string) => text } as typeof CSS;
