import { confirmed, textIn } from '../../../papers/fields.ts';
import type { PayFound } from '../../../papers/pay/find-pay.ts';
import { isPaidBy } from '../../../papers/pay/pay-credits.ts';
import type { Slip } from '../../../papers/pay/slips.ts';
import type { BankHistory } from '../../../papers/statements/history.ts';
import type { Statement } from '../../../papers/statements/statement.ts';
import type { EvidencePlace } from '../../rule.ts';
import { placeOf } from '../../run/places.ts';

const accountOf = ({ reading }: Slip): string | null => textIn(reading, 'iban');

/** Bank and branch in Italy, the bank in Germany: what comes before the number of the account. */
const branchOf = (iban: string): string => (iban.startsWith('IT') ? iban.slice(5, 15) : iban.slice(4, 12));

const placeOfSlip = ({ reading, paper }: Slip, expected: string | null): EvidencePlace =>
  placeOf(reading, 'iban', { paper, expected });

/**
 * Slips that name an account which nobody knows, while another slip names one that is shown and got its pay there. An
 * IBAN that all slips share may be the employer's own. Who changed the bank before the pay arrived has the newest pay
 * on an account that nobody shows: that is a question, whoever it belongs to.
 */
function strayAccounts(results: readonly PayFound[], ibans: readonly string[]): EvidencePlace[] {
  const named = results.filter(({ slip }) => accountOf(slip) !== null);
  const isShown = ({ slip }: PayFound): boolean => ibans.includes(accountOf(slip) ?? '');
  if (!named.some((found) => found.state === 'found' && isShown(found))) return [];
  return named.filter((found) => !isShown(found)).map(({ slip }) => placeOfSlip(slip, ibans[0] ?? null));
}

/** The statement that shows a credit. */
const statementOf = ({ accounts }: BankHistory, account: string, paper: string): Statement | null =>
  accounts
    .filter(({ key }) => key === account)
    .flatMap(({ statements }) => statements)
    .find((statement) => statement.paper.id === paper) ?? null;

/** Pay that arrived at the very branch which the slip names, on another account there: one of the two was rewritten. */
function elsewhereAtBranch(results: readonly PayFound[], history: BankHistory): EvidencePlace[] {
  return results.flatMap(({ slip, state, credits: [credit] }) => {
    const named = accountOf(slip);
    const statement = credit ? statementOf(history, credit.account, credit.paper) : null;
    const shown = statement ? textIn(statement.reading, 'iban') : null;
    if (state !== 'found' || !statement || named === null || shown === null || named === shown) return [];
    if (branchOf(named) !== branchOf(shown)) return [];
    return [
      placeOfSlip(slip, shown),
      placeOf(statement.reading, 'iban', { paper: statement.paper.id, expected: named }),
    ];
  });
}

/** Pay arrives to the cent, but for what a bank takes. */
const MOST_APART = 100;

/**
 * Pay that a slip says it sends to an account which nobody shows, and that arrived to the cent from that employer on one
 * that is shown: the number on the slip is of somebody else, or the statement is.
 */
function sentElsewhere(results: readonly PayFound[], history: BankHistory, ibans: readonly string[]): EvidencePlace[] {
  return results.flatMap(({ slip, state, credits: [credit, ...more] }) => {
    const named = accountOf(slip);
    const isSent = named !== null && confirmed(slip.reading, 'payslip_own_account')?.outcome === 'passed';
    const isWhole = credit && more.length === 0 && Math.abs(credit.transaction.amount - (slip.paid ?? 0)) <= MOST_APART;
    const statement = credit ? statementOf(history, credit.account, credit.paper) : null;
    const shown = statement ? textIn(statement.reading, 'iban') : null;
    if (state !== 'found' || !isSent || !isWhole || !statement || shown === null || ibans.includes(named)) return [];
    if (!isPaidBy(credit, slip.employer)) return [];
    return [placeOfSlip(slip, shown)];
  });
}

/** Where slips and statements do not agree on the account that the pay goes to. */
export function accountsAtOdds(results: readonly PayFound[], history: BankHistory): EvidencePlace[] {
  const ibans = history.accounts.flatMap(({ iban }) => iban ?? []);
  const beside = elsewhereAtBranch(results, history);
  if (beside.length > 0) return beside;
  const stray = strayAccounts(results, ibans);
  return stray.length > 0 ? stray : sentElsewhere(results, history, ibans);
}
