import type { ThemeColours } from "../theme-colours";

/** `fill-ink` or `stroke-dlores/40`: a colour of the theme, in percent where it is not opaque. */
const COLOUR_CLASS = /^(fill|stroke)-([a-z-]+)(?:\/(\d+))?$/;

/**
 * Turns the theme's classes of a drawing into attributes, so that the drawings of the pages serve in pictures that
 * have no stylesheet. Other classes, which place a drawing on its page, are dropped.
 *
 * @throws when a class names a colour that the theme does not have
 */
export function paint(markup: string, colours: ThemeColours): string {
  return markup.replace(/ class="([^"]*)"/g, (_, classes: string) =>
    classes
      .split(/\s+/)
      .map((name) => {
        const [, property, role = "", percent] = COLOUR_CLASS.exec(name) ?? [];
        if (!property) return "";
        const colour = colours[role];
        if (!colour)
          throw new Error(
            `A drawing has the class ${name}, and the theme no such colour; known are ${Object.keys(colours).join(", ")}.`,
          );
        const opacity = percent ? ` ${property}-opacity="${Number(percent) / 100}"` : "";
        return ` ${property}="${colour}"${opacity}`;
      })
      .join(""),
  );
}
