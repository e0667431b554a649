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
