import type { NumberField, TypeOfKind } from '@vesta/domain/papers/schema';
import type { Reading } from '../../documents/reading.ts';
import { isPictured, numberIn } from '../../papers/fields.ts';
import { isOrdinary, monthOf, slipsIn } from '../../papers/pay/slips-by-month.ts';
import type { ReadPaper } from '../../papers/read-papers.ts';
import type { Judgement } from '../rule.ts';
import { failed, inconclusive, passed } from '../run/judgements.ts';
import { placeOf } from '../run/places.ts';

const SLACK = 0.01;
const SLACK_CENTS = 500;

/** The slip of December of the year that a certificate tells of. */
export function decemberSlip({ reading, set }: ReadPaper<'fiscal_document'>): ReadPaper<'payslip'> | null {
  const year = numberIn(reading, 'tax_year');
  const december = year === null ? null : `${year}-12`;
  return slipsIn(set).find((slip) => isOrdinary(slip) && monthOf(slip) === december) ?? null;
}

const isNear = (a: number, b: number): boolean => Math.abs(a - b) <= Math.max(SLACK_CENTS, b * SLACK);

/** A figure of the certificate and the total of the slip that it repeats. */
type Pair = readonly [onCertificate: NumberField<TypeOfKind<'fiscal_document'>>, onSlip: NumberField<'payslip'>];

/** Of the pay that the slips had added up: a certificate that tells more tells of another year's pay. */
const BEYOND = 0.02;

/**
 * Totals of the year on the certificate and on the slip. One pair that agrees bears the others out, but no tax bears out
 * more pay than was paid: of the pay itself a certificate may leave something out, and adds nothing.
 */
export function sameYear(
  { reading, paper }: ReadPaper<'fiscal_document'>,
  slip: ReadPaper<'payslip'>,
  pairs: readonly Pair[],
  pay: readonly Pair[],
): Judgement {
  const told = (list: readonly Pair[]) =>
    list.flatMap(([field, total]) => {
      const [certified, printed] = [numberIn(reading, field), numberIn(slip.reading, total)];
      return certified === null || printed === null ? [] : [{ field, total, certified, printed }];
    });
  const both = told(pairs);
  const isPrinted = !isPictured(paper, reading) && !isPictured(slip.paper, slip.reading);
  const [beyond] = isPrinted
    ? told(pay).filter(({ certified, printed }) => certified > printed * (1 + BEYOND) + SLACK_CENTS)
    : [];
  const place = (of: Reading, name: NumberField, expected: number | null, id: string) =>
    placeOf(of, name, { expected, paper: id });
  const working = both.flatMap(({ field, total, printed }) => [
    place(reading, field, printed, paper.id),
    place(slip.reading, total, null, slip.paper.id),
  ]);
  if (beyond)
    return failed(
      [place(reading, beyond.field, beyond.printed, paper.id), place(slip.reading, beyond.total, null, slip.paper.id)],
      { data: { expected: beyond.printed, found: beyond.certified } },
    );
  const [first] = both;
  if (!first) return inconclusive(working);
  if (both.some(({ certified, printed }) => isNear(certified, printed))) return passed(working);
  return failed(working, { data: { expected: first.printed, found: first.certified } });
}
