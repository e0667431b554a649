import { FILE_START } from "../../schema/diagnostic";
import { publicFiles } from "../public-files";
import type { SiteRule } from "../rule";

/** The folder public/ contains only plain files that may be published: no symbolic links, no hidden files. */
export const publicFile: SiteRule = {
  name: "public-file",
  checkSite: (_, site) =>
    publicFiles(site.root).refused.map(({ path, reason, fix }) => {
      const message = `This ${reason}, and is not published.`;
      return { file: `public${path}`, ...FILE_START, where: "", message, fix };
    }),
};
