import { compareEmployers, EMPLOYER_MATCH_FROM } from '@vesta/domain/names/compare-employers';
import { dayIn, numberIn, textIn } from '../../../papers/fields.ts';
import { slipsIn } from '../../../papers/pay/slips-by-month.ts';
import type { ReadPaper } from '../../../papers/read-papers.ts';
import type { Rule } from '../../rule.ts';
import { failed, inconclusive, passed } from '../../run/judgements.ts';
import { placeOf } from '../../run/places.ts';

/** The pension institute certifies benefits, which no employer pays. */
const INSTITUTE = '80078750587';

/** Who certifies the year is who pays the months, unless the job changed in between. */
export const cuEmployer: Rule<ReadPaper<'fiscal_document'>, 'R_IT_CU_EMPLOYER'> = {
  id: 'R_IT_CU_EMPLOYER',
  chapter: 'fiscal',
  level: 'warning',
  blocking: false,
  means: {
    traits: ['impersonal'],
  },
  reads: [],
  judge: ({ reading, paper, set }) => {
    const slips = slipsIn(set).filter((slip) => slip.reading.country === 'IT');
    const [slip] = slips;
    if (reading.type !== 'cu' || reading.layout === 'cu_autonomo' || !slip) return null;
    const [id, name] = [textIn(reading, 'payer_id'), textIn(reading, 'payer_name')];
    if (id === INSTITUTE) return null;
    const [ownId, ownName] = [textIn(slip.reading, 'employer_id'), textIn(slip.reading, 'employer_name')];
    const working = [
      placeOf(reading, 'payer_id', { expected: ownId, paper: paper.id }),
      placeOf(reading, 'payer_name', { expected: ownName, paper: paper.id }),
    ];
    if (id !== null && id === ownId) return passed(working);
    const likeness = name && ownName ? compareEmployers(name, ownName) : null;
    if (likeness !== null && likeness >= EMPLOYER_MATCH_FROM) return passed(working);
    const [hired, year] = [dayIn(slip.reading, 'hire_date'), numberIn(reading, 'tax_year')];
    if (likeness === null || !hired || year === null) return inconclusive(working);
    const isNewJob = hired.slice(0, 4) >= String(year);
    const hasLeft = dayIn(reading, 'employment_end') !== null;
    return isNewJob || hasLeft
      ? inconclusive(working, { variant: 'new_job' })
      : failed(working, { data: { expected: ownName ?? '', found: name ?? '' } });
  },
};
