import { contributionsOf } from '@vesta/domain/pay-rules/it/gross-to-net';
import { italianPayRules } from '@vesta/domain/pay-rules/it/index';
import type { ItalianPayRules } from '@vesta/domain/pay-rules/it/rules';
import { placeOn } from '../../forensics/ground/places.ts';
import type { Place, Rule } from '../../rule.ts';
import { isPictured, isRecognised, numberIn, placeOf } from '../../run/fields.ts';
import { failed, inconclusive, passed } from '../../run/judgements.ts';
import { yearOfMonth } from '../../run/months.ts';
import type { ReadPaper } from '../../run/subjects.ts';
import { kindOf, monthOf } from '../slips.ts';
import type { WrongContribution } from './contribution-rows.ts';

/** Points by which rounding of base and lines may move the share. */
const SLACK = 0.06;
/** Small supplements of sectors and firms come on top of the full share, hardly any on that of apprentices. */
const FULL_SHARE = 8;
const supplementTo = (share: number): number => (share > FULL_SHARE ? 0.8 : 0.15);

function fits(base: number, paid: number, rules: ItalianPayRules): boolean {
  const { shares, reliefs } = rules.contributions;
  const all = shares.flatMap((share) => [share, ...reliefs.map((relief) => share - relief)]);
  const slack = (base * SLACK) / 100;
  return all.some((share) => {
    const due = contributionsOf(base, share, rules);
    const most = contributionsOf(base, share + supplementTo(share), rules);
    const plain = (base * share) / 100;
    return paid >= Math.min(due, plain) - slack && paid <= most + slack;
  });
}

/** A row that prints its base and its share, and another result than they give. */
const placesOf = ({ page, percent, base, paid }: WrongContribution): Place[] => [
  placeOn('contribution_base', page, base.box, base.cents, Math.round((paid.cents * 100) / percent)),
  placeOn('contribution', page, paid.box, paid.cents, Math.round((base.cents * percent) / 100)),
];

/** The employee's part of the contributions against the base that is printed for it. */
export const inpsRate: Rule<ReadPaper> = {
  id: 'R_IT_INPS_RATE',
  chapter: 'payslip',
  level: 'warning',
  blocking: false,
  reads: [],
  judge: (slip) => {
    const { reading, paper } = slip;
    if (reading.country !== 'IT' || kindOf(slip) === 'advance') return null;
    const wrong = isRecognised(paper, reading) ? [] : (paper.notes.wrongContributions ?? []);
    const own = wrong.filter(({ page }) => reading.pages.includes(page));
    if (own.length > 0) return failed(own.flatMap(placesOf), { variant: 'row', data: { rows: own.length } });
    const [base, paid] = [numberIn(reading, 'social_gross'), numberIn(reading, 'social_contributions')];
    const month = monthOf(slip);
    const rules = month ? italianPayRules(yearOfMonth(month)) : null;
    const working = [placeOf(reading, 'social_gross'), placeOf(reading, 'social_contributions')];
    // Nothing at all is paid by interns, and by mothers for whom the state pays.
    if (!base || !paid || base < 0 || !rules) return inconclusive(working);
    const data = { found: Math.round((paid / base) * 10_000) / 100 };
    if (fits(base, paid, rules)) return passed(working, { data });
    return isPictured(paper, reading) ? inconclusive(working) : failed(working, { data });
  },
};
