import { FILE_START } from "../../schema/diagnostic";
import { publicFiles } from "../public-files";
import type { SiteRule } from "../rule";

export const publicFile: SiteRule = {
  name: "public-file",
  summary:
    "The folder public/ contains only plain files that may be published: no symbolic links, no hidden files.",
  why:
    "The build copies `public/` to the site unchanged. A symbolic link would publish its target, from " +
    "anywhere on the machine, and a hidden file usually contains passwords or belongs to a tool. Only " +
    "`public/.well-known/` may be hidden, as [RFC 8615](https://www.rfc-editor.org/rfc/rfc8615) " +
    "specifies.",
  wrong: `{ "public/.env": "PASSWORD=secret" }`,
  right: `{ "public/.well-known/assetlinks.json": "[]" }`,
  checkSite: (_, site) =>
    publicFiles(site.root).refused.map(({ path, reason, fix }) => {
      const message = `This ${reason}, and is not published.`;
      return { file: `public${path}`, ...FILE_START, where: "", message, fix };
    }),
};
