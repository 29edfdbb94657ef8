const part = /[\p{L}\p{M}]+/gu;
const isUpper = (text: string): boolean => text === text.toLocaleUpperCase('en');
const isLower = (text: string): boolean => text === text.toLocaleLowerCase('en');

/** Combining marks belong to their letter, and some letters take two units: the head is cut by character. */
function headOf(word: string): string {
  return /^\P{M}\p{M}*/u.exec(word)?.[0] ?? '';
}

/**
 * ß and ligatures have no single capital: those heads stay, or they would grow into several letters.
 * Georgian has capitals, but its names are not written with them.
 */
function capitalise(word: string): string {
  const head = headOf(word);
  if (/^\p{Script=Georgian}/u.test(head)) return word;
  const raised = head.toLocaleUpperCase('en');
  return (raised.length === head.length ? raised : head) + word.slice(head.length);
}

/** Words that belong to the name after them and are written small in many families: von Stetten, de Luca, d'Angelo. */
const particles: ReadonlySet<string> = new Set(
  (
    'von vom van zu zum zur der den dem des ten ter te in und de del della dello dei degli delle dell dal dalla ' +
    'dalle dall di da do dos das du d la le lo las los l li y e i af av al el ad as ash abu bin bint ben ibn ould t'
  ).split(' '),
);

export const isParticle = (word: string): boolean => particles.has(word.toLocaleLowerCase('en'));

/** Small on purpose: it leads to another particle or to a word that was given its capital. */
function isKeptSmall(word: string, after: string): boolean {
  if (!particles.has(word)) return false;
  const next = /[\p{L}\p{M}]+/u.exec(after);
  if (!next) return false;
  const [follower] = next;
  return isLower(follower)
    ? isKeptSmall(follower, after.slice(next.index + follower.length))
    : !isLower(headOf(follower));
}

/**
 * Capitalises each word, also after an apostrophe or a hyphen: d'angelo becomes D'Angelo.
 * A word in mixed case (McDonald) was written with care and stays, and so does a small one before it (von Stetten);
 * a text all in capitals was not.
 */
export function capitaliseWords(text: string): string {
  const raised = text.replace(part, (word, at: number) =>
    isLower(word) && !isKeptSmall(word, text.slice(at + word.length)) ? capitalise(word) : word,
  );
  const shouted = isUpper(raised) && !isLower(raised);
  if (!shouted) return raised;
  return raised.replace(part, (word) => capitalise(word.toLocaleLowerCase('en')));
}
