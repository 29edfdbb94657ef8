/** Letters of the Windows Latin-1 code page beyond ISO Latin-1: what the standard fonts can print besides. */
const beyondLatin1 = new Set('€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ');

const canPrint = (letter: string): boolean =>
  (letter >= ' ' && letter <= '~') || (letter >= '\u00a0' && letter <= '\u00ff') || beyondLatin1.has(letter);

/** The text in letters that the fonts have: what is left of a stranger is its base letter, as on older printers. */
export function printable(text: string): string {
  return [...text.normalize('NFC')]
    .map((letter) => {
      if (canPrint(letter)) return letter;
      const base = letter.normalize('NFD').charAt(0);
      return canPrint(base) ? base : '?';
    })
    .join('');
}
