import { Route, Routes, useParams } from "react-router-dom";
import { type SavedFile, type SiteOffers, STUDIO } from "../api";
import { Editor } from "./editor/editor";
import { FileList } from "./file-list";
import { HandIn } from "./hand-in";
import { useAnswer } from "./use-answer";

function Message({ text }: { text: string }) {
  return (
    <main className="message">
      <p role="status">{text}</p>
      <a href={STUDIO} className="link">
        All pages
      </a>
    </main>
  );
}

/** The editor of the file that the address names. */
function EditorRoute({ offers, onMove }: { offers: SiteOffers; onMove: () => void }) {
  const file = `${useParams()["*"]}.json`;
  const { answer, failed } = useAnswer<SavedFile>(`GET file?name=${encodeURIComponent(file)}`);
  const entry = offers.files.find((one) => one.file === file);
  if (failed !== undefined || !entry) return <Message text={failed ?? `There is no ${file} to edit.`} />;
  return answer ? (
    <Editor key={file} {...{ offers, entry, onMove }} saved={answer} />
  ) : (
    <Message text="Opening …" />
  );
}

/** The studio: the list of all that can be edited, the editor of one, and the way to hand it in. */
export function App() {
  const { answer: offers, failed, again } = useAnswer<SiteOffers>("GET offers");
  if (!offers) return <Message text={failed ?? "Opening …"} />;
  return (
    <Routes>
      <Route path="/" element={<FileList offers={offers} onNew={again} />} />
      <Route path="/hand-in" element={<HandIn />} />
      <Route path="/*" element={<EditorRoute offers={offers} onMove={again} />} />
    </Routes>
  );
}
