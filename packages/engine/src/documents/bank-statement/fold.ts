import { plainText } from '../../extraction/label-text.ts';

/** Lower case, no accents, no punctuation, single blanks: what labels are compared in. */
export const fold = (text: string): string =>
  plainText(text)
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();
