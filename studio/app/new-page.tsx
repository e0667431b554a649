import { useState } from "react";
import { useNavigate } from "react-router-dom";
import { humanizeName } from "../../schema/words";
import type { Choice, FileEntry } from "../api";
import { NOT_PUBLISHED, Options } from "./elements";
import { LabeledInput, RequestForm } from "./request-form";
import { editorPathOf, useSite } from "./site";

/** Whether a new page can copy the blocks of a file. */
const canBeCopied = ({ schema, isTemplate, file }: FileEntry): boolean =>
  schema === undefined && !isTemplate && file !== "pages/404.json";

/** Returns the choice to copy the blocks of a page. */
const copyOf = ({ name, route = "", isPublished }: FileEntry): Choice => ({
  value: route,
  label: isPublished ? name : `${name} (${NOT_PUBLISHED})`,
});

/** A form that creates a page, from a template or with the blocks of another page. */
export function NewPage() {
  const { files, templates, reload } = useSite();
  const [suggested, setSuggested] = useState(templates[0]);
  const [chosen, setChosen] = useState<string>();
  const navigate = useNavigate();
  return (
    <RequestForm<{ file: string }>
      className="card new-page"
      call="POST pages"
      button="Create page"
      onSuccess={({ file }) => {
        reload();
        navigate(editorPathOf(file));
      }}
    >
      <h2 className="m-0">New page</h2>
      <LabeledInput
        label="Address"
        name="route"
        placeholder="/features/call-queues"
        onChange={({ target: { value } }) => {
          // The route suggests the template: `/solutions/…` a solution, `/blog/…` an article.
          const written = value.trim().toLowerCase();
          const path = written.replace(/^\/?(?:resources\/)?/, "").replace(/^blog\//, "articles/");
          setSuggested(templates.find((name) => path.startsWith(`${name}s/`)) ?? templates[0]);
        }}
      />
      <label>
        Begin with
        <select
          name="beginning"
          className="input"
          value={chosen ?? suggested}
          onChange={({ target: { value } }) => setChosen(value)}
        >
          <optgroup label="A template">
            <Options choices={templates.map((value) => ({ value, label: humanizeName(value) }))} />
          </optgroup>
          <optgroup label="The blocks of a page, without its texts">
            <Options choices={files.filter(canBeCopied).map(copyOf)} />
          </optgroup>
        </select>
      </label>
    </RequestForm>
  );
}
