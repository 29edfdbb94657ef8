import type { PaperType } from '@vesta/domain/papers/kinds';
import type { NumberField, TypeOfKind } from '@vesta/domain/papers/schema';
import type { Place } from '@vesta/domain/report/place';
import type { IncomeKind } from '@vesta/domain/report/reasons';
import type { ReadingOf } from '../../documents/reading.ts';
import { benefitEnd } from '../../papers/benefit-end.ts';
import { numberIn, textIn } from '../../papers/fields.ts';
import { fullMonthsBetween } from '../../papers/months.ts';
import { readPapersOf } from '../../papers/read-papers.ts';
import { constants } from '../model/constants.ts';
import type { Ground } from './ground.ts';

type LetterFigure = NumberField<TypeOfKind<'fiscal_document'>>;

interface Grant {
  readonly kind: IncomeKind;
  /** Types of letters that grant it. */
  readonly types: readonly PaperType[];
  /** Where the amount a month stands, what reaches the person first. */
  readonly fields: readonly LetterFigure[];
}

const grants: readonly Grant[] = [
  { kind: 'pension', types: ['pension_notice'], fields: ['net_monthly'] },
  { kind: 'unemployment_benefit', types: ['naspi', 'alg_bescheid'], fields: ['net_monthly', 'gross_monthly'] },
  { kind: 'parental_benefit', types: ['elterngeld_bescheid'], fields: ['net_monthly'] },
];

/** The letter that grants an income longest, the last one handed in among equals. A refusal grants nothing. */
function letterOf({ set }: Ground, { types }: Grant): ReadingOf<'fiscal_document'> | null {
  const end = (reading: ReadingOf<'fiscal_document'>): string => benefitEnd(reading) ?? '';
  return readPapersOf(set, 'fiscal_document')
    .map(({ reading }) => reading)
    .filter(({ type, fields }) => types.includes(type) && fields.is_accepted?.value !== false)
    .reduce<ReadingOf<'fiscal_document'> | null>(
      (best, one) => (best === null || end(one) >= end(best) ? one : best),
      null,
    );
}

const grantOf = (kind: IncomeKind): Grant | undefined => grants.find((grant) => grant.kind === kind);

function amountIn(
  reading: ReadingOf<'fiscal_document'>,
  { fields }: Grant,
): { readonly field: LetterFigure; readonly amount: number } | null {
  const field = fields.find((name) => numberIn(reading, name) !== null);
  const amount = field ? numberIn(reading, field) : null;
  return field && amount !== null && amount > 0 ? { field, amount } : null;
}

/** Full months that a letter still grants; null where none says it. */
export function monthsGranted(ground: Ground, kind: IncomeKind): number | null {
  const grant = grantOf(kind);
  const letter = grant && letterOf(ground, grant);
  const end = letter && benefitEnd(letter);
  return end ? Math.max(0, fullMonthsBetween(ground.input.today, end)) : null;
}

/** How long a benefit lasts and what was granted stands in the letter, what is paid on the account. */
export function letterPlaces(ground: Ground, kind: IncomeKind): Place[] {
  const grant = grantOf(kind);
  const letter = grant && letterOf(ground, grant);
  if (!letter) return [];
  const names = [amountIn(letter, grant)?.field, 'benefit_end'] as const;
  return names.flatMap((name) => (name && letter.fields[name] ? [ground.keys.place(letter, name, 'compared')] : []));
}

/** Whether a letter tells of the amount that arrives, give or take; of a gross amount anything less may arrive. */
export function isGrantedAs(ground: Ground, kind: IncomeKind, monthly: number): boolean {
  const grant = grantOf(kind);
  const letter = grant && letterOf(ground, grant);
  const told = letter && amountIn(letter, grant);
  if (!told) return false;
  const more = monthly - told.amount;
  const apart = told.field === 'gross_monthly' ? Math.max(0, more) : Math.abs(more);
  return apart * 100 <= monthly * constants.MISMATCH_PERCENT;
}

export interface Granted {
  readonly kind: IncomeKind;
  readonly amount: number;
  readonly label: string | null;
  readonly place: Place;
}

/** What letters grant today. One whose last day has passed grants nothing any more. */
export function grantsOf(ground: Ground): Granted[] {
  return grants.flatMap((grant) => {
    const letter = letterOf(ground, grant);
    const told = letter && amountIn(letter, grant);
    const end = letter && benefitEnd(letter);
    if (!told || (end && end < ground.input.today)) return [];
    const place = ground.keys.place(letter, told.field);
    return [{ kind: grant.kind, amount: told.amount, label: textIn(letter, 'payer_name'), place }];
  });
}
