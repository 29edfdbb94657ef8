/** Suggestions are asked for when the typing pauses this long. */
export const SUGGEST_AFTER_MS = 400;
/** The list stays this long after the field was left, so that a slow press on it still counts. */
export const HIDE_AFTER_BLUR_MS = 300;
