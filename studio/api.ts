import type { Severity } from "../schema/diagnostic";
import type { JsonObject, JsonPath, JsonValue } from "../schema/json-document";

/** Where the studio lives on the dev server: no page can have this address (data/page-refs.ts). */
export const STUDIO = "/__studio";

/** The header that proves that a request comes from the studio's own page, and the meta tag that gives it its value. */
export const TOKEN_HEADER = "x-studio-token";

/** A page that can be edited. */
export interface PageEntry {
  /** From the project's root: `pages/features/voice-calling.json`. */
  file: string;
  name: string;
  title: string;
  /** A route that shows it; a template has several, and this is the first. */
  route: string;
  /** True for a template, which makes a page of each item of its collection. */
  isTemplate: boolean;
}

/** One of the values that a field may have. */
export interface Choice {
  value: string;
  label: string;
}

/** A block or a picture that can be put onto a page. */
export interface Part {
  name: string;
  title: string;
  description: string;
  /** With placeholders for its texts. */
  example: JsonObject;
}

/** A constant as a text can name it. */
export interface FactOffer {
  /** `{{plans.standard.price}}` */
  token: string;
  /** What it is about: `Standard price`. */
  label: string;
  /** `$12 a month` */
  reads: string;
}

/** What there is to edit, and what can be put there. */
export interface SiteOffers {
  pages: PageEntry[];
  /** By their paths, as references between them name them. */
  schemas: Record<string, JsonObject>;
  /** What the content offers to choose from, by the names that schemas ask for it with. */
  choices: Record<string, Choice[]>;
  blocks: Part[];
  pictures: Part[];
  shared: string[];
  facts: FactOffer[];
  templates: string[];
}

/** A page as it stands in its file. */
export interface SavedPage {
  file: string;
  page: JsonObject;
  /** Tells the file from what it was before somebody changed it. */
  version: string;
}

/** A page that is being edited. */
export interface DraftPage {
  file: string;
  page: JsonObject;
}

/** Something to mend. */
export interface Finding {
  /** Absent where it is on another page. */
  path?: JsonPath;
  severity: Severity;
  rule: string;
  /** In words: `block 3 Pricing box “Plans for every size”, Points 2`. */
  where: string;
  message: string;
  fix?: string;
  /** What to write instead, where that is certain. */
  mended?: JsonValue;
}

/** What the checks say of a draft. */
export interface Verdict {
  /** False where a block lacks what it needs: then it is neither shown nor saved. */
  canBeShown: boolean;
  findings: Finding[];
  /** Texts with tokens, as a visitor reads them. */
  readings: { path: JsonPath; text: string }[];
}
