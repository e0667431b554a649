import { beforeEach, expect, it, vi } from "vitest";
import copyCode, { CONFIRMATION_MS } from "./copy-code.enhance";

const CODE = 'print("two\\nlines")\n\tindented';
const writeText = vi.fn<(text: string) => Promise<void>>();

function codeWindow(): { button: HTMLButtonElement; status: HTMLElement } {
  document.body.innerHTML = `<div><p role="status"></p><button hidden>Copy</button><pre><code></code></pre></div>`;
  const root = document.body.firstElementChild as HTMLElement;
  (root.querySelector("code") as HTMLElement).innerHTML = CODE.replace("print", "<span>print</span>");
  copyCode(root);
  return {
    button: root.querySelector("button") as HTMLButtonElement,
    status: root.querySelector("[role=status]") as HTMLElement,
  };
}

beforeEach(() => {
  vi.useFakeTimers();
  writeText.mockReset().mockResolvedValue();
  vi.stubGlobal("navigator", { clipboard: { writeText } });
});

it("shows the button once it is enhanced", () => {
  expect(codeWindow().button.hidden).toBe(false);
});

it("copies the code exactly, and confirms it for the set duration", async () => {
  const { button, status } = codeWindow();
  button.click();
  await vi.advanceTimersByTimeAsync(0);
  expect(writeText.mock.calls).toEqual([[CODE]]);
  expect(status.textContent).toBe("Copied");
  await vi.advanceTimersByTimeAsync(CONFIRMATION_MS);
  expect(status.textContent).toBe("");
});

it("restarts the confirmation on a second click", async () => {
  const { button, status } = codeWindow();
  button.click();
  await vi.advanceTimersByTimeAsync(CONFIRMATION_MS - 1);
  button.click();
  await vi.advanceTimersByTimeAsync(CONFIRMATION_MS - 1);
  expect(status.textContent).toBe("Copied");
});

it.each([
  ["refuses", () => writeText.mockRejectedValue(new DOMException("denied", "NotAllowedError"))],
  ["has no clipboard, as on an insecure address", () => vi.stubGlobal("navigator", {})],
])("selects the code when the browser %s", async (_, deny) => {
  deny();
  const { button, status } = codeWindow();
  button.click();
  await vi.advanceTimersByTimeAsync(CONFIRMATION_MS * 2);
  expect(status.textContent).toBe("We couldn’t copy the code. It’s selected, so you can copy it yourself.");
  expect(getSelection()?.toString()).toBe(CODE);
});

it("does not enhance a window without code", () => {
  const root = document.createElement("div");
  root.innerHTML = "<button hidden>Copy</button>";
  copyCode(root);
  expect(root.querySelector("button")?.hidden).toBe(true);
});
