import { germanPayRules } from '@vesta/domain/pay-rules/de/index';
import { linesOf } from '../../../documents/recognise/page-text.ts';
import { numberIn, textIn } from '../../../papers/fields.ts';
import { yearOfMonth } from '../../../papers/months.ts';
import { monthOf } from '../../../papers/pay/slips-by-month.ts';
import type { ReadPaper } from '../../../papers/read-papers.ts';
import type { Rule } from '../../rule.ts';
import { failed, inconclusive, passed } from '../../run/judgements.ts';
import { placeOf } from '../../run/places.ts';
import type { InspectedPaper } from '../../subject.ts';

/** Small by its pay; the other is small by its few days, whatever it pays. */
const SMALL = '109';
const smallGroups = [SMALL, '110'];
/** A line that pays for short-time work; forms have an empty field of that name on every slip. */
const shortTime = /(?:kurzarbeitergeld|kurzarbeit\b|\bkug\b(?!-)).*\s[1-9][\d.]*,\d{2}/;

/** Small jobs and months of short-time work: true pay, but pay to be understood for what it is. */
export const minijob: Rule<ReadPaper<'payslip', InspectedPaper>, 'R_DE_MINIJOB'> = {
  id: 'R_DE_MINIJOB',
  chapter: 'payslip',
  level: 'info',
  blocking: false,
  reads: [],
  judge: (slip) => {
    const { reading, paper } = slip;
    if (reading.country !== 'DE') return null;
    const [gross, group] = [numberIn(reading, 'gross'), textIn(reading, 'person_group')];
    const month = monthOf(slip);
    const limit = month ? germanPayRules(yearOfMonth(month))?.minijob : undefined;
    const working = [
      placeOf(reading, 'gross', { expected: limit ? limit * 100 : null }),
      placeOf(reading, 'person_group'),
    ];
    const isShort = paper.evidence.pages
      .filter(({ number }) => reading.pages.includes(number))
      .some((page) => linesOf(page).some(({ text }) => shortTime.test(text)));
    if (isShort) return failed(working, { variant: 'short_time' });
    if (group === SMALL && gross !== null && limit !== undefined && gross > limit * 100)
      return failed(working, { level: 'warning', variant: 'over', data: { limit: limit * 100 } });
    if (group !== null && smallGroups.includes(group)) return failed(working);
    if (gross === null || limit === undefined) return inconclusive(working);
    return gross <= limit * 100 ? failed(working) : passed(working);
  },
};
