import { type ReactNode, useId, useLayoutEffect, useRef } from "react";
import { flushSync } from "react-dom";
import { useEditor } from "./editor-context";

interface DialogProps {
  title: string;
  /** Class for another width than the default. */
  width?: string;
  /** Handles the `close` event instead of the default, which unmounts the dialog. */
  onClose?: () => void;
  children: ReactNode;
}

/**
 * A modal dialog over the editor, open while mounted. Its content scrolls between the title and the button that closes it;
 * if it is a long list, only the list scrolls. However it is closed, the focus returns to where it was.
 */
export function Dialog({ title, width = "w-[min(40rem,92vw)]", onClose, children }: DialogProps) {
  const { showDialog } = useEditor();
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  useLayoutEffect(() => {
    const opened = dialog.current;
    opened?.showModal();
    // The browser returns the focus when a dialog is closed, but not when it is removed.
    return () => opened?.close();
  }, []);
  return (
    <dialog
      ref={dialog}
      className={`card m-auto max-h-[86dvh] flex-col gap-3.5 p-6 shadow-lift backdrop:bg-ink/45 open:flex ${width}`}
      aria-labelledby={id}
      onClose={onClose ?? (() => showDialog(null))}
    >
      <h2 id={id} className="text-xl/normal">
        {title}
      </h2>
      {/* Its padding is room for the focus rings at its edges. */}
      <div className="-mx-6 -my-1.5 flex min-h-0 flex-col gap-3.5 overflow-auto px-6 py-1.5 *:[ul]:flex-1 *:[ul]:overflow-auto">
        {children}
      </div>
      <button
        type="button"
        className="button-quiet flex-none self-end"
        onClick={() => dialog.current?.close()}
      >
        Close
      </button>
    </dialog>
  );
}

/** Returns a function that closes the dialog, then calls `onPick`: nothing behind an open dialog can receive the focus. */
export function usePick<Value>(onPick: (value: Value) => void): (value: Value) => void {
  const { showDialog } = useEditor();
  return (value) => {
    flushSync(() => showDialog(null));
    onPick(value);
  };
}
