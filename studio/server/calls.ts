import { existsSync, rmSync } from "node:fs";
import { join } from "node:path";
import { EXCEPTIONS_FILE } from "../../data/known-files";
import type { Draft } from "../../data/read-document";
import { replaceFile } from "../../data/replace-file";
import { openSite } from "../../data/site";
import { publishedFile } from "../../data/unpublished-name";
import { isJsonObject, type JsonObject } from "../../schema/json-document";
import type { Changes, Preview, SavedFile, Sentence } from "../api";
import { fileEntries, fileTexts } from "./entries";
import { readFile, StudioError, saveFile } from "./files";
import { uncommittedMoves } from "./git";
import { readVersion, versionsOf } from "./history";
import { getNewestVersion } from "./newest-version";
import { offersOf } from "./offers";
import { parseRoute } from "./parse-route";
import { showDraft } from "./show-draft";
import { changedContent, sendAgain, submissionUnderReview, submitChanges } from "./submit-changes";
import type { StudioTools } from "./tools";
import { undoable } from "./undoable";

/** Handles a request, given its body or its query parameters; throws a StudioError if the request is invalid. */
type Call = (input: JsonObject) => Promise<object>;

/** Request handlers by method and name, such as `PUT file`. */
export type Calls = Readonly<Record<string, Call>>;

function parseFile({ file, content, version }: JsonObject): SavedFile {
  if (typeof file !== "string" || !isJsonObject(content)) throw new StudioError(400, "A file is expected.");
  return { file, content, version: String(version) };
}

/**
 * Returns an edited file as a draft. The draft of an unpublished page gets the file name of the published page; its formatting is
 * irrelevant, since positions are converted to paths.
 */
const draftOf = ({ file, content }: SavedFile): Draft => ({
  file: publishedFile(file),
  text: JSON.stringify(content, null, 2),
});

/** Creates the request handlers for reading, checking and previewing files. */
function readingCalls({ code, content: root, ...tools }: StudioTools): Calls {
  return {
    "GET offers": async () => offersOf(code, openSite(root), tools.templates),
    "GET texts": async () => fileTexts(openSite(root)),
    "GET file": async ({ name }) => readFile(openSite(root), String(name)),
    "GET versions": ({ name }) => versionsOf(openSite(root), String(name)),
    "GET version": ({ name, commit }) => readVersion(openSite(root), String(name), String(commit)),
    "POST verdict": async (body) => tools.verdictOn(draftOf(parseFile(body))),
    "POST consequences": async (body) => ({
      sentences: await tools.sentencesChangedBy(draftOf(parseFile(body))),
    }),
    "POST preview": async ({ route, ...body }): Promise<Preview> => {
      const draft = draftOf(parseFile(body));
      const shown = showDraft(root, draft, typeof route === "string" ? route : undefined);
      if (!shown) throw new StudioError(404, "No page shows this file.");
      return { ...shown, html: await tools.render(shown.route, draft) };
    },
  };
}

/** Creates the request handlers for saving files, and for getting those of others. */
function savingCalls({ content: root, ...tools }: StudioTools): Calls {
  const save = async (saved: SavedFile): Promise<SavedFile> => {
    showDraft(root, draftOf(saved));
    return saveFile(openSite(root), saved, await tools.format(saved.content));
  };
  return {
    "PUT file": async (body) => save(parseFile(body)),
    "POST shared": async ({ name: words, block }) => {
      const name = String(words).trim().toLowerCase().replace(/\s+/g, "-");
      if (!/^[a-z][a-z0-9-]*$/.test(name) || !isJsonObject(block) || typeof block.type !== "string")
        throw new StudioError(400, "A name has letters, digits and hyphens, and begins with a letter.");
      const $schema = "../../schema/block-entry.editor.gen.json";
      const file = `pages/_shared/${name}.json`;
      if (existsSync(join(root, file))) throw new StudioError(409, `There is one called ${name} already.`);
      replaceFile(join(root, file), await tools.format({ $schema, ...block }));
      await tools.waitUntilNoticed(file);
      return { name };
    },
    "DELETE shared": async ({ file }) => {
      const entry = fileEntries(openSite(root)).find((one) => one.file === file);
      if (entry?.shownOn?.length !== 0 || !entry.file.startsWith("pages/_shared/"))
        throw new StudioError(409, "Only a block that no page shows can be deleted.");
      rmSync(join(root, entry.file));
      return {};
    },
    "POST exceptions": async ({ file, text, reason }) => {
      const { content, ...exceptions } = readFile(openSite(root), EXCEPTIONS_FILE);
      const list = Array.isArray(content.exceptions) ? content.exceptions : [];
      const added = { file: publishedFile(String(file)), text, reason } as JsonObject;
      await save({ ...exceptions, content: { ...content, exceptions: [...list, added] } });
      await tools.waitUntilNoticed(EXCEPTIONS_FILE);
      return {};
    },
    "POST updates": () => getNewestVersion(root),
  };
}

