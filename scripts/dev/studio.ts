import { StudioError } from "../../studio/server/files";
import { studioPlugin } from "../../studio/server/plugin";
import type { Roots } from "../command/command";
import { formatJson } from "../format-json";
import { newPage, type StartingPoint } from "../new-page";
import { describeMove, movePage, removePage } from "../scaffold/move-page";
import { publishPage } from "../scaffold/publish-page";
import { TEMPLATE_NAMES } from "../scaffold/templates";
import { UserError } from "../user-error";
import type { Checker } from "./checker";
import { renderDraft } from "./pages";

/** Converts a UserError to an error that the studio shows, as the terminal does. */
const mapErrors = <Done>(work: Promise<Done>): Promise<Done> =>
  work.catch((error: unknown) => {
    throw error instanceof UserError ? new StudioError(409, error.message) : error;
  });

/** Vite plugin that serves the studio, with the functions of the commands that it uses. */
export const serveStudio = (roots: Roots, checker: Checker) =>
  studioPlugin({
    ...roots,
    format: formatJson,
    templates: TEMPLATE_NAMES,
    createPage: (route, beginning) =>
      mapErrors(newPage(roots.content, route, beginning as StartingPoint, false)),
    publishPage: (route, isPublic) => mapErrors(publishPage(roots.content, route, isPublic)),
    movePage: async (from, to) => {
      const moved = await mapErrors(movePage(roots.content, from, to));
      return { file: moved.file, summary: `The page is now at ${to}.${describeMove(moved, from, to)}` };
    },
    removePage: async (route, instead) => {
      const removed = await mapErrors(removePage(roots.content, route, instead));
      return { summary: `${route} has been removed.${describeMove(removed, route, instead)}` };
    },
    verdictOn: checker.verdictOn,
    sentencesChangedBy: checker.changedBy,
    waitUntilNoticed: async (file) => void (await checker.findFault([file])),
    findSubmitBlockers: checker.unread,
    accept: (read) => mapErrors(checker.accept(read)),
    render: renderDraft,
  });
