/** An SVG shape without content. */
const EMPTY_SHAPE = /<(circle|ellipse|line|path|polygon|polyline|rect)([^<>]*)><\/\1>/g;

/**
 * Writes empty SVG shapes in the short form: `<path d="…"></path>` → `<path d="…"/>`. HTML parses both alike inside
 * `svg`; React writes only the long one, which costs a page of pictures some 2 kB.
 *
 * @param html as React writes it, so that no text or attribute holds an unescaped `<` or `>`
 */
export function withShortShapes(html: string): string {
  return html.replace(EMPTY_SHAPE, "<$1$2/>");
}
