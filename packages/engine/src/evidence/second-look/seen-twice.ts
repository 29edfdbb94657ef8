/** What two looks read alike is as good as printed. */
export const SEEN_TWICE = 1;
