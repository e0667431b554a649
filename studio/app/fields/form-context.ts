import { createContext, useContext } from "react";
import type { JsonObject, JsonPath } from "../../../schema/json-document";
import type { Choice, Finding, SiteOffers, Verdict } from "../../api";
import type { Schemas } from "./field";

/** What the fields of a form share. */
export interface FormData {
  schemas: Schemas;
  /** What each kind of product picture begins with. */
  pictures: Readonly<Record<string, JsonObject>>;
  findings: readonly Finding[];
  /** Texts with tokens as a visitor reads them, by `placeOf`. */
  readings: ReadonlyMap<string, string>;
  /** What search results and shared links say of the page. */
  looks: Verdict["looks"];
  /** A text with the facts in the place of its tokens, as far as they are the same on every page. */
  inWords: (text: string) => string;
  /** Lets the author choose a fact, or another one than stands there now, and gives its token. */
  pickFact: (onPick: (token: string) => void, now?: string) => void;
  /** Lets the author choose where a link leads; nowhere, where it is one already. */
  pickLink: (onPick: (page: Choice) => void, isLinked?: boolean) => void;
  /** The icons, and a way to let the author choose one by its picture. */
  icons: SiteOffers["icons"];
  pickIcon: (onPick: (name: string) => void) => void;
  /** The file that is being edited, and whether it is saved as it is. */
  file: string;
  isSaved: boolean;
  /** Adds a figure to those that its block has made up. */
  declareMadeUp: (path: JsonPath, figure: string) => void;
  /** Asks once more what is to mend, since another file has changed. */
  recheck: () => void;
}

const FormContext = createContext<FormData | undefined>(undefined);

export const FormProvider = FormContext.Provider;

/** What the fields of this form share. */
export function useForm(): FormData {
  const data = useContext(FormContext);
  if (!data) throw new Error("A field stands outside of a form.");
  return data;
}

/** A path as a key, and as the mark by which a field is found on the page. */
export const placeOf = (path: JsonPath): string => path.join("/");

/** Severity of what is told at a field: a notice is for the owner, who has a list of them. */
export const isShown = ({ severity }: Finding): boolean => severity !== "notice";
