/** Says discreetly that a page's people and figures are examples (spec section 1: stories are illustrative). */
export function IllustrativeNote() {
  return (
    <p className="tone-muted mt-8 text-sm">
      Stories on this page are examples: their people, businesses and results are illustrative.
    </p>
  );
}
