import type { SiteRule } from "../rule";

/** Buttons that the specification leaves without action; they are listed until the owner wires them. */
export const inertAction: SiteRule = {
  name: "inert-action",
  severity: "notice",
  summary: "Buttons without action are listed.",
  checkSite: (pages) =>
    pages.flatMap((page) =>
      page.inertActions.map(({ text, spot }) => ({
        ...spot,
        message: `The button "${text}" does nothing yet.`,
        fix: 'When it is decided what it does, give its action another "kind", such as link or signup.',
      })),
    ),
};
