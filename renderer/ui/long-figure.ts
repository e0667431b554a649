/** Matches a figure with a word, such as a number, that is too long for a column in the large size. */
export const LONG_FIGURE = /\S{8}/;
