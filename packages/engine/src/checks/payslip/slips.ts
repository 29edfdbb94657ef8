import { oneOffPlaces } from '@vesta/domain/papers/schemas/payslip';
import type { Place } from '../rule.ts';
import type { About } from '../run/check.ts';
import { numberIn, placeOf, textIn } from '../run/fields.ts';
import type { Month } from '../run/months.ts';
import { type ReadPaper, readPapersOf } from '../run/subjects.ts';
import type { KeptPaper, PaperSet } from '../subject.ts';

/** All slips of a set, the newest month first; those whose month is not known stand last. */
export interface Slips {
  readonly slips: readonly ReadPaper[];
  readonly set: PaperSet;
}

export const monthOf = ({ reading }: ReadPaper): Month | null => textIn(reading, 'period');

/** Slips that pay something else than a month: they count in no row of months. */
const extras = ['tredicesima', 'quattordicesima', 'bonus', 'advance'];

export const kindOf = ({ reading }: ReadPaper): string => textIn(reading, 'kind') ?? 'ordinary';
export const isOrdinary = (slip: ReadPaper): boolean => !extras.includes(kindOf(slip));

const byMonth = (a: ReadPaper, b: ReadPaper): number => {
  const [one, other] = [monthOf(a) ?? '', monthOf(b) ?? ''];
  return one === other ? 0 : one < other ? 1 : -1;
};

export const slipsIn = <Paper extends KeptPaper>(set: PaperSet<Paper>): ReadPaper<Paper>[] =>
  readPapersOf(set, 'payslip').toSorted(byMonth);

export function allSlips(set: PaperSet): About<Slips>[] {
  const slips = slipsIn(set);
  return slips.length === 0 ? [] : [{ subject: { slips, set }, papers: papersOf(slips) }];
}

export const papersOf = (slips: readonly ReadPaper[]): readonly string[] => [
  ...new Set(slips.map(({ paper }) => paper.id)),
];

/** Where each slip says which month it pays. */
export const periodPlaces = ({ slips }: Slips): Place[] =>
  slips.map(({ reading, paper }) => placeOf(reading, 'period', { paper: paper.id }));

/** The newest slip of an ordinary month, or simply the newest. */
export const newestOf = ({ slips }: Slips): ReadPaper | null => slips.find(isOrdinary) ?? slips[0] ?? null;

/** What a slip calls its one-off lines, with their amounts. */
export function oneOffsOf({
  reading,
}: Pick<ReadPaper, 'reading'>): readonly { readonly kind: string; readonly amount: number }[] {
  return oneOffPlaces.flatMap((place) => {
    const [kind, amount] = [textIn(reading, `one_off_${place}_label`), numberIn(reading, `one_off_${place}_amount`)];
    return kind && amount !== null ? [{ kind, amount }] : [];
  });
}
