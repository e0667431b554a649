import type { JsonPath } from "../../../schema/json-document";
import { valuesIn } from "../../../schema/json-path";
import { type EditorData, pathKey } from "../editor-context";
import { placeOfFocus } from "../focus";
import { unwrittenIn } from "../json-edit";

/** Returns the places of the faults and of the unwritten texts of the file. */
export const placesLeft = ({ state, findings }: EditorData): JsonPath[] => [
  ...findings.flatMap(({ path, severity }) => (path && severity !== "notice" ? [path] : [])),
  ...unwrittenIn(state.content),
];

/** Goes to the next place after the focus that has a fault or an unwritten text; after the last one, to the first. */
export function goToNextPlace(editor: EditorData): void {
  const { content, selected } = editor.state;
  const left = new Set(placesLeft(editor).map(pathKey));
  const paths = [...valuesIn(content)].map(([path]) => path);
  const focused = `${placeOfFocus() ?? (selected === "page" ? "" : `blocks/${selected}`)}/`;
  // The last one that matches is the innermost one: the button that adds a field has the place of what is not there.
  const here = paths.findLastIndex((path) => focused.startsWith(`${pathKey(path)}/`));
  const next = [...paths.slice(here + 1), ...paths].find((path) => left.has(pathKey(path)));
  if (next) editor.goToPath(next);
}
