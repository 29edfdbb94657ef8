const shape = /^([+-]?)(\d{1,13})(?:[.,](\d{0,8}))?$/;

/** Cents of a decimal number in letters; null where it has parts of a cent. */
export function centsOf(text: string): number | null {
  const match = shape.exec(text.trim());
  if (!match) return null;
  const [, sign = '', whole = '', decimals = ''] = match;
  if (/[1-9]/.test(decimals.slice(2))) return null;
  const cents = Number(whole) * 100 + Number(decimals.slice(0, 2).padEnd(2, '0'));
  return sign === '-' ? -cents || 0 : cents;
}
