import { EXCEPTIONS_FILE } from "../../data/exceptions";
import { loadPage } from "../../data/load-page";
import { capitalised } from "../../data/numerals";
import { canBeRoute } from "../../data/page-refs";
import { asIfSaved, type Draft } from "../../data/read-document";
import { openSite } from "../../data/site";
import { publishedFile } from "../../data/unpublished-name";
import { whereInWords } from "../../data/where";
import { keepsFromShowing } from "../../schema/diagnostic";
import { isJsonObject, type JsonObject, type JsonValue } from "../../schema/json-document";
import type { Changes, DraftFile, PageMoved, SavedFile, Sentence, Unread, Verdict } from "../api";
import { pageShowing } from "./entries";
import { FileWriter, readFile, requireEditable, StudioError } from "./files";
import { inFormWords } from "./form-words";
import { changedContent, handIn, underReview } from "./hand-in";
import { versionAt, versionsOf } from "./history";
import { offersOf } from "./offers";
import { draftText } from "./verdict";

/** What the studio has done elsewhere. */
export interface StudioTools {
  /** Folder of the code. */
  code: string;
  /** Folder of the content. */
  content: string;
  /** Content in the project's one text form. */
  format: (content: JsonObject) => Promise<string>;
  /** Names of what a new page can begin with. */
  templates: readonly string[];
  /** Writes a new page from a template, or with the blocks of the page at a route, and returns its file. It is not published. */
  newPage: (route: string, beginning: string) => Promise<string>;
  /** Publishes a page, or takes it back, and returns its file. */
  publishPage: (route: string, isPublic: boolean) => Promise<string>;
  /** Moves a page to another address. */
  movePage: (from: string, to: string) => Promise<PageMoved>;
  /** Removes a page, whose place another one takes. */
  removePage: (route: string, instead: string) => Promise<PageMoved>;
  /** What the checks say of a draft. */
  verdictOn: (draft: DraftFile) => Promise<Verdict>;
  /** Waits until the checks know of a file that was saved. */
  notice: (file: string) => Promise<void>;
  /** What keeps the site from being handed in. */
  unread: () => Promise<Unread>;
  /** Accepts what somebody has read; throws a StudioError where that is not what the site says. */
  accept: (read: readonly Sentence[]) => Promise<void>;
  /** The page of a route as HTML, as if a draft had been saved. */
  render: (route: string, draft: Draft) => Promise<string>;
}

/** Answers a request by what it brings, or by what its address asks; what cannot be met throws a StudioError. */
type Call = (asked: JsonObject) => Promise<object>;

/** Calls by method and name: `PUT file`. */
export type Calls = Readonly<Record<string, Call>>;

function draftIn({ file, content }: JsonObject): DraftFile {
  if (typeof file !== "string" || !isJsonObject(content)) throw new StudioError(400, "A file is expected.");
  return { file, content };
}

/** A draft as a text; that of an unpublished page is taken for published. */
const savedAs = ({ file, content }: DraftFile): Draft => ({
  file: publishedFile(file),
  text: draftText(content),
});

/**
 * The route of a page that shows a draft; undefined where none does.
 *
 * @throws StudioError where it cannot be shown, with the first reason
 */
const routeShowing = (root: string, draft: Draft): string | undefined =>
  asIfSaved(draft, () => {
    const site = openSite(root);
    requireEditable(site, draft.file);
    const ref = pageShowing(site, draft.file);
    const own = site.diagnostics.filter(({ file }) => file === draft.file);
    const fault = [...own, ...(ref ? loadPage(site, ref).diagnostics : [])].find(keepsFromShowing);
    const [placed] = fault ? whereInWords(site, [fault]) : [];
    if (!placed) return ref?.route;
    const said = [placed.where, inFormWords(site, placed).message].filter(Boolean).join(": ");
    throw new StudioError(422, capitalised(said));
  });

