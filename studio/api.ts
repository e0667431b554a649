import type { Severity } from "../schema/diagnostic";
import type { JsonObject, JsonPath, JsonValue } from "../schema/json-document";

/** Where the studio lives on the dev server: no page can have this address (data/page-refs.ts). */
export const STUDIO = "/__studio";

/** The header that proves that a request comes from the studio's own page, and the meta tag that gives it its value. */
export const TOKEN_HEADER = "x-studio-token";

/** The schema of what is chosen by its picture. */
export const ICON_SCHEMA = "schema/icon.schema.json";

/** A file that can be edited. */
export interface FileEntry {
  /** From the project's root: `pages/features/voice-calling.json`. */
  file: string;
  name: string;
  /** All of its words, by which it is found too. */
  about: string;
  /** The section of the list that it stands in. */
  group: string;
  /** A route that shows it, the first one of several; absent where no page does. */
  route?: string | undefined;
  /** Which block of that page it is, counted from 0; absent where it is more or less than one. */
  block?: number | undefined;
  /** Its schema; absent for a page. */
  schema?: string | undefined;
  /** Of a shared block: the routes of all pages that show it. */
  shownOn?: string[];
  /** True for a template, which makes a page of each item of its collection. */
  isTemplate: boolean;
  /** False for a page or an article that is on no site yet; its route is that which it will have. */
  isPublished: boolean;
  /** The picture that is drawn for the page where it is shared; absent for what nobody shares, such as a template. */
  shareImage?: string | undefined;
  /** Why it has to stay at its route; empty where it can be moved or removed, absent where it is no page of its own. */
  stays?: string | undefined;
}

/** One of the values that a field may have. */
export interface Choice {
  value: string;
  label: string;
}

/** A block or a picture that can be put onto a page. */
export interface Part {
  /** True for a block that shows an item of a collection, as only a template does. */
  isForTemplates: boolean;
  name: string;
  title: string;
  description: string;
  /** With placeholders for its texts. */
  example: JsonObject;
}

/** A constant, or a fact about the site, as texts can name it. */
export interface FactOffer {
  /** Of which kind it is, and what it is about: `Plans`, `Standard price`. */
  group: string;
  label: string;
  /** Other words for it, by which it is searched. */
  about: string;
  /** Its tokens, the usual one first, each with what it reads: `{{plans.standard.price}}`, `$12 a month`. */
  tokens: { token: string; reads: string }[];
}

/** What there is to edit, and what can be put there. */
export interface SiteOffers {
  files: FileEntry[];
  /** By their paths, as references between them name them. */
  schemas: Record<string, JsonObject>;
  /** What the content offers to choose from, by the names that schemas ask for it with. */
  choices: Record<string, Choice[]>;
  blocks: Part[];
  pictures: Part[];
  /** The blocks that several pages can show, by their names. */
  shared: { name: string; block: JsonObject }[];
  /** Addresses (`data:`) of the icons' drawings, by their names. */
  icons: Record<string, string>;
  facts: FactOffer[];
  templates: string[];
}

/** A file that is being edited. */
export interface DraftFile {
  file: string;
  content: JsonObject;
}

/** A file as it stands on disk. */
export interface SavedFile extends DraftFile {
  /** Tells it from what it was before somebody changed it. */
  version: string;
}

/** A file as it was committed once. */
export interface Version {
  commit: string;
  /** `2026-11-26 14:30` */
  date: string;
  author: string;
  /** What the commit says that it does. */
  title: string;
}

/** Something to mend. */
export interface Finding {
  /** Absent where it is in another file. */
  path?: JsonPath;
  /** The other file, where the studio edits it. */
  elsewhere?: { file: string; path: JsonPath };
  severity: Severity;
  rule: string;
  /** In words: `block 3 Pricing box “Plans for every size”, Points 2`. */
  where: string;
  message: string;
  fix?: string;
  /** What may be written instead: where it is certain, one thing; else facts that may be meant, with what they read and their names. */
  ways?: { reads?: string; fact?: string; value: JsonValue }[];
  /** A figure that may stand once somebody says why: it is an exception, or its block has made it up. */
  stands?: { as: "exception" | "made up"; figure: string } | undefined;
}

/** What is said of a text in brackets, which tells what to write in its place. */
export const NOT_WRITTEN = "Not written yet.";

/** What the checks say of a draft. */
export interface Verdict {
  /** False where something lacks that a page needs: then the draft is neither shown nor saved. */
  canBeShown: boolean;
  findings: Finding[];
  /** Texts with tokens, as a visitor reads them. */
  readings: { path: JsonPath; text: string }[];
  /** What search results and shared links say of the page that the file makes; absent where it makes none. */
  looks?: { title: string; description: string } | undefined;
}

/** What has been done to a page's address. */
export interface PageMoved {
  /** The page's file now; absent where it has been removed. */
  file?: string;
  /** What was written, in words. */
  said: string;
}

/** A sentence that a person has to read, and has not. */
export interface Sentence {
  file: string;
  /** The part of the file, in words. */
  where: string;
  /** Its place in the file; absent where that is no JSON. */
  path?: JsonPath;
  text: string;
  /** What somebody has accepted in its place; absent for what seems to be new. */
  before?: string;
}

/** What keeps a site from being handed in. */
export interface Unread {
  sentences: Sentence[];
  /** Why nothing can be handed in as it is, in words. */
  problem?: string | undefined;
  /** The files with which that is so. */
  faulty?: readonly string[];
}

/** What has been changed and not been handed in. */
export interface Changes extends Unread {
  files: string[];
  /** The branch of an earlier change that is under review, and grows by this one. */
  joins?: string | undefined;
}

/** A change that has been handed in. */
export interface HandedIn {
  branch: string;
  /** False where there is no other copy of the project to send it to. */
  isSent: boolean;
}
