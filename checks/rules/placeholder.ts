import { spotOf } from "../checked-page";
import type { Finding, TextRule } from "../rule";

const formatMessage = (count: number): string =>
  count === 1
    ? "This text is still a placeholder."
    : `${count} texts are still placeholders; this is the first.`;

export const placeholder: TextRule = {
  name: "placeholder",
  severity: "warning",
  summary: "No placeholder text from a new page or entry is left.",
  why:
    "A new page or entry says in [brackets] what to write in each place. While you write, this is a " +
    "warning, so that you can preview the page; a build rejects it.",
  wrong: `{ "blocks": [{ "type": "hero", "props": { "heading": "[The page's main heading]", "intro": "Somebody picks up." } }] }`,
  right: `{ "blocks": [{ "type": "hero", "props": { "heading": "Always answered", "intro": "Somebody picks up." } }] }`,
  check({ placeholders }) {
    const fix = "Replace each text in [brackets] with your own. The site cannot be built until then.";
    return [...new Set(placeholders.map(({ document }) => document))].flatMap((document): Finding[] => {
      const [first, ...others] = placeholders.filter((field) => field.document === document);
      const message = formatMessage(1 + others.length);
      return first ? [{ ...spotOf(first), message, fix }] : [];
    });
  },
};
