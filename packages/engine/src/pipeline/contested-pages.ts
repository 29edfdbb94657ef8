import type { Reading } from '../documents/reading.ts';
import type { Page } from '../evidence/page.ts';

/** Sums that come out on genuine papers, and the amounts that a reader may have mended to make them come out. */
const sums = ['payslip_net', 'payslip_payout', 'statement_balance', 'statement_running_balance', 'statement_totals'];
const mended = [
  'net',
  'gross',
  'total_deductions',
  'tax_deductions',
  'social_security_deductions',
  'social_contributions',
] as const;

const digitsOf = (text: string): string => text.replace(/\D/g, '');

/** The value is not what the letters say: the reader took a digit for misread. */
const isMended = ({ fields }: Reading): boolean =>
  mended.some((name) => {
    const found = fields[name];
    return typeof found?.value === 'number' && digitsOf(found.raw) !== String(Math.abs(found.value));
  });

/** A statement with one of its balances: the other, or an amount between them, could not be read as such. */
const isOpen = ({ kind, fields, confirmations }: Reading): boolean =>
  kind === 'bank_statement' &&
  confirmations.some(({ rule, outcome }) => rule === 'statement_balance' && outcome === 'inconclusive') &&
  Boolean(fields.opening_balance ?? fields.closing_balance);

const isContested = (reading: Reading): boolean => {
  const said = (rule: string) => reading.confirmations.find((confirmation) => confirmation.rule === rule)?.outcome;
  if (reading.kind === 'payslip' && (said('payslip_net') !== 'passed' || isMended(reading))) return true;
  return sums.some((rule) => said(rule) === 'failed') || isOpen(reading);
};

/**
 * Pages read from pixels whose sums do not come out: a misread digit, or one that is not the issuer's. Where pages were
 * not read whole that says nothing, and no second look helps.
 */
export function contestedPages(readings: readonly Reading[], pages: readonly Page[]): Page[] {
  const isWhole = ({ pages: own }: Reading): boolean =>
    pages.every(({ number, unread }) => !unread || !own.includes(number));
  const contested = readings.filter((reading) => isContested(reading) && isWhole(reading));
  const numbers = new Set(contested.flatMap((reading) => reading.pages));
  return pages.filter(({ number, origin }) => origin === 'ocr' && numbers.has(number));
}
