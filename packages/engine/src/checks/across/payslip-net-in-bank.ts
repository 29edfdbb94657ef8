import { textIn } from '../../papers/fields.ts';
import { isFromPixels } from '../../papers/from-pixels.ts';
import type { PaperSet } from '../../papers/kept-paper.ts';
import { findAllPay } from '../../papers/pay/find-all-pay.ts';
import type { PayFound } from '../../papers/pay/find-pay.ts';
import { namesPayer } from '../../papers/pay/pay-credits.ts';
import { isPayingOffice } from '../../papers/pay/paying-office.ts';
import { slipsIn } from '../../papers/pay/slips.ts';
import { historyOf } from '../../papers/statements/history.ts';
import { isSavingsOnly } from '../../papers/statements/savings-only.ts';
import type { Level } from '../outcome.ts';
import type { EvidencePlace, Rule } from '../rule.ts';
import { failed, inconclusive, passed } from '../run/judgements.ts';
import { placeOf } from '../run/places.ts';
import { papersOf } from '../statement/ground/papers-of.ts';
import { placeOfBooking } from '../statement/ground/place-of-booking.ts';
import { accountsAtOdds } from './ground/named-accounts.ts';

/** A slip that promises this much more than the bank shows is no matter of rounding or expenses. */
const FAR_ABOVE = 0.1;

const creditedBy = ({ credits }: PayFound): number =>
  credits.reduce((sum, { transaction }) => sum + transaction.amount, 0);

function placesOf(result: PayFound): EvidencePlace[] {
  const { slip, credits } = result;
  const name = slip.reading.fields.paid_amount ? 'paid_amount' : 'net';
  const expected = credits.length > 0 ? creditedBy(result) : null;
  return [
    placeOf(slip.reading, name, { paper: slip.paper, expected }),
    ...credits.map((credit) => placeOfBooking(credit, 'credit', slip.paid)),
  ];
}

/** The slip promises far more than arrived, or names this very account and nothing arrived. */
function isGrave(result: PayFound): boolean {
  const { slip, state, isEarly } = result;
  if (isEarly) return false;
  if (state === 'missing') return textIn(slip.reading, 'iban') !== null;
  return state === 'other' && (slip.paid ?? 0) > creditedBy(result) * (1 + FAR_ABOVE);
}

/** One odd month among others that agree is a bonus, an advance or the change of the tax year. */
const levelOf = (wrong: readonly PayFound[], right: readonly PayFound[]): Level =>
  wrong.some(isGrave) || (right.length === 0 && wrong.length > 1) ? 'critical' : 'warning';

/** Pay of the right amount that came from somebody else, while other months came from the employer. */
function strangePayers(right: readonly PayFound[], set: PaperSet): PayFound[] {
  const isOwn = ({ slip, credits }: PayFound): boolean => credits.some((credit) => namesPayer(credit, slip.employer));
  const isOther = (found: PayFound): boolean =>
    !isOwn(found) &&
    found.slip.employer !== null &&
    ![found.slip.paper, ...found.credits.map(({ paper }) => paper)].some((paper) => isFromPixels(set, paper)) &&
    found.credits.every(({ transaction: { counterparty } }) => counterparty !== null && !isPayingOffice(counterparty));
  return right.some(isOwn) ? right.filter(isOther) : [];
}

/** What the payslips say was paid arrived on the account. */
export const payslipNetInBank: Rule<PaperSet, 'R_X_PAYSLIP_NET_IN_BANK'> = {
  id: 'R_X_PAYSLIP_NET_IN_BANK',
  chapter: 'across',
  level: 'critical',
  blocking: false,
  means: {
    // Whether papers agree with each other is for the report; no upload is wrong because of it.
    upload: 'silent',
    flags: [
      { flag: 'salary_mismatch', source: 'payslips', except: ['other_account'] },
      { flag: 'anomaly_innocent', source: 'payslips', except: ['other_account'], level: 'warning' },
    ],
    answers: ['payslip.bank_transfer_seen'],
    traits: ['reckoning'],
  },
  reads: ['employer', 'first_name', 'last_name'],
  judge: (set, context) => {
    const slips = slipsIn(set);
    const history = historyOf(set, context);
    if (slips.length === 0) return null;
    const papers = [...new Set([...slips.map(({ paper }) => paper), ...papersOf(history)])];
    if (!history.main) return inconclusive([], { papers, variant: 'no_statement' });
    const results = findAllPay(slips, history);
    const right = results.filter(({ state }) => state === 'found');
    const wrong = results.filter(({ state }) => state === 'other' || state === 'missing');
    const data = { slips: slips.length, found: right.length, months: wrong.map(({ slip }) => slip.month).join(', ') };
    if (right.length === 0 && isSavingsOnly(history)) return inconclusive([], { papers, variant: 'savings_only' });
    if (wrong.length > 0) {
      const variant = wrong.some(({ state }) => state === 'other') ? 'other_amount' : 'missing';
      return failed(wrong.flatMap(placesOf), { papers, data, variant, level: levelOf(wrong, right) });
    }
    const accounts = accountsAtOdds(results, history);
    if (accounts.length > 0) return failed(accounts, { papers, data, variant: 'other_account', level: 'warning' });
    const strange = strangePayers(right, set);
    if (strange.length > 0) {
      const working = strange.flatMap(({ slip, credits }) => [
        placeOf(slip.reading, 'employer_name', { paper: slip.paper }),
        ...credits.map((credit) => ({
          ...placeOfBooking(credit, 'payer'),
          expected: slip.employer,
          found: credit.transaction.counterparty,
        })),
      ]);
      return failed(working, { papers, data, variant: 'other_payer', level: 'warning' });
    }
    return right.length > 0 ? passed(right.flatMap(placesOf), { papers, data }) : inconclusive([], { papers, data });
  },
};
