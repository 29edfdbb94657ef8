import type { Word } from '../../evidence/page.ts';

/** Columns so narrow that a date touches the date or the text beside it. */
const glued = /^(\d{2}[./]\d{2}[./](?:\d{4}|\d{2}))(?=\d{2}[./]\d{2}[./]|\p{L})(.+)$/u;

/** A figure whose first group is too long for one begins behind the year that it touches. */
const gluedYear = /^(20\d{2})(?=\d{1,3}(?:\.\d{3})+,\d{2}\D{0,4}$)/;

/** Booking and value date as one word: 03.08./04.08. */
const paired = /^(\d{1,2}[.]\d{1,2}[.](?:\d{4}|\d{2})?)\/(?=\d{1,2}[.]\d{1,2}[.](?:\d{4}|\d{2})?$)/;

function unpaired(word: Word): Word[] {
  const match = paired.exec(word.text);
  if (!match) return [word];
  const [before, behind] = cut(word, match[0].length);
  return [{ ...before, text: match[1] ?? '' }, behind];
}

function cut(word: Word, at: number): [Word, Word] {
  const edge = word.box.left + ((word.box.right - word.box.left) * at) / word.text.length;
  return [
    { ...word, text: word.text.slice(0, at), box: { ...word.box, right: edge } },
    { ...word, text: word.text.slice(at), box: { ...word.box, left: edge } },
  ];
}

const withoutYear = (word: Word): Word[] => (gluedYear.test(word.text) ? cut(word, 'YYYY'.length) : [word]);

/** The words of a line with dates set free. */
export function withoutGluedDays(words: readonly Word[]): readonly Word[] {
  if (!words.some(({ text }) => glued.test(text) || paired.test(text) || gluedYear.test(text))) return words;
  return words
    .flatMap(unpaired)
    .flatMap(withoutYear)
    .flatMap((word) => {
      const parts: Word[] = [];
      let rest = word;
      for (let match = glued.exec(rest.text); match; match = glued.exec(rest.text)) {
        const [day, behind] = cut(rest, match[1]?.length ?? 0);
        parts.push(day);
        rest = behind;
      }
      return [...parts, rest];
    });
}
