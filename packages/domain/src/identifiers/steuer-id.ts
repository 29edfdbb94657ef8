/** Spaces, as letters of the tax office print them in groups, fall away. */
export const normaliseSteuerId = (text: string): string => text.replace(/[\s./-]+/gu, '');

function timesUsed(digits: string): number[] {
  const counts = new Map<string, number>();
  for (const digit of digits) counts.set(digit, (counts.get(digit) ?? 0) + 1);
  return [...counts.values()];
}

/** Of the first ten digits one stands there twice or three times, the others at most once. */
function hasRightRepetition(first10: string): boolean {
  const repeated = timesUsed(first10).filter((count) => count > 1);
  return repeated.length === 1 && (repeated[0] ?? 0) <= 3 && !/(\d)\1\1/.test(first10);
}

/** ISO 7064, modulo 11 with 10. */
export function steuerIdCheckDigit(first10: string): string {
  let product = 10;
  for (const digit of first10) {
    const sum = (Number(digit) + product) % 10 || 10;
    product = (sum * 2) % 11;
  }
  return String((11 - product) % 10);
}

/** Whether this is a German tax identification number that may have been given to somebody. */
export function isSteuerId(text: string): boolean {
  const id = normaliseSteuerId(text);
  if (!/^[1-9]\d{10}$/.test(id)) return false;
  return hasRightRepetition(id.slice(0, 10)) && steuerIdCheckDigit(id.slice(0, 10)) === id.charAt(10);
}
