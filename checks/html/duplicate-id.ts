import type { HtmlRule } from "./html-rule";

export const duplicateId: HtmlRule = {
  name: "duplicate-id",
  summary: "No id stands twice in a built page.",
  why: "A link, a label or a description that names an id means one element (HTML, section 3.2.6).",
  wrong: `<h1>Pricing</h1><p id="fees">None.</p><p id="fees">None at all.</p>`,
  right: `<h1>Pricing</h1><p id="fees">None.</p><p id="refunds">Always.</p>`,
  check({ ids }) {
    const owners = new Map<string, string>();
    return ids.flatMap(({ id, where }) => {
      const earlier = owners.get(id);
      if (earlier === undefined) owners.set(id, where);
      if (earlier === undefined) return [];
      const message = `The id "${id}" is there twice${earlier ? `; the first is in ${earlier}` : ""}.`;
      return [
        { where, message, fix: "Change the block's anchor, or let the component make its ids with useId." },
      ];
    });
  },
};
