import { type ReactNode, useEffect, useId, useRef } from "react";

interface DialogProps {
  title: string;
  className?: string;
  onClose: () => void;
  children: ReactNode;
}

/** A dialog over the page, open as long as it is there. Escape closes it, and the focus goes back to where it was. */
export function Dialog({ title, className = "", onClose, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog ref={dialog} className={`card dialog ${className}`} aria-labelledby={id} onClose={onClose}>
      <h2 id={id}>{title}</h2>
      {children}
      <button type="button" className="button-quiet self-end" onClick={() => dialog.current?.close()}>
        Close
      </button>
    </dialog>
  );
}