/** What is asked while somebody edits. */
function editing({ code, content: root, ...tools }: StudioTools, writer: FileWriter): Calls {
  const save = async (file: SavedFile): Promise<SavedFile> => {
    routeShowing(root, savedAs(file));
    return writer.save(openSite(root), file);
  };
  return {
    "GET offers": async () => offersOf(code, openSite(root), tools.templates),
    "GET file": async ({ name }) => readFile(openSite(root), String(name)),
    "GET versions": ({ name }) => versionsOf(openSite(root), String(name)),
    "GET version": ({ name, commit }) => versionAt(openSite(root), String(name), String(commit)),
    "POST verdict": async (body) => {
      const { file, content } = draftIn(body);
      requireEditable(openSite(root), file);
      return tools.verdictOn({ file: publishedFile(file), content });
    },
    "POST preview": async (body) => {
      const draft = savedAs(draftIn(body));
      const route = routeShowing(root, draft);
      if (route === undefined) throw new StudioError(404, "No page shows this file.");
      return { html: await tools.render(route, draft) };
    },
    "PUT file": async (body) => save({ ...draftIn(body), version: String(body.version) }),
    "POST shared": async ({ name: words, block }) => {
      const name = String(words).trim().toLowerCase().replace(/\s+/g, "-");
      if (!/^[a-z][a-z0-9-]*$/.test(name) || !isJsonObject(block) || typeof block.type !== "string")
        throw new StudioError(400, "A name has letters, digits and hyphens, and begins with a letter.");
      const $schema = "../../schema/block-entry.editor.gen.json";
      await writer.create(root, `pages/_shared/${name}.json`, { $schema, ...block });
      return { name };
    },
    "POST exceptions": async ({ file, text, reason }) => {
      const { content, ...exceptions } = readFile(openSite(root), EXCEPTIONS_FILE);
      const list = Array.isArray(content.exceptions) ? content.exceptions : [];
      const added = { file: publishedFile(String(file)), text, reason } as JsonObject;
      await save({ ...exceptions, content: { ...content, exceptions: [...list, added] } });
      await tools.notice(EXCEPTIONS_FILE);
      return {};
    },
  };
}

/** An address that a page can have; the slash at its beginning need not be written. */
function routeIn(value: JsonValue | undefined): string {
  const route = `/${String(value ?? "").replace(/^\/|\s+/g, "")}`;
  if (!canBeRoute(route) || /\/index$/.test(route))
    throw new StudioError(400, "An address has small letters, digits and hyphens: /features/call-queues.");
  return route;
}

/** What is asked about addresses. */
function addressing({ content: root, ...tools }: StudioTools, writer: FileWriter): Calls {
  return {
    "POST pages": async ({ route: written, beginning }) => {
      const route = routeIn(written);
      const { pageOfRoute } = openSite(root);
      const words = String(beginning);
      if (!tools.templates.includes(words) && !pageOfRoute.has(words))
        throw new StudioError(
          400,
          `A page begins with another one, or a template: ${tools.templates.join(", ")}.`,
        );
      return { file: await tools.newPage(route, words) };
    },
    "POST publications": ({ route, isPublic }) =>
      writer.alone(async () => ({ file: await tools.publishPage(routeIn(route), isPublic === true) })),
    "POST moves": ({ route, to }) => writer.alone(async () => tools.movePage(routeIn(route), routeIn(to))),
    "POST removals": ({ route, to }) =>
      writer.alone(async () => tools.removePage(routeIn(route), routeIn(to))),
  };
}

/** What is asked once a page is done. */
function handingIn({ content: root, ...tools }: StudioTools): Calls {
  const changes = async (): Promise<Changes> => {
    const { sentences, problem, faulty = [] } = await tools.unread();
    const unread = sentences.length > 0 ? "Some sentences have not been read yet." : undefined;
    try {
      const files = await changedContent(root);
      return { sentences, files, faulty, problem: problem ?? unread, joins: await underReview(root) };
    } catch (error) {
      return { sentences, files: [], faulty, problem: problem ?? (error as Error).message };
    }
  };
  return {
    "POST sentences": async ({ sentences }) => {
      if (!Array.isArray(sentences)) throw new StudioError(400, "Sentences are expected.");
      // Compared with those of the site, letter by letter, before anything is made of them.
      await tools.accept(sentences as unknown as Sentence[]);
      return {};
    },
    "GET changes": changes,
    "POST changes": async ({ title }) => {
      const { problem } = await changes();
      if (problem !== undefined) throw new StudioError(409, problem);
      return handIn(root, String(title));
    },
  };
}

/** What each call of the studio is answered with. */
export function callsOf(tools: StudioTools): Calls {
  const writer = new FileWriter(tools.format);
  return { ...editing(tools, writer), ...addressing(tools, writer), ...handingIn(tools) };
}
