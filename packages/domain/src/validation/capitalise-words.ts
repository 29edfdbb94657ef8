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

/**
 * Capitalises each word, also after an apostrophe or a hyphen: d'angelo becomes D'Angelo.
 * A word in mixed case (McDonald) was written with care and stays; a text all in capitals was not.
 */
export function capitaliseWords(text: string): string {
  const raised = text.replace(part, (word) => (isLower(word) ? capitalise(word) : word));
  const shouted = isUpper(raised) && !isLower(raised);
  if (!shouted) return raised;
  return raised.replace(part, (word) => capitalise(word.toLocaleLowerCase('en')));
}
