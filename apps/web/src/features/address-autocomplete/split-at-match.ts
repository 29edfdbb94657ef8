/** One character for each, so that places in the folded text are places in the text itself. */
const fold = (text: string): string =>
  [...text].map((letter) => letter.normalize('NFD').charAt(0).toLowerCase()).join('');

/** Cuts a suggestion where it says what was typed, whatever the accents and capitals. */
export function splitAtMatch(text: string, typed: string): { before: string; match: string; after: string } {
  const letters = [...text];
  const wanted = fold(typed.trim());
  const at = wanted === '' ? -1 : fold(text).indexOf(wanted);
  if (at < 0) return { before: text, match: '', after: '' };
  const end = at + [...wanted].length;
  return {
    before: letters.slice(0, at).join(''),
    match: letters.slice(at, end).join(''),
    after: letters.slice(end).join(''),
  };
}
