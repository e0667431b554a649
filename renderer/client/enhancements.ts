import { type Loaders, startNamed } from "./named-module";

/** What a `*.enhance.ts` file exports. */
export interface EnhancementModule {
  default: (root: HTMLElement) => void;
}

const enhancements = import.meta.glob<EnhancementModule>("../../blocks/*/*.enhance.ts");

/**
 * Runs the few lines that each `data-enhance` element asks for, each from its own chunk. One that fails is logged and
 * leaves the others alone: the page reads completely without any.
 *
 * @param part where they are looked for; the studio replaces parts of a page
 */
export function startEnhancements(
  loaders: Loaders<EnhancementModule> = enhancements,
  part: ParentNode = document,
): void {
  for (const element of part.querySelectorAll<HTMLElement>("[data-enhance]")) {
    const name = element.dataset.enhance ?? "";
    void startNamed("Enhancement", name, loaders, async (loading) => (await loading).default(element));
  }
}
