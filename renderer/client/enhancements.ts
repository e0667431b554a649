import { byFileName, type Loaders, loadNamed } from "./file-name";

/** What a `*.enhance.ts` file exports. */
export interface EnhancementModule {
  default: (root: HTMLElement) => void;
}

const enhancements = byFileName(
  import.meta.glob<EnhancementModule>("../../blocks/*/*.enhance.ts"),
  ".enhance.ts",
);

async function enhance(element: HTMLElement, loaders: Loaders<EnhancementModule>): Promise<void> {
  const name = element.dataset.enhance ?? "";
  try {
    (await loadNamed(loaders, name)).default(element);
  } catch (error) {
    console.error(`Enhancement ${name} did not start:`, error);
  }
}

/**
 * Runs the few lines that each `data-enhance` element asks for, each from its own chunk. One that fails is logged and
 * leaves the others alone: the page reads completely without any.
 */
export function startEnhancements(loaders: Loaders<EnhancementModule> = enhancements): void {
  for (const element of document.querySelectorAll<HTMLElement>("[data-enhance]")) {
    void enhance(element, loaders);
  }
}
