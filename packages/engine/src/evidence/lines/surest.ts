/**
 * What was read from pixels is not as good as printed, however sure the weights were: a word of a page counts for no more
 * than this, so that nobody has to look at it again who was surer.
 */
export const SUREST = 0.97;
