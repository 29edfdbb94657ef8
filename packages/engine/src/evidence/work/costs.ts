/** Finding the print of a page and reading every line of it. */
export const PAGE = 2_500;
/** A photograph, or a further frame of one. */
export const PICTURE = 2_000;
/** One figure, looked at by itself. */
export const FIGURE = 40;
