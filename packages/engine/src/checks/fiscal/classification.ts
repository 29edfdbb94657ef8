import { type PaperType, paperTypes } from '@vesta/domain/papers/kinds';
import type { Expected } from '../../documents/recognise/expected.ts';
import { fits, isKind } from '../../documents/recognise/expected.ts';
import type { KeptPaper } from '../../papers/kept-paper.ts';
import type { Rule } from '../rule.ts';
import { failed, inconclusive, passed } from '../run/judgements.ts';
import { reckoned } from '../run/places.ts';

const fiscalTypes: readonly PaperType[] = paperTypes.fiscal_document;

const isFiscal = (expected: Expected): boolean =>
  isKind(expected) ? expected === 'fiscal_document' : fiscalTypes.includes(expected);

/** A file that was handed in as a tax paper is one. */
export const taxClassification: Rule<KeptPaper, 'R_TAX_CLASSIFICATION'> = {
  id: 'R_TAX_CLASSIFICATION',
  chapter: 'fiscal',
  level: 'critical',
  blocking: true,
  reads: [],
  judge: ({ readings, expected }) => {
    const fiscal = readings.find(({ kind }) => kind === 'fiscal_document');
    if (!expected)
      return fiscal ? passed([reckoned('type', null, fiscal.type)], { data: { found: fiscal.type } }) : null;
    if (!isFiscal(expected)) return null;
    const right = readings.find((reading) => fits(reading, expected));
    const [first] = readings;
    const working = [reckoned('type', expected, right?.type ?? first?.type ?? null)];
    if (right) return passed(working, { data: { found: right.type } });
    if (!first || first.type === 'unknown') return inconclusive(working);
    return failed(working, { data: { found: first.type, expected } });
  },
};
