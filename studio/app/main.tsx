import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { BrowserRouter, Navigate, Route, Routes, useLocation, useParams } from "react-router-dom";
import { togglePublished } from "../../data/unpublished-name";
import { type SavedFile, type SiteOffers, STUDIO_PATH } from "../api";
import { useQuery } from "./api-client";
import { Editor } from "./editor/editor";
import { PUBLISHED } from "./editor/publish-dialog";
import { readCall } from "./editor/use-file";
import { Button } from "./elements";
import { FileList } from "./file-list";
import { keepFocus } from "./focus";
import { CatchFailure, Message } from "./message";
import { ReviewAndSubmit } from "./review-and-submit";
import { editorPathOf, entryOf, SiteProvider, useSite } from "./site";
import { useFileLock } from "./use-file-lock";

/** Loads a file from disk, and shows its editor. */
function OpenFile({ file }: { file: string }) {
  const site = useSite();
  const { data, error } = useQuery<SavedFile>(readCall(file));
  const entry = entryOf(site, file);
  const other = entryOf(site, togglePublished(file));
  // The page has been published or unpublished, by its dialog or since this link was created.
  if (!entry && other) {
    const notice = other.isPublished ? PUBLISHED : "Unpublished.";
    return <Navigate to={editorPathOf(other.file)} replace state={notice} />;
  }
  if (error !== undefined || !entry) return <Message text={error ?? `There is no ${file} to edit.`} />;
  return data ? <Editor {...{ entry }} saved={data} /> : <Message text="Opening …" />;
}

/** The editor of the file in the URL, in one window at a time. */
function EditorRoute() {
  const file = `${useParams()["*"]}.json`;
  const site = useSite();
  const { hasLock, takeOver } = useFileLock(file);
  if (hasLock) return <OpenFile file={file} />;
  if (hasLock === undefined) return <Message text="Opening …" />;
  const { name = file } = entryOf(site, file) ?? {};
  return (
    <Message text={`“${name}” is being edited in another window.`}>
      <Button look="primary" onClick={takeOver}>
        Go on here
      </Button>
    </Message>
  );
}

/** The studio: the list of editable files, the editor of a file, and the page to submit changes. */
export function App() {
  const { pathname } = useLocation();
  const { data: offers, error, reload } = useQuery<SiteOffers>("GET offers");
  if (!offers) return <Message text={error ?? "Opening …"} />;
  return (
    <SiteProvider value={{ ...offers, reload }}>
      <Routes>
        <Route path="/" element={<FileList />} />
        <Route path="/submit" element={<ReviewAndSubmit />} />
        <Route path="/*" element={<EditorRoute key={pathname} />} />
      </Routes>
    </SiteProvider>
  );
}

// After a reload, the notice of what was done before it would be shown again, as the browser keeps the state of a link.
history.replaceState(null, "");

const element = document.getElementById("studio");
if (element)
  createRoot(element).render(
    <StrictMode>
      <CatchFailure>
        <BrowserRouter basename={STUDIO_PATH}>
          <App />
        </BrowserRouter>
      </CatchFailure>
    </StrictMode>,
  );

keepFocus();

// Keeps the demo modal, which opens automatically once per session, from covering the preview. This is the last statement,
// since it throws if the browser denies storage.
sessionStorage.setItem("demo-modal-shown", "1");
