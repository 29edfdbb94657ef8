import type { Rule } from '../../rule.ts';
import { failed, inconclusive, passed } from '../../run/judgements.ts';
import { placeOf } from '../../run/places.ts';
import type { Slips } from '../slips.ts';
import { taxClassOn } from './tax-class.ts';

const FEWEST = 2;

/** Couples may change their classes; somebody should know why it happened within three months. */
export const taxClassStable: Rule<Slips, 'R_DE_TAXCLASS_STABLE'> = {
  id: 'R_DE_TAXCLASS_STABLE',
  chapter: 'payslip',
  level: 'warning',
  blocking: false,
  means: {
    tells: 'family',
  },
  reads: [],
  judge: ({ slips }) => {
    const german = slips.filter(({ reading }) => reading.country === 'DE');
    if (german.length < FEWEST) return null;
    const classes = german.flatMap(({ reading }) => taxClassOn(reading) ?? []);
    const working = german.map(({ reading, paper }) => placeOf(reading, 'tax_class', { paper: paper.id }));
    if (classes.length < FEWEST) return inconclusive(working);
    const distinct = [...new Set(classes)].sort();
    return distinct.length === 1 ? passed(working) : failed(working, { data: { classes: distinct.join(', ') } });
  },
};
