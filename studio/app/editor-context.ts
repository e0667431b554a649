import { createContext, type ReactNode, useContext, useMemo } from "react";
import { TOKEN } from "../../checks/text";
import type { JsonObject, JsonPath } from "../../schema/json-document";
import type { FileEntry, Finding, Preview, Verdict } from "../api";
import type { useFile } from "./editor/use-file";
import { type Site, withNames } from "./site";

/** Data that the components of the editor share: the site, the edited file, and the check results. */
export interface EditorData extends ReturnType<typeof useFile>, ReturnType<typeof useReadings> {
  site: Site;
  entry: FileEntry;
  /** Replaces the content of the draft. */
  write: (content: JsonObject) => void;
  /** Selects the block that contains a path, and focuses the field. */
  goToPath: (path: JsonPath) => void;
  /** Opens a dialog; null closes it. */
  showDialog: (dialog: ReactNode) => void;
}

const EditorContext = createContext<EditorData | undefined>(undefined);

export const EditorProvider = EditorContext.Provider;

/** Returns the shared data of the editor; throws outside of an `EditorProvider`. */
export function useEditor(): EditorData {
  const data = useContext(EditorContext);
  if (!data) throw new Error("A part of the editor stands outside of it.");
  return data;
}

/** Formats a path as a map key and as the `data-place` attribute of its field. */
export const pathKey = (path: JsonPath): string => path.join("/");

/** Derives what the tokens of the edited file say from the site's facts and the preview, and what is wrong with it from the verdict. */
export function useReadings(site: Site, preview: Preview | undefined, verdict: Verdict | undefined) {
  return useMemo(() => {
    const facts = site.facts.flatMap(({ tokens }) => tokens);
    const values = new Map([
      ...facts.map(({ token, reads }) => [token, reads] as const),
      ...Object.entries(preview?.tokens ?? {}),
    ]);
    return {
      schemas: { schema: (path: string) => site.schemas[path] ?? {}, choices: site.choices },
      /** Replaces the tokens of a text with their values; one whose value depends on the page, once the draft is shown. */
      resolveTokens: (text: string): string => text.replace(TOKEN, (token) => values.get(token) ?? token),
      /** What to show at fields: faults, and notices, which need no correction. */
      findings: (verdict?.findings ?? []).map(
        (finding): Finding => ({
          ...finding,
          message: withNames(site, finding.message),
          fix: finding.fix && withNames(site, finding.fix),
        }),
      ),
    };
  }, [site, preview, verdict]);
}
