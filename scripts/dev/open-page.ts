// A save while the page was loading has not reached it: the server compares the times and reloads it (content-reload.ts).
import.meta.hot?.send("pingo:load", performance.timeOrigin);

// Vite's overlay does not wrap its longest text. The studio reports faults beside its preview, which it must not cover.
const styles = new CSSStyleSheet();
styles.replaceSync(
  self === top
    ? "vite-error-overlay::part(stack) { white-space: pre-wrap; overflow-wrap: anywhere; }"
    : "vite-error-overlay { display: none; }",
);
document.adoptedStyleSheets.push(styles);
