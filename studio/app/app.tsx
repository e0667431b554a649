import { useCallback, useEffect, useState } from "react";
import { Route, Routes, useParams } from "react-router-dom";
import type { SavedPage, SiteOffers } from "../api";
import { Editor } from "./editor/editor";
import { PageList } from "./page-list";
import { ask, type CallError } from "./server";

/** What has been asked for: the answer, or why there is none. */
function useAnswer<Answer>(call: string): { answer?: Answer; failed?: string; again: () => void } {
  const [state, setState] = useState<{ call: string; answer?: Answer; failed?: string }>({ call });
  const again = useCallback(() => {
    ask<Answer>(call).then(
      (answer) => setState({ call, answer }),
      (error: CallError) => setState({ call, failed: error.message }),
    );
  }, [call]);
  useEffect(again, [again]);
  return { ...(state.call === call ? state : {}), again };
}

function Message({ text }: { text: string }) {
  return (
    <main className="message">
      <p role="status">{text}</p>
      <a href="/__studio">All pages</a>
    </main>
  );
}

/** The editor of the page that the address names. */
function EditorRoute({ offers }: { offers: SiteOffers }) {
  const file = `${useParams()["*"]}.json`;
  const { answer, failed } = useAnswer<SavedPage>(`GET page?file=${encodeURIComponent(file)}`);
  const entry = offers.pages.find((page) => page.file === file);
  if (failed !== undefined || !entry) return <Message text={failed ?? `There is no page ${file}.`} />;
  return answer ? <Editor key={file} {...{ offers, entry }} saved={answer} /> : <Message text="Opening …" />;
}

/** The studio: the list of pages, or the editor of one. */
export function App() {
  const { answer: offers, failed, again } = useAnswer<SiteOffers>("GET offers");
  if (!offers) return <Message text={failed ?? "Opening …"} />;
  return (
    <Routes>
      <Route path="/" element={<PageList offers={offers} onNew={again} />} />
      <Route path="/*" element={<EditorRoute offers={offers} />} />
    </Routes>
  );
}
