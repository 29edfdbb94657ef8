const bare = (words: string): string => words.trim().replace(/\.$/, '').toLowerCase();

/** A sentence that repeats its title tells nothing more, and is not shown under it. */
export const saysSame = (title: string, sentence: string): boolean => bare(title) === bare(sentence);
