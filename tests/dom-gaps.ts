/** Defines what the studio uses of a browser and jsdom lacks: scrolling, and escaping a selector. */
Element.prototype.scrollIntoView ??= () => {};
globalThis.CSS ??= { escape: (text: string) => text } as typeof CSS;
