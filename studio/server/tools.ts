import type { Draft } from "../../data/read-document";
import type { JsonObject } from "../../schema/json-document";
import type { PageMoved, Sentence, SubmitBlockers, Verdict } from "../api";

/** Functions of the dev server that the studio depends on. */
export interface StudioTools {
  /** Folder of the code. */
  code: string;
  /** Folder of the content. */
  content: string;
  /** Formats content as a JSON file of the project. */
  format: (content: JsonObject) => Promise<string>;
  /** Names of the templates for a new page. */
  templates: readonly string[];
  /** Creates an unpublished page from a template, or from the blocks of the page at a route, and returns its file. */
  createPage: (route: string, beginning: string) => Promise<string>;
  /** Publishes or unpublishes a page, and returns its file. */
  publishPage: (route: string, isPublic: boolean) => Promise<string>;
  /** Moves a page to another address. */
  movePage: (from: string, to: string) => Promise<PageMoved>;
  /** Removes a page, and redirects its route to another page. */
  removePage: (route: string, instead: string) => Promise<PageMoved>;
  /** Checks a draft. */
  verdictOn: (draft: Draft) => Promise<Verdict>;
  /** Returns the sentences in other files that a save of a draft would change. */
  sentencesChangedBy: (draft: Draft) => Promise<Sentence[]>;
  /** Waits until the checker has read a saved file. */
  waitUntilNoticed: (file: string) => Promise<void>;
  /** Returns the reasons why the changes cannot be submitted. */
  findSubmitBlockers: () => Promise<SubmitBlockers>;
  /** Accepts sentences that a person has read; throws a StudioError if the site does not contain them. */
  accept: (read: readonly Sentence[]) => Promise<void>;
  /** Renders the page of a route as HTML, as if the draft had been saved. */
  render: (route: string, draft: Draft) => Promise<string>;
}
