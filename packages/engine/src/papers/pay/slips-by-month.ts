import { oneOffPlaces } from '@vesta/domain/papers/schemas/payslip';
import type { Month } from '../../coverage/month.ts';
import { numberIn, textIn } from '../fields.ts';
import type { KeptPaper, PaperSet } from '../kept-paper.ts';
import { type ReadPaper, readPapersOf } from '../read-papers.ts';

export const monthOf = ({ reading }: ReadPaper<'payslip'>): Month | null => textIn(reading, 'period');

/** Slips that pay something else than a month: they count in no row of months. */
const extras = ['tredicesima', 'quattordicesima', 'bonus', 'advance'];

export const kindOf = ({ reading }: ReadPaper<'payslip'>): string => textIn(reading, 'kind') ?? 'ordinary';
export const isOrdinary = (slip: ReadPaper<'payslip'>): boolean => !extras.includes(kindOf(slip));

const byMonth = (a: ReadPaper<'payslip'>, b: ReadPaper<'payslip'>): number => {
  const [one, other] = [monthOf(a) ?? '', monthOf(b) ?? ''];
  return one === other ? 0 : one < other ? 1 : -1;
};

export const slipsIn = <Paper extends KeptPaper>(set: PaperSet<Paper>): ReadPaper<'payslip', Paper>[] =>
  readPapersOf(set, 'payslip').toSorted(byMonth);

export const papersOf = (slips: readonly ReadPaper<'payslip'>[]): readonly string[] => [
  ...new Set(slips.map(({ paper }) => paper.id)),
];

/** What a slip calls its one-off lines, with their amounts. */
export function oneOffsOf({
  reading,
}: Pick<ReadPaper<'payslip'>, 'reading'>): readonly { readonly kind: string; readonly amount: number }[] {
  return oneOffPlaces.flatMap((place) => {
    const [kind, amount] = [textIn(reading, `one_off_${place}_label`), numberIn(reading, `one_off_${place}_amount`)];
    return kind && amount !== null ? [{ kind, amount }] : [];
  });
}
