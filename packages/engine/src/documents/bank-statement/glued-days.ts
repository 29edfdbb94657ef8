import type { Word } from '../../evidence/page.ts';

/** Columns so narrow that a date touches the date or the text beside it. */
const glued = /^(\d{2}[./]\d{2}[./](?:\d{4}|\d{2}))(?=\d{2}[./]\d{2}[./]|\p{L})(.+)$/u;

function cut(word: Word, at: number): [Word, Word] {
  const edge = word.box.left + ((word.box.right - word.box.left) * at) / word.text.length;
  return [
    { ...word, text: word.text.slice(0, at), box: { ...word.box, right: edge } },
    { ...word, text: word.text.slice(at), box: { ...word.box, left: edge } },
  ];
}

/** The words of a line with dates set free. */
export function withoutGluedDays(words: readonly Word[]): readonly Word[] {
  if (!words.some((word) => glued.test(word.text))) return words;
  return words.flatMap((word) => {
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
