import { toggleNotLoadedAlert } from "../ui/not-loaded-alert";

/** Module loaders by file path, as `import.meta.glob` returns them. */
export type Loaders<M> = Readonly<Record<string, () => Promise<M>>>;

/**
 * Loads and starts a module by its file name without folder and extension, as the HTML references it. If the module does not
 * exist, load or start, the error is logged, and a message is shown above the control that needs it.
 *
 * @param control element that does not work without the module, if any
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
  if (control) toggleNotLoadedAlert(control, hasFailed);
}

/** Elements that have been started in development. */
const started = new WeakSet<Element>();

/** Returns the elements with an attribute that have not been started: only in development does the studio add some later. */
export function takeUnstarted(attribute: string): HTMLElement[] {
  const elements = [...document.querySelectorAll<HTMLElement>(`[${attribute}]`)];
  if (!import.meta.env.DEV) return elements;
  return elements.filter((element) => !started.has(element) && started.add(element));
}

/** Exports of a `*.enhance.ts` file. */
export interface EnhancementModule {
  default: (root: HTMLElement) => void;
}

const enhancements = import.meta.glob<EnhancementModule>([
  "../../blocks/*/*.enhance.ts",
  "../ui/*.enhance.ts",
]);

/**
 * Starts the enhancement of each `data-enhance` element, each from its own chunk. An error is logged and does not affect other
 * enhancements; the page is readable without any.
 */
export function startEnhancements(loaders: Loaders<EnhancementModule> = enhancements): void {
  for (const element of takeUnstarted("data-enhance")) {
    const name = element.dataset.enhance ?? "";
    const control = element.matches("form") ? element : element.querySelector("search");
    void startNamed(name, loaders, async (loading) => (await loading).default(element), control);
  }
}
