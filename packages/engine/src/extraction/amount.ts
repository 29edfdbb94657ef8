/**
 * Amounts as papers print them, in cents. Statements and payslips write 1.234,56; a sign may stand before or behind,
 * as minus, plus, S (Soll, debit) or H (Haben, credit). Some fonts map the thousands dot to a control character.
 */
const body = String.raw`\d{1,3}(?:[.’'\u0019\u00a0\u202f ]\d{3})+,\d{2}|\d+,\d{2}`;
const english = String.raw`\d{1,3}(?:,\d{3})+\.\d{2}|\d+\.\d{2}`;
const currency = '(?:€|EURO|EUR)';
const continental = new RegExp(
  `^${currency}?\\s*([-+−–]?)\\s*${currency}?\\s*(${body})\\s*${currency}?\\s*([-+−–SH]?)\\s*${currency}?$`,
  'iu',
);
const anglo = new RegExp(
  `^${currency}?\\s*([-+−–]?)\\s*${currency}?\\s*(${english})\\s*${currency}?\\s*([-+−–SH]?)\\s*${currency}?$`,
  'iu',
);

/** More than this is a number of another kind: an account, a reference. */
const LARGEST = 99_999_999_999;

const isDebit = (mark: string): boolean => mark !== '' && '-−–Ss'.includes(mark);

function cents(match: RegExpExecArray): number | null {
  const [, before = '', digits = '', behind = ''] = match;
  if (before !== '' && behind !== '' && !/[SH]/i.test(behind)) return null;
  const value = Number(digits.replace(/\D/g, ''));
  if (value > LARGEST) return null;
  return isDebit(before) || isDebit(behind) ? -value || 0 : value;
}

/** Whether a sign or an S/H mark is printed with the amount. */
export function hasSign(text: string): boolean {
  const match = continental.exec(text.trim()) ?? anglo.exec(text.trim());
  return match !== null && (match[1] !== '' || match[3] !== '');
}

/** The amount in cents, negative for a debit; null for everything that is not an amount with two decimals. */
export function parseAmount(text: string): number | null {
  const trimmed = text.trim();
  if (/\d'\d/.test(trimmed) && /\.\d{2}$/.test(trimmed)) return null;
  const match = continental.exec(trimmed);
  if (match) return cents(match);
  const other = anglo.exec(trimmed);
  return other ? cents(other) : null;
}
