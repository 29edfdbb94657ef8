const symbols = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const weights = [7, 3, 1];

/** Digits count as themselves, A to Z as 10 to 35, a filler as nothing; not a number for any other sign. */
function valueIn(sign: string): number {
  if (sign === '<') return 0;
  const value = symbols.indexOf(sign);
  return value < 0 ? Number.NaN : value;
}

/** The sum that the digit is taken from, for a text that begins at a later place of a longer one. */
export function weightedSum731(text: string, place = 0): number {
  let sum = 0;
  for (let i = 0; i < text.length; i += 1) {
    sum += valueIn(text.charAt(i)) * (weights[(place + i) % weights.length] ?? 0);
  }
  return sum;
}

/** The check digit of travel documents: weights 7, 3, 1 from the left, modulo ten. Null where a sign has no value. */
export function checkDigit731(text: string): string | null {
  const sum = weightedSum731(text);
  return Number.isNaN(sum) ? null : String(sum % 10);
}
