/** A part of a text, in UTF-16 code units. */
export interface Span {
  start: number;
  end: number;
}

export const isWithin = (inner: Span, outer: Span): boolean =>
  inner.start >= outer.start && inner.end <= outer.end;
