import { compareEmployers, EMPLOYER_MATCH_FROM } from '@vesta/domain/names/compare-employers';
import { numberIn, textIn } from '../../papers/fields.ts';
import { kindOf, monthOf, papersOf } from '../../papers/pay/slips-by-month.ts';
import type { ReadPaper } from '../../papers/read-papers.ts';
import type { Rule } from '../rule.ts';
import { failed, inconclusive, passed } from '../run/judgements.ts';
import { placeOf } from '../run/places.ts';
import type { Slips } from './slips.ts';

const isSameEmployer = (a: ReadPaper<'payslip'>, b: ReadPaper<'payslip'>): boolean => {
  const [one, other] = [textIn(a.reading, 'employer_name'), textIn(b.reading, 'employer_name')];
  return one === null || other === null || compareEmployers(one, other) >= EMPLOYER_MATCH_FROM;
};

const netOf = ({ reading }: ReadPaper<'payslip'>): number | null => numberIn(reading, 'net');

/** The same file, or the same month of the same employer. A correction repeats its month on purpose. */
function isDuplicate(a: ReadPaper<'payslip'>, b: ReadPaper<'payslip'>): boolean {
  if (a.paper.id !== b.paper.id && a.paper.evidence.sha256 === b.paper.evidence.sha256) return true;
  const month = monthOf(a);
  const same = month !== null && month === monthOf(b) && kindOf(a) === kindOf(b) && isSameEmployer(a, b);
  if (!same || kindOf(a) === 'correction') return false;
  // Copies for the employee and for the employer often lie in one file.
  return a.paper.id !== b.paper.id || netOf(a) !== netOf(b);
}

export const duplicateMonth: Rule<Slips, 'R_PAYSLIP_DUPLICATE_MONTH'> = {
  id: 'R_PAYSLIP_DUPLICATE_MONTH',
  chapter: 'payslip',
  level: 'warning',
  blocking: false,
  means: {
    upload: 'until_explained',
  },
  reads: [],
  judge: ({ slips }) => {
    const twice = slips.filter((slip) => slips.some((other) => other !== slip && isDuplicate(slip, other)));
    const places = (some: readonly ReadPaper<'payslip'>[]) =>
      some.map(({ reading, paper }) => placeOf(reading, 'period', { paper: paper.id }));
    if (twice.length > 0) {
      const months = [...new Set(twice.flatMap((slip) => monthOf(slip) ?? []))].sort();
      const nets = new Set(twice.map((slip) => `${monthOf(slip)} ${netOf(slip)}`));
      const conflicting = nets.size > Math.max(1, months.length);
      return failed(places(twice), {
        papers: papersOf(twice),
        data: { months: months.join(', ') },
        ...(conflicting ? { variant: 'conflicting' } : {}),
      });
    }
    return slips.some((slip) => monthOf(slip) === null) ? inconclusive(places(slips)) : passed(places(slips));
  },
};
