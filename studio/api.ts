import type { Choice } from "../data/choices";
import type { Severity } from "../schema/diagnostic";
import type { JsonObject, JsonPath, JsonValue } from "../schema/json-document";

/** Path of the studio on the dev server; reserved, so that no page can have it (data/page-refs.ts). */
export const STUDIO_PATH = "/__studio";

/** Request header that proves that a request comes from the studio's own page. */
export const TOKEN_HEADER = "x-studio-token";

/** Schema of icon names, which are chosen by picture. */
export const ICON_SCHEMA = "schema/icon.schema.json";

/** A file that can be edited. */
export interface FileEntry {
  /** Path from the project root, such as `pages/features/voice-calling.json`. */
  file: string;
  name: string;
  /** Section of the list of files. */
  group: string;
  /** First route that shows the file; absent if no page does. */
  route?: string | undefined;
  /** Path of the file's schema; absent for a page. */
  schema?: string | undefined;
  /** Routes of all pages that show a shared block, an item of a collection or a template, published or not; absent for other files. */
  shownOn?: string[] | undefined;
  /** Whether the file is a template, which creates one page for each item of its collection. */
  isTemplate: boolean;
  /** Whether the page or article is published; an unpublished one has the route that it will get. */
  isPublished: boolean;
  /** Path of the generated share image; absent for files that are not shared, such as a template. */
  shareImage?: string | undefined;
  /** Why the page has to stay at its route; empty if it can be moved or removed, absent if the file is not a page of its own. */
  stayReason?: string | undefined;
}

export type { Choice };

/** A block or a visual that can be added to a page. */
export interface Part {
  /** What a block is for; empty for a visual. */
  group: string;
  /** Whether the block shows an item of a collection, which only templates can do. */
  isForTemplates: boolean;
  name: string;
  title: string;
  description: string;
  /** Example content with placeholders instead of its texts. */
  example: JsonObject;
}

/** A constant, or a fact about the site, that texts can include as a token. */
export interface FactOffer {
  /** Category of the fact, such as `Plans`; the label is its name, such as `Standard price`. */
  group: string;
  label: string;
  /** Additional search terms; one with `*` may have any ending. */
  about: string;
  /** Whether a sentence may state the fact. */
  isForTexts: boolean;
  /** Tokens of the fact, the default one first, each with its text: `{{plans.standard.price}}`, `$12 a month`. */
  tokens: { token: string; reads: string }[];
}

/** Everything that can be edited, and everything that can be inserted. */
export interface SiteOffers {
  files: FileEntry[];
  /** Schemas by path, as they reference each other. */
  schemas: Record<string, JsonObject>;
  /** Choices that depend on the content, by the name that schemas reference them with. */
  choices: Record<string, Choice[]>;
  blocks: Part[];
  pictures: Part[];
  /** Shared blocks, which several pages can show. */
  shared: { name: string; block: JsonObject }[];
  /** `data:` URLs of the icons, by name. */
  icons: Record<string, string>;
  facts: FactOffer[];
  templates: string[];
}

/** A file as it is on disk. */
export interface SavedFile {
  file: string;
  content: JsonObject;
  /** Hash of the file's text, to detect concurrent changes. */
  version: string;
}

/** A committed version of a file. */
export interface Version {
  commit: string;
  /** `2026-11-26 14:30` */
  date: string;
  author: string;
  /** Title of the commit message. */
  title: string;
}

/** What a version changed: the content of the file before it, unless the file was new, and after it. */
export interface VersionContent {
  before?: JsonObject | undefined;
  after: JsonObject;
}

/** A fault that an author should fix, or a notice about a button that does nothing. */
export interface Finding {
  /** Path of the value; absent if the fault is in another file. */
  path?: JsonPath;
  /** Place in the other file, if the studio can edit it. */
  elsewhere?: { file: string; path: JsonPath };
  severity: Severity;
  rule: string;
  /** Place in words: `block 3 Pricing box “Plans for every size”, Points 2`. */
  where: string;
  message: string;
  fix?: string | undefined;
  /** Suggested values: a single certain fix, or facts that may be meant, with their texts (`reads`) and names (`fact`). */
  edits?: { reads?: string; fact?: string; value: JsonValue }[];
  /** A figure that is allowed once the author gives a reason: as an exception, or as made up in its block. */
  declaration?: { as: "exception" | "made up"; figure: string } | undefined;
}

/** Result of checking a draft. */
export interface Verdict {
  /** Whether the page can be rendered; if not, the draft is neither shown nor saved. */
  canBeShown: boolean;
  findings: Finding[];
}

/** What a page shows of a draft. */
export interface Shown {
  route: string;
  /** Zero-based index of the block on the page; absent unless the file is a single block. */
  block?: number | undefined;
  /** Values of the tokens in the file's texts on this page, by token: `{{item.name}}` → `Quo`. */
  tokens: Record<string, string>;
  /** Title and description for search results and shared links; absent if the file is not a page. */
  metadata?: { title: string; description: string } | undefined;
}

/** A page with a draft, as visitors would see it. */
export interface Preview extends Shown {
  html: string;
}

/** Result of moving or removing a page. */
export interface PageMoved {
  /** New file of the page; absent if the page was removed. */
  file?: string;
  /** Summary of the changes, for the author. */
  summary: string;
}

/** A sentence that a person has not read and accepted yet. */
export interface Sentence {
  file: string;
  /** Place in the file, in words. */
  where: string;
  /** Path in the file; absent if the file is not JSON. */
  path?: JsonPath;
  text: string;
  /** The accepted sentence that this one replaces; absent if the sentence seems to be new. */
  before?: string;
}

/** Reasons why the changes cannot be submitted. */
export interface SubmitBlockers {
  sentences: Sentence[];
  /** Message that explains what blocks the submission. */
  problem?: string | undefined;
  /** Files that cause the problem. */
  faulty?: readonly string[];
}

/** Changes that have not been submitted. */
export interface Changes extends SubmitBlockers {
  files: string[];
  /** New path of each file that was moved, by its former one. */
  moves?: Record<string, string>;
  /** Address of each removed page that can be brought back, by its former file. */
  removed?: Record<string, string>;
  /** The earlier submission that is still under review; this change is added to it. */
  joins?: Submission | undefined;
}

/** Result of a submission. */
export interface Submission {
  branch: string;
  /** Whether the branch was pushed; false if that failed, or the repository has no remote. */
  isSent: boolean;
  /** Why it could not be pushed. */
  reason?: string;
  /** Address where the review is requested, if the git host has named it. */
  review?: string | undefined;
}

/** What has changed in the author's copy after it was updated to the newest version. */
export interface Updated {
  /** Changed content files. */
  files: string[];
  /** Whether other files have changed too, which the running server does not notice. */
  isProgramNew: boolean;
}
