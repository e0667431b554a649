import { StudioError } from "../../studio/server/files";
import { studio } from "../../studio/server/plugin";
import { formatJson } from "../format-json";
import { newPage } from "../new-page";
import { TEMPLATES, type Template } from "../scaffold/templates";
import { UserError } from "../user-error";
import type { Checker, Roots } from "./checker";
import { renderDraft } from "./pages";

/** The studio on the dev server, with what it needs of the commands. */
export const serveStudio = (roots: Roots, checker: Checker) =>
  studio({
    ...roots,
    format: formatJson,
    templates: Object.keys(TEMPLATES),
    newPage: (route, template) => newPage(roots.content, route, template as Template),
    verdictOn: checker.verdictOn,
    unread: checker.unread,
    accept: (read) =>
      checker.accept(read).catch((error: unknown) => {
        throw error instanceof UserError ? new StudioError(409, error.message) : error;
      }),
    render: renderDraft,
  });
