/** Styles of the overlay; its shadow root isolates them from those of the page. */
export const STYLES = `
dialog {
  box-sizing: border-box;
  width: min(60rem, 100vw - 2rem);
  max-height: calc(100dvh - 2rem);
  padding: clamp(1rem, 4vw, 2rem);
  overflow-y: auto;
  border: 0;
  border-top: 0.5rem solid #e5484d;
  border-radius: 0.5rem;
  background: #181818;
  color: #e6e6e6;
  font: 1rem / 1.5 system-ui, sans-serif;
  overflow-wrap: anywhere;
}
dialog::backdrop { background: rgb(0 0 0 / 66%); }
h2 { margin: 0; font-size: 1.25rem; line-height: 1.3; }
p, ul { margin: 0.5rem 0 0; }
.card { margin-top: 1.25rem; border-top: 1px solid #4a4a4a; padding-top: 0.75rem; }
.head { color: #b8b8b8; }
.text { white-space: pre-wrap; }
.place {
  border: 0;
  padding: 0;
  background: none;
  color: #7fd7ff;
  font: 0.9375rem / 1.5 ui-monospace, monospace;
  text-align: start;
  text-decoration: underline;
  overflow-wrap: anywhere;
  cursor: pointer;
}
.place:focus-visible { outline: 2px solid #fff; outline-offset: 2px; }
pre {
  margin: 0.75rem 0 0;
  border-radius: 0.25rem;
  padding: 0.5rem 0.75rem;
  background: #262626;
  font: 0.875rem / 1.5 ui-monospace, monospace;
  white-space: pre-wrap;
}
.number { color: #a0a0a0; }
mark { background: #5c1f22; color: #fff; text-decoration: underline; }
.help { margin-top: 1.25rem; border-top: 1px solid #4a4a4a; padding-top: 0.75rem; color: #b8b8b8; }
`;
