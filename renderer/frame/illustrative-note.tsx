/** Says discreetly that a block's people and figures are examples (spec section 1: stories are illustrative). */
export function IllustrativeNote() {
  return (
    <p className="tone-muted mt-8 text-sm">
      The people, businesses and figures in this section are illustrative.
    </p>
  );
}
