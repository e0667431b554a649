import { type ComponentType, createElement } from "react";
import { renderToString } from "react-dom/server";

/** When the browser loads an island: as it comes into view, or at the first press or focus in it. */
export type IslandTrigger = "visible" | "press";

/** Props of an island; `props` travel to the browser as JSON in an attribute. */
export interface IslandProps<P extends object> {
  /** File name of the island without its ending: `calculator` for `calculator.island.tsx`. */
  name: string;
  component: ComponentType<P>;
  props: P;
  when?: IslandTrigger;
  className?: string;
}

/**
 * A part of a block that React takes over in the browser. It is rendered here like all else and hydrated on its own.
 *
 * The inner HTML is React's own output of `renderToString`, since hydration needs the markers that the static
 * renderer of the page leaves out. It is rendered from the JSON that the browser reads, so both have the same props.
 */
export function Island<P extends object>({
  name,
  component,
  props,
  when = "visible",
  className,
}: IslandProps<P>) {
  const json = JSON.stringify(props);
  const html = renderToString(createElement(component, JSON.parse(json) as P), { identifierPrefix: name });
  return (
    <div
      className={className}
      data-island={name}
      data-when={when}
      data-props={json}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: it is React's own output, see above
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
