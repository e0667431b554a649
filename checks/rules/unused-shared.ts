import { FILE_START } from "../../schema/diagnostic";
import { isJsonObject } from "../../schema/json-document";
import type { Finding, SiteRule } from "../rule";

/** Every shared block is used by a page. */
export const unusedShared: SiteRule = {
  name: "unused-shared",
  severity: "warning",
  checkSite(pages, { shared }) {
    // A page that could not be read in full may use the block.
    if (pages.some((page) => !page.isComplete)) return [];
    const used = new Set(pages.flatMap((page) => page.sharedFiles));
    return [...shared].flatMap(([name, { file, diagnostics, value }]): Finding[] => {
      if (diagnostics.length > 0 || used.has(file)) return [];
      if (isJsonObject(value) && Array.isArray(value.blocks)) {
        const message = "This is a page, which is not read here.";
        const fix = `Move it to pages/${name}.json.`;
        return [{ file, ...FILE_START, where: "", severity: "error", message, fix }];
      }
      const fix = `Put { "use": "${name}" } in a page, or remove the file.`;
      const where = `shared block ${name}`;
      return [{ file, ...FILE_START, where, message: "No page uses this block.", fix }];
    });
  },
};
