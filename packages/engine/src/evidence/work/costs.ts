/** Finding the print of a page and reading every line of it, at the worst each in bytes and then in single precision. */
export const PAGE = 2_500;
/** A photograph, or a further frame of one. */
export const PICTURE = 2_000;
/** One figure, looked at by itself, likewise. */
export const FIGURE = 40;
