/** Without the country's letters and the spaces that people put between groups. */
export const normalisePartitaIva = (text: string): string =>
  text
    .replace(/[\s.]+/gu, '')
    .toUpperCase()
    .replace(/^IT(?=\d)/, '');

const doubled = (digit: number): number => (digit * 2 > 9 ? digit * 2 - 9 : digit * 2);

export function partitaIvaCheckDigit(first10: string): string {
  const sum = [...first10].reduce((total, digit, place) => {
    const value = Number(digit);
    return total + (place % 2 === 0 ? value : doubled(value));
  }, 0);
  return String((10 - (sum % 10)) % 10);
}

/** An Italian VAT number, or the numeric fiscal code of a company or of a person awaiting one. */
export function isPartitaIva(text: string): boolean {
  const number = normalisePartitaIva(text);
  if (!/^\d{11}$/.test(number) || /^0{7}/.test(number)) return false;
  return partitaIvaCheckDigit(number.slice(0, 10)) === number.charAt(10);
}
