import { Link } from "react-router-dom";
import { editorPathOf, nameOf, useSite } from "./site";

/** A link to the editor of a file, with the display name of the file. */
export const FileLink = ({ file }: { file: string }) => (
  <Link to={editorPathOf(file)} className="link">
    {nameOf(useSite(), file)}
  </Link>
);
