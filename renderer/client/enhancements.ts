import { sayNotLoaded } from "../ui/not-loaded";

/** Loaders of modules by the paths of their files, as `import.meta.glob` gives them. */
export type Loaders<M> = Readonly<Record<string, () => Promise<M>>>;

/**
 * Loads a module by the name that the HTML calls it, which is its file's without folder and ending, and starts what it
 * has. Where it does not load or start, or there is none, that is logged, and said above the control that needs it.
 *
 * @param control what does nothing without it, where there is such a thing
 */
export async function startNamed<M>(
  name: string,
  loaders: Loaders<M>,
  start: (loading: Promise<M>) => Promise<void>,
  control: Element | null,
): Promise<void> {
  let hasFailed = false;
  try {
    const load = Object.entries(loaders).find(([path]) => path.includes(`/${name}.`))?.[1];
    if (!load) throw new Error("no such file");
    await start(load());
  } catch (error) {
    hasFailed = true;
    console.error(`${name} did not start:`, error);
  }
  if (control) sayNotLoaded(control, hasFailed);
}

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
    const control = element.matches("form") ? element : element.querySelector("search");
    void startNamed(name, loaders, async (loading) => (await loading).default(element), control);
  }
}