/** The removed pages by route: the file of each, and what brings it back. */
type Removals = Map<string, { file: string | undefined; undo: () => void }>;

/** Creates the request handlers for creating, publishing, moving and removing pages. */
function addressCalls({ content: root, ...tools }: StudioTools, removals: Removals): Calls {
  return {
    "POST pages": async ({ route, beginning }) => ({
      file: await tools.createPage(parseRoute(route), String(beginning)),
    }),
    "POST publications": async ({ route, isPublic }) => ({
      file: await tools.publishPage(parseRoute(route), isPublic === true),
    }),
    "POST moves": async ({ route, to }) => {
      // Words without a slash are a new name in the folder where the page is, as when a page is created.
      const address = String(to).includes("/") ? to : String(route).replace(/[^/]*$/, "") + String(to);
      return tools.movePage(parseRoute(route), parseRoute(address));
    },
    "POST removals": async ({ route: written, to }) => {
      const route = parseRoute(written);
      const { done, undo, removed } = await undoable(root, () => tools.removePage(route, parseRoute(to)));
      removals.set(route, { file: removed.find((file) => /^(?:pages|data)\//.test(file)), undo });
      return done;
    },
    "POST restorations": async ({ route: written }) => {
      const route = parseRoute(written);
      const removal = removals.get(route);
      if (!removal) throw new StudioError(409, `${route} has not been removed since the server was started.`);
      removal.undo();
      removals.delete(route);
      return {};
    },
  };
}

/** Creates the request handlers for accepting sentences and submitting changes. */
function submissionCalls({ content: root, ...tools }: StudioTools, removals: Removals): Calls {
  const changes = async (): Promise<Changes> => {
    // One that has been created anew, or brought back by git, is not removed anymore.
    const absent = [...removals].filter(([, { file = "" }]) => !existsSync(join(root, file)));
    const removed = Object.fromEntries(absent.map(([route, { file }]) => [file, route]));
    const blockers = await tools.findSubmitBlockers();
    const unread = blockers.sentences.length > 0 ? "Some sentences have not been read yet." : undefined;
    try {
      const files = await changedContent(root);
      const moves = Object.fromEntries(await uncommittedMoves(root, files));
      const joins = await submissionUnderReview(root);
      return { problem: unread, ...blockers, files, moves, removed, joins };
    } catch (error) {
      return { problem: (error as Error).message, ...blockers, files: [], removed };
    }
  };
  return {
    "POST sentences": async ({ sentences }) => {
      if (!Array.isArray(sentences) || !sentences.every(isJsonObject))
        throw new StudioError(400, "Sentences are expected.");
      // They are not validated any further: `accept` compares them with the site's sentences, character by character.
      await tools.accept(sentences as unknown as Sentence[]);
      return {};
    },
    "GET changes": changes,
    // Without git nothing can be submitted, and the list of pages has nothing to say about it.
    "GET unsubmitted": async () => ({ files: await changedContent(root).catch(() => []) }),
    "POST changes": async ({ title }) => {
      const { problem } = await changes();
      if (problem !== undefined) throw new StudioError(409, problem);
      const submission = await submitChanges(root, String(title));
      removals.clear();
      return submission;
    },
    "POST submissions": () => sendAgain(root),
  };
}

/** Returns request handlers that wait for each other, so that no change is based on content that another one is replacing. */
function inTurn(calls: Calls): Calls {
  let last: Promise<unknown> = Promise.resolve();
  const wait = (call: Call) => (input: JsonObject) => {
    const done = last.then(() => call(input));
    last = done.catch(() => {});
    return done;
  };
  return Object.fromEntries(Object.entries(calls).map(([name, call]) => [name, wait(call)]));
}

/** Creates the request handlers of the studio's API, by method and name. */
export function createCalls(tools: StudioTools): Calls {
  const removals: Removals = new Map();
  return {
    ...readingCalls(tools),
    ...inTurn({ ...savingCalls(tools), ...addressCalls(tools, removals) }),
    ...submissionCalls(tools, removals),
  };
}
