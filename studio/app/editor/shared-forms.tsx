import { Link, useNavigate } from "react-router-dom";
import type { JsonObject, JsonPath } from "../../../schema/json-document";
import { formatCount } from "../../../schema/words";
import { pathKey, useEditor } from "../editor-context";
import { Button, Collapsible } from "../elements";
import { withProperty } from "../json-edit";
import { LabeledInput, RequestForm } from "../request-form";
import { nameOfPage, useSite } from "../site";
import { titleOf } from "./state";

/** A block of a page, and its path. */
export interface BlockFormProps {
  entry: JsonObject;
  path: JsonPath;
  onChange: (entry: JsonObject) => void;
}

/** A shared block of a page: a link to its editor, and a button that replaces it with a copy for this page. */
export function SharedForm({ entry, path, onChange }: BlockFormProps) {
  const site = useSite();
  const block = site.shared.find(({ name }) => name === entry.use)?.block;
  return (
    <>
      <h2>{titleOf(entry, site.blocks)}</h2>
      <p>Several pages show this block, so that it is edited in a place of its own.</p>
      <Link to={`/pages/_shared/${entry.use}`} className="link" data-place={pathKey([...path, "props"])}>
        Edit it there
      </Link>
      {block && (
        <>
          <p>
            Where this page has to say something else, it can have a block of its own. Write its sentences
            anew then: it begins with those of the shared block, and no sentence may stand in two places.
          </p>
          <Button look="secondary" onClick={() => onChange(withProperty(block, "$schema", undefined))}>
            Give this page its own
          </Button>
        </>
      )}
    </>
  );
}

/** Number of pages up to which their list is open. */
const MAX_OPEN_PLACES = 3;

/** The pages that show the edited shared block or item. */
export function Places() {
  const { site, entry } = useEditor();
  const { shownOn } = entry;
  if (!shownOn) return undefined;
  if (shownOn.length === 0) return <p>No page shows it.</p>;
  return (
    <Collapsible
      name="Stands on"
      words={formatCount(shownOn.length, "page")}
      open={shownOn.length <= MAX_OPEN_PLACES}
    >
      <ul>
        {shownOn.map((route) => (
          <li key={route}>
            <a href={route} target="_blank" rel="noreferrer" className="link">
              {nameOfPage(site, route)}
            </a>
          </li>
        ))}
      </ul>
    </Collapsible>
  );
}

/** Deletes the edited shared block, if no page shows it. */
export function DeleteForm() {
  const { entry, site } = useEditor();
  const navigate = useNavigate();
  return (
    entry.shownOn?.length === 0 && (
      <RequestForm
        call="DELETE shared"
        body={{ file: entry.file }}
        button="Delete this block"
        look="secondary"
        onSuccess={() => {
          void site.reload();
          navigate("/");
        }}
      />
    )
  );
}

/** Converts a block to a shared block. */
export function ShareForm({ entry }: Pick<BlockFormProps, "entry">) {
  const { site, dispatch } = useEditor();
  return (
    <Collapsible name="Share it" words="The same block on several pages">
      <RequestForm<{ name: string }>
        className="grid gap-2 pt-2"
        call="POST shared"
        body={{ block: entry }}
        button="Share this block"
        look="secondary"
        onSuccess={({ name }) => {
          void site.reload();
          dispatch({ kind: "replace", entry, by: { use: name } });
        }}
      >
        <p>
          It is edited in one place then, and each page that shows it follows. On other pages, Add block has
          it.
        </p>
        <LabeledInput label="Name of the shared block" name="name" placeholder="opening-hours" />
      </RequestForm>
    </Collapsible>
  );
}
