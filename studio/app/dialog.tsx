import { type ReactNode, useEffect, useId, useRef } from "react";
import { flushSync } from "react-dom";
import { useEditor } from "./editor-context";

interface DialogProps {
  title: string;
  /** Its width where that is another one. */
  width?: string;
  /** In the place of what closes it. */
  onClose?: () => void;
  children: ReactNode;
}

/** A dialog over the editor, open as long as it is there. Escape closes it, and the focus goes back to where it was. */
export function Dialog({ title, width = "w-[min(40rem,92vw)]", onClose, children }: DialogProps) {
  const { showDialog } = useEditor();
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog
      ref={dialog}
      className={`card dialog m-auto max-h-[86dvh] flex-col gap-3.5 p-6 shadow-lift backdrop:bg-ink/45 open:flex ${width}`}
      aria-labelledby={id}
      onClose={onClose ?? (() => showDialog(null))}
    >
      <h2 id={id} className="text-xl/normal">
        {title}
      </h2>
      {children}
      <button type="button" className="button-quiet self-end" onClick={() => dialog.current?.close()}>
        Close
      </button>
    </dialog>
  );
}

/** What takes what is picked in a dialog, once that is closed: as long as it is there, nothing below it can have the focus. */
export function usePick<Picked>(onPick: (picked: Picked) => void): (picked: Picked) => void {
  const { showDialog } = useEditor();
  return (picked) => {
    flushSync(() => showDialog(null));
    onPick(picked);
  };
}
