const MAX_DIGITS = 19;

/** A card number as it stands on the card: in groups of four. */
export const inFours = (typed: string): string =>
  typed
    .replace(/\D/g, '')
    .slice(0, MAX_DIGITS)
    .replace(/(\d{4})(?=\d)/g, '$1 ');

/** Where the caret stands after as many digits as before, so that correcting in the middle does not throw it to the end. */
export function caretAfter(grouped: string, digits: number): number {
  let seen = 0;
  for (const [place, letter] of [...grouped].entries()) {
    if (seen === digits) return place;
    if (letter !== ' ') seen += 1;
  }
  return grouped.length;
}

/** Groups what is typed into a field. The sandbox's own page runs nothing, so whoever frames it does it. */
export function groupWhileTyping(field: HTMLInputElement): void {
  field.addEventListener('input', () => {
    const digits = field.value.slice(0, field.selectionStart ?? field.value.length).replace(/\D/g, '').length;
    field.value = inFours(field.value);
    const caret = caretAfter(field.value, digits);
    field.setSelectionRange(caret, caret);
  });
}
