import { studio } from "../../studio/server/plugin";
import { formatJson } from "../format-json";
import { newPage } from "../new-page";
import { TEMPLATES, type Template } from "../scaffold/templates";
import type { Checker, Roots } from "./checker";
import { renderDraft } from "./pages";

/** The studio on the dev server, with what it needs of the commands. */
export const serveStudio = (roots: Roots, { verdictOn }: Pick<Checker, "verdictOn">) =>
  studio({
    ...roots,
    format: formatJson,
    templates: Object.keys(TEMPLATES),
    newPage: (route, template) => newPage(roots.content, route, template as Template),
    verdictOn,
    render: renderDraft,
  });
