import type { Day } from '@vesta/domain/dates/day';
import type { FieldOf, TypeOfKind } from '@vesta/domain/papers/schema';
import type { Page } from '../../evidence/page.ts';
import type { FieldsOf } from '../found.ts';
import type { Confirmation } from '../reading.ts';

export type FiscalType = TypeOfKind<'fiscal_document'>;

/** What a form says, and the sums that were used to believe it. */
export interface FormReading<Type extends FiscalType = FiscalType> {
  readonly fields: FieldsOf<Type>;
  readonly confirmations: readonly Confirmation[];
  /** Told when the reading shows that the paper is another one than its title promised. */
  readonly layout?: string;
}

/** One fiscal paper: how it is known on a page, and how it is read. */
export interface FiscalForm<Type extends FiscalType = FiscalType> {
  readonly type: Type;
  readonly country: string;
  readonly recognise: (text: string, page: Page) => { readonly score: number; readonly starts: boolean } | null;
  readonly read: (pages: readonly Page[], today: Day) => FormReading<Type>;
  /** Fields without which the paper proves nothing. */
  readonly needed: readonly FieldOf<Type>[];
}
