import type { Day } from '@vesta/domain/dates/day';
import type { PaperType } from '@vesta/domain/papers/kinds';
import type { Page } from '../../evidence/page.ts';
import type { Fields } from '../found.ts';
import type { Confirmation } from '../reading.ts';

/** What a form says, and the sums that were used to believe it. */
export interface FormReading {
  readonly fields: Fields;
  readonly confirmations: readonly Confirmation[];
  /** Told when the reading shows that the paper is another one than its title promised. */
  readonly layout?: string;
}

/** One fiscal paper: how it is known on a page, and how it is read. */
export interface FiscalForm {
  readonly type: PaperType;
  readonly country: string;
  readonly recognise: (text: string, page: Page) => { readonly score: number; readonly starts: boolean } | null;
  readonly read: (pages: readonly Page[], today: Day) => FormReading;
  /** Fields without which the paper proves nothing. */
  readonly needed: readonly string[];
}
