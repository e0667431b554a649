import { useId, useState } from "react";
import { useNavigate } from "react-router-dom";
import { repairPath } from "../../data/page-address";
import { humanizeName } from "../../schema/words";
import type { Choice, FileEntry } from "../api";
import { NOT_PUBLISHED, Options } from "./elements";
import { LabeledInput, RequestForm } from "./request-form";
import { editorPathOf, useSite } from "./site";

/** Folder of the pages of a template; the other pages can be anywhere. */
const FOLDERS: Readonly<Record<string, string>> = {
  feature: "/features/",
  solution: "/solutions/",
  article: "/blog/",
  comparison: "/resources/comparisons/",
};

/** Returns the address of a new page. Words without a slash are its name, in the folder of its template or of the copied page. */
function addressOf(written: string, beginning: string): string {
  const folder = FOLDERS[beginning] ?? beginning.replace(/[^/]*$/, "");
  const isInFolder = ["article", "comparison"].includes(beginning) || !written.includes("/");
  return repairPath(isInFolder ? folder + written.replace(/.*\//, "") : written);
}

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
  const [written, setWritten] = useState("");
  const [chosen, setChosen] = useState<string>();
  const navigate = useNavigate();
  const hint = useId();
  const path = repairPath(written);
  const suggested = templates.find((name) => path.startsWith(FOLDERS[name] ?? "//")) ?? templates[0];
  const beginning = chosen ?? suggested ?? "";
  const address = addressOf(written, beginning);
  return (
    <RequestForm<{ file: string }>
      className="card new-page"
      call="POST pages"
      body={{ route: address }}
      button="Create page"
      onSuccess={async ({ file }) => {
        await reload();
        navigate(editorPathOf(file));
      }}
    >
      <h2 className="m-0">New page</h2>
      <LabeledInput
        label="Address"
        placeholder="/features/call-queues"
        aria-describedby={hint}
        onChange={({ target: { value } }) => setWritten(value)}
      />
      <p id={hint} className="description empty:hidden">
        {written !== "" && address !== written && `It will be at ${address}`}
      </p>
      <label>
        Begin with
        <select
          name="beginning"
          className="input"
          value={beginning}
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
