import { Link } from "react-router-dom";
import type { JsonPath } from "../../../schema/json-document";
import { capitalize, formatCount } from "../../../schema/words";
import { type EditorData, useEditor } from "../editor-context";
import { Button, Collapsible } from "../elements";
import { unwrittenIn } from "../json-edit";
import { editorPathOf, nameOf } from "../site";
import { goToNextPlace, placesLeft } from "./next-place";
import { blockAt } from "./state";

/** Groups the paths of placeholders by block, or by the part of the file outside of blocks. */
function unwrittenByPart({ state, site, entry }: EditorData): Map<string, JsonPath[]> {
  const around = entry.schema === undefined ? "Title and description" : entry.name;
  const parts = new Map<string, JsonPath[]>();
  for (const path of unwrittenIn(state.content)) {
    const part = blockAt(state.content, path, site.blocks) ?? around;
    parts.set(part, [...(parts.get(part) ?? []), path]);
  }
  return parts;
}

/** A list of the faults that the page has or causes on other pages, and the number of placeholders. */
export function FindingsSummary() {
  const editor = useEditor();
  const { site, entry, findings, verdict, goToPath } = editor;
  const faults = findings.filter(({ severity }) => severity !== "notice");
  const unwritten = unwrittenByPart(editor);
  const unwrittenCount = [...unwritten.values()].flat().length;
  // It takes the place of the list, so that a fault that appears while an author types does not push the field down.
  if (faults.length + unwrittenCount === 0)
    return (
      <p className="entry flex-none border-transparent px-0 text-muted leading-9">
        {verdict.data ? "No faults" : "Checking …"}
      </p>
    );
  const counts = [
    faults.length > 0 && `${faults.length} to fix`,
    unwrittenCount > 0 && `${formatCount(unwrittenCount, "text")} to write`,
  ];
  const place = (path: JsonPath, words: string) => (
    <Button look="link" className="text-start" onClick={() => goToPath(path)}>
      {words}
    </Button>
  );
  return (
    <div className="flex flex-none items-start gap-2">
      <Collapsible
        name={counts.filter(Boolean).join(", ")}
        words={entry.isPublished ? "before you submit it" : "before you publish it"}
        className="min-w-0 flex-1 border-missed bg-missed-soft"
      >
        <ul>
          {faults.map(({ path, elsewhere, where, message, rule }) => (
            <li key={`${rule} ${where} ${message}`} className="py-1.5 text-sm">
              {path && place(path, capitalize(where) || "This page")}
              {elsewhere && (
                <Link to={editorPathOf(elsewhere.file)} state={elsewhere.path} className="link text-start">
                  {nameOf(site, elsewhere.file)}: {where}
                </Link>
              )}
              {!path && !elsewhere && <strong>{capitalize(where)}</strong>}
              <p>{message}</p>
            </li>
          ))}
          {[...unwritten].map(([part, [first = [], ...others]]) => (
            <li key={part} className="py-1.5 text-sm">
              {place(first, part)}
              <p>{formatCount(1 + others.length, "text")} to write.</p>
            </li>
          ))}
        </ul>
      </Collapsible>
      {placesLeft(editor).length > 0 && (
        <Button
          className="my-1.5"
          title="Go to the next one. In a text of one line, Enter does so, too"
          // The focus stays in the field after which the next one is searched for.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => goToNextPlace(editor)}
        >
          Next
        </Button>
      )}
    </div>
  );
}
