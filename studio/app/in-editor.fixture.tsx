import "../../tests/dom-gaps";
import type { ReactElement, ReactNode } from "react";
import { type EditorData, EditorProvider } from "./editor-context";
import { type Site, SiteProvider } from "./site";

/** A part of the studio, with the offers of the site that it needs. */
export const inSite = (part: ReactNode, site: Partial<Site>) => (
  <SiteProvider value={site as Site}>{part}</SiteProvider>
);

/** A part of the editor, with the data that it needs. */
export const inEditor = (part: ReactElement, editor: Partial<Record<keyof EditorData, unknown>>) =>
  inSite(
    <EditorProvider value={editor as EditorData}>{part}</EditorProvider>,
    (editor.site as Partial<Site>) ?? {},
  );
