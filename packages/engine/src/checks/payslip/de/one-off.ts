import { median } from '../../../evidence/median.ts';
import { numberIn } from '../../../papers/fields.ts';
import { oneOffsOf, slipsIn } from '../../../papers/pay/slips-by-month.ts';
import type { ReadPaper } from '../../../papers/read-papers.ts';
import type { Rule } from '../../rule.ts';
import { failed, inconclusive, passed } from '../../run/judgements.ts';
import { placeOf } from '../../run/places.ts';
import { taxedOneOffs } from './running-pay.ts';

const UNUSUAL = 1.3;

/** Christmas and holiday pay are known for what they are; a month that stands out without one is told. */
export const oneOff: Rule<ReadPaper<'payslip'>, 'R_DE_ONE_OFF'> = {
  id: 'R_DE_ONE_OFF',
  chapter: 'payslip',
  level: 'info',
  blocking: false,
  reads: [],
  judge: (slip) => {
    const { reading, set } = slip;
    if (reading.country !== 'DE') return null;
    const gross = numberIn(reading, 'gross');
    const amount = taxedOneOffs(slip);
    const data = {
      amount,
      kinds: oneOffsOf(slip)
        .map(({ kind }) => kind)
        .join(', '),
    };
    const working = [placeOf(reading, 'gross'), placeOf(reading, 'one_off_1_amount')];
    if (gross === null) return inconclusive(working);
    if (amount > 0) return passed(working, { variant: 'excluded', data });
    const others = slipsIn(set).flatMap((other) =>
      other.reading === reading ? [] : (numberIn(other.reading, 'gross') ?? []),
    );
    const usual = median(others);
    if (usual === null) return inconclusive(working);
    return gross > usual * UNUSUAL ? failed(working, { data: { expected: usual, found: gross } }) : passed(working);
  },
};
