import { type ReactNode, useId, useLayoutEffect, useRef } from "react";
import { flushSync } from "react-dom";
import { useEditor } from "./editor-context";
import { Button } from "./elements";

interface DialogProps {
  title: string;
  /** Class for another width than the default. */
  width?: string;
  /** Handles the `close` event instead of the default, which unmounts the dialog. */
  onClose?: () => void;
  children: ReactNode;
}

/**
 * A modal dialog over the editor, open while mounted. With a search, it keeps its height while the results change. The
 * button that closes it stays in view. However it is closed, the focus returns to where it was.
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
      className={`card m-auto max-h-[86dvh] flex-col gap-3.5 p-6 shadow-lift backdrop:bg-ink/45 open:flex has-[[type=search]]:h-[86dvh] has-[[type=search]]:*:[ul]:min-h-40 *:[ul]:flex-1 *:[ul]:overflow-auto ${width}`}
      aria-labelledby={id}
      onClose={onClose ?? (() => showDialog(null))}
    >
      <h2 id={id} className="text-xl/normal">
        {title}
      </h2>
      {children}
      <p className="sticky -bottom-6 -mx-6 mt-auto -mb-6 flex justify-end border-line border-t bg-surface px-6 py-3">
        <Button onClick={() => dialog.current?.close()}>Close</Button>
      </p>
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

/** Returns the address of the picture of an example. @param folder `blocks/hero` */
export const pictureIn = (folder: string): string => `/${folder}/example.webp`;

interface PictureCardProps {
  /** Folder of the example; undefined if there is no picture. */
  folder: string | undefined;
  title: string;
  description: string;
  onPick: () => void;
}

/** An entry of a list of pictures, which is chosen by a click. */
export function PictureCard({ folder, title, description, onPick }: PictureCardProps) {
  return (
    <li>
      <button
        type="button"
        className="flex size-full flex-col gap-1.5 rounded-inner border border-line p-3 text-left hover:border-signal"
        onClick={onPick}
      >
        {folder && (
          <img
            src={pictureIn(folder)}
            alt=""
            loading="lazy"
            className="h-32 w-full rounded-lg bg-paper object-cover object-left-top"
          />
        )}
        <strong>{title}</strong>
        <span className="description">{description}</span>
      </button>
    </li>
  );
}

/** Class of a list of such entries. */
export const PICTURE_GRID = "grid grid-cols-[repeat(auto-fill,minmax(15rem,1fr))] gap-4";

/** Width of a dialog with such a list. */
export const GALLERY_WIDTH = "w-[min(72rem,94vw)]";
