import { type ComponentType, createElement, useId } from "react";
import { renderToString } from "react-dom/server";

/** Props of an island; `props` are passed to the browser as JSON in an attribute. */
interface IslandProps<P extends object> {
  /** File name of the island without its extension: `calculator` for `calculator.island.tsx`. */
  name: string;
  component: ComponentType<P>;
  props: P;
  /** When the browser loads it: when it scrolls into view, or at the first press or focus in it. */
  when?: "visible" | "press";
  className?: string;
}

/**
 * A part of a block that is hydrated in the browser. It is rendered here like the rest and hydrated separately.
 *
 * The inner HTML is React's own output of `renderToString`, because hydration needs the markers that the static
 * renderer of the page omits. It is rendered from the JSON that the browser reads, so both have the same props.
 *
 * React listens for clicks on the element that it hydrates, so Firefox would present the whole part as one clickable element:
 * Orca then reads a long one again and again instead of going on. The role keeps the element out of what is presented.
 *
 * Browsers that translate a page replace its text nodes. React would fail to hydrate or to update them: a calculator would
 * show the amounts of other numbers, or disappear.
 */
export function Island<P extends object>(island: IslandProps<P>) {
  const { name, component, props, when = "visible", className } = island;
  const json = JSON.stringify(props);
  // Two islands of the same name on a page need different ids.
  const id = useId();
  const html = renderToString(createElement(component, JSON.parse(json) as P), { identifierPrefix: id });
  return (
    <div
      id={id}
      className={className}
      role="none"
      translate="no"
      data-island={name}
      data-when={when}
      data-props={json}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: it is React's own output, see above
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
