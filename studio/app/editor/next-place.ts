import { valuesIn } from "../../../schema/json-path";
import { type EditorData, pathKey } from "../editor-context";
import { unwrittenIn } from "../json-edit";

/** Goes to the first place after the focused field that has a fault or an unwritten text; after the last one, to the first of all. */
export function goToNextPlace({ state, findings, goToPath }: EditorData): void {
  const { content, selected } = state;
  const faulty = findings.flatMap(({ path, severity }) => (path && severity !== "notice" ? [path] : []));
  const left = new Set([...faulty, ...unwrittenIn(content)].map(pathKey));
  const paths = [...valuesIn(content)].map(([path]) => path);
  const focused = document.activeElement?.closest<HTMLElement>("[data-place]")?.dataset.place;
  const here = paths.findIndex((path) => pathKey(path) === (focused ?? `blocks/${selected}`));
  const next = [...paths.slice(here + 1), ...paths].find((path) => left.has(pathKey(path)));
  if (next) goToPath(next);
}
