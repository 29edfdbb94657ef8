import type { Day } from '../dates/day.ts';

/** What a field may hold. Money is cents, months are `YYYY-MM`; in an `id` every sign counts, in a `text` none alone. */
export interface FieldValues {
  readonly text: string;
  readonly id: string;
  readonly money: number;
  readonly number: number;
  readonly day: Day;
  readonly month: string;
  readonly flag: boolean;
}

export type FieldKind = keyof FieldValues;
export type FieldValue = FieldValues[FieldKind];

/** The fields of one type of paper. Where two papers have a field of one name, it holds the same kind of value. */
export type PaperSchema = Readonly<Record<string, FieldKind>>;
