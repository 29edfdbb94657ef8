/** Beside every specimen lies a file of its name and this ending: what the paper says, for whoever measures a reader. */
export const TRUTH_SUFFIX = '.truth.json';
