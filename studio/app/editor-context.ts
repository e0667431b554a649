import { createContext, type ReactNode, useContext, useMemo } from "react";
import type { JsonObject, JsonPath } from "../../schema/json-document";
import type { FileEntry, Finding, SiteOffers, Verdict } from "../api";
import type { useFile } from "./editor/use-file";
import type { Schemas } from "./fields/field";

/** How texts are read, and what is said of them. */
interface Readings {
  schemas: Schemas;
  /** A text with the facts in the place of its tokens, as far as they are the same on every page. */
  resolveTokens: (text: string) => string;
  /** What is told at fields; a notice is for the owner, who has a list of them. */
  findings: readonly Finding[];
  /** Texts with tokens as a visitor reads them, by `placeOf`. */
  readings: ReadonlyMap<string, string>;
}

/** What the parts of an editor share: the file under work, what the site offers for it, and what the checks say of it. */
export interface EditorData extends ReturnType<typeof useFile>, Readings {
  offers: SiteOffers;
  entry: FileEntry;
  /** Called when a file has been saved, moved or removed. */
  onWrite: () => void;
  /** Changes what the file says. */
  write: (content: JsonObject) => void;
  /** Selects what a path lies in, and leads to its field. */
  goToPath: (path: JsonPath) => void;
  /** Shows a dialog; null closes it. */
  showDialog: (dialog: ReactNode) => void;
}

const EditorContext = createContext<EditorData | undefined>(undefined);

export const EditorProvider = EditorContext.Provider;

/** What the parts of this editor share. */
export function useEditor(): EditorData {
  const data = useContext(EditorContext);
  if (!data) throw new Error("A part of the editor stands outside of it.");
  return data;
}

/** A path as a key, and as the mark by which a field is found on the page. */
export const pathKey = (path: JsonPath): string => path.join("/");

/** How the texts of a file are read, by what the site offers and by what the checks say of it. */
export function useReadings(offers: SiteOffers, verdict: Verdict | undefined): Readings {
  const siteReadings = useMemo(() => {
    const tokens = offers.facts.flatMap((fact) => fact.tokens);
    const reads = new Map(tokens.map(({ token, reads: words }) => [token, words]));
    return {
      schemas: { schema: (path: string) => offers.schemas[path] ?? {}, choices: offers.choices },
      resolveTokens: (text: string) => text.replace(/\{\{[^{}]*\}\}/g, (token) => reads.get(token) ?? token),
    };
  }, [offers]);
  const draftReadings = useMemo(
    () => ({
      findings: verdict?.findings.filter(({ severity }) => severity !== "notice") ?? [],
      readings: new Map(verdict?.readings.map(({ path, text }) => [pathKey(path), text])),
    }),
    [verdict],
  );
  return { ...siteReadings, ...draftReadings };
}
