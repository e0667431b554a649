import { byFileName } from "./file-name";

interface Enhancement {
  default: (root: HTMLElement) => void;
}

const enhancements = byFileName(import.meta.glob<Enhancement>("../../blocks/*/*.enhance.ts"), ".enhance.ts");

/** Runs the few lines that each `data-enhance` element asks for, each from its own chunk. */
export function startEnhancements(): void {
  for (const element of document.querySelectorAll<HTMLElement>("[data-enhance]")) {
    const name = element.dataset.enhance ?? "";
    enhancements
      .get(name)?.()
      .then((module) => module.default(element))
      .catch((error: unknown) => console.error(`Enhancement ${name} did not start:`, error));
  }
}
