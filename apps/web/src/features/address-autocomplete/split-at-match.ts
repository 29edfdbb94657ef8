/** One character for each, so that places in the folded text are places in the text itself. */
const fold = (letter: string): string => letter.normalize('NFD').charAt(0).toLowerCase();

const isSpoken = (letter: string): boolean => /[\p{L}\p{N}]/u.test(letter);

/** How far a text goes along with what was typed, spaces and punctuation aside. */
function sharedLength(letters: readonly string[], typed: readonly string[]): number {
  let at = 0;
  let end = 0;
  for (const letter of typed.filter(isSpoken)) {
    while (at < letters.length && !isSpoken(letters[at] ?? '')) at += 1;
    if (fold(letters[at] ?? '') !== fold(letter)) break;
    at += 1;
    end = at;
  }
  return end;
}

/** Cuts a suggestion where it says what was typed, whatever the accents and capitals. */
export function splitAtMatch(text: string, typed: string): { before: string; match: string; after: string } {
  const letters = [...text];
  const wanted = [...typed.trim()];
  const whole = wanted.length === 0 ? -1 : letters.map(fold).join('').indexOf(wanted.map(fold).join(''));
  const from = Math.max(whole, 0);
  const end = whole < 0 ? sharedLength(letters, wanted) : whole + wanted.length;
  return {
    before: letters.slice(0, from).join(''),
    match: letters.slice(from, end).join(''),
    after: letters.slice(end).join(''),
  };
}
