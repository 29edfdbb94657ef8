import type { Reading } from '../../documents/reading.ts';
import { confirmed } from '../../papers/fields.ts';
import { balanceTrail } from '../statement/ground/balance-breaks.ts';

/** What a slip prints twice besides its net: where these come out, the reader has the slip right. */
const onSlips = [
  'payslip_tax_parts',
  'payslip_social_parts',
  'payslip_pay_elements',
  'payslip_payout',
  'payslip_inps_base',
  'payslip_irpef',
];

const onStatements = ['statement_balance', 'statement_running_balance'];

/** Fewer printed balances that follow from each other than these may do so by chance. */
const FEWEST_BALANCES = 5;
/** Where this share of the printed balances does not follow, it was the reader who lost the thread. */
const READER_LOST = 0.2;

const comesOut = (reading: Reading, rule: string): boolean => confirmed(reading, rule)?.outcome === 'passed';

function followsSlip(reading: Reading): boolean {
  const net = confirmed(reading, 'payslip_net');
  if (!net || net.outcome === 'passed') return true;
  return net.outcome === 'failed' && onSlips.some((rule) => comesOut(reading, rule));
}

function followsStatement(reading: Reading): boolean {
  if (reading.unread.includes('transactions')) return false;
  // A list without balances has nothing to follow, and what it says stands as it is printed.
  const told = [...onStatements, 'statement_totals'];
  if (!told.some((rule) => confirmed(reading, rule)?.outcome === 'failed')) return true;
  if (onStatements.some((rule) => comesOut(reading, rule))) return true;
  const { compared, breaks } = balanceTrail(reading.transactions);
  return compared >= FEWEST_BALANCES && breaks.length <= Math.max(2, compared * READER_LOST);
}

/**
 * Whether the reader could follow the arithmetic of a paper. One changed figure leaves the rest of a paper as it was;
 * where nothing comes out, it was most likely the reader who took one thing for another. Papers without sums of their
 * own have none to follow.
 */
export function isUnderstood(reading: Reading): boolean {
  if (reading.kind === 'payslip') return followsSlip(reading);
  return reading.kind === 'bank_statement' ? followsStatement(reading) : true;
}
