import { spotOf } from "../checked-page";
import type { Finding, TextRule } from "../rule";

const formatMessage = (count: number): string =>
  count === 1
    ? "This text is still a placeholder."
    : `${count} texts are still placeholders; this is the first.`;

/** No placeholder text from a new page or entry is left. */
export const placeholder: TextRule = {
  name: "placeholder",
  severity: "warning",
  check({ placeholders }) {
    const fix = "Replace each text in [brackets] with your own. The site cannot be built until then.";
    return [...new Set(placeholders.map(({ document }) => document))].flatMap((document): Finding[] => {
      const [first, ...others] = placeholders.filter((field) => field.document === document);
      const message = formatMessage(1 + others.length);
      return first ? [{ ...spotOf(first), message, fix }] : [];
    });
  },
};
