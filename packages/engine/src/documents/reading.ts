import type { Day } from '@vesta/domain/dates/day';
import type { PaperKind, PaperType } from '@vesta/domain/papers/kinds';
import type { KindOfType, TypeOfKind } from '@vesta/domain/papers/schema';
import type { Box } from '../evidence/geometry.ts';
import type { Page } from '../evidence/page.ts';
import type { FieldsOf } from './found.ts';

export type Country = string;

/** One booking of an account. Credits are positive, debits negative, in cents. */
export interface Transaction {
  readonly date: Day;
  readonly value_date: Day | null;
  readonly amount: number;
  readonly description: string;
  /** The balance printed beside this row. */
  readonly balance: number | null;
  readonly counterparty: string | null;
  readonly counterparty_iban: string | null;
  /** A code that the bank prints or sends: ISO purpose, GVC or causale ABI, as `PURP:SALA`, `GVC:153`, `ABI:27`. */
  readonly code: string | null;
  readonly page: number;
  readonly box: Box;
}

/** A sum or check digit that the reader itself used to confirm what it read. */
export interface Confirmation {
  readonly rule: string;
  readonly outcome: 'passed' | 'failed' | 'inconclusive';
  readonly expected: string | number | null;
  readonly found: string | number | null;
  readonly page: number | null;
  readonly box: Box | null;
}

/** One paper, of one of these types: a file may hold several. */
export interface Reading<Type extends PaperType = PaperType> {
  readonly kind: KindOfType<Type>;
  readonly type: Type;
  /** ISO 3166 alpha-2 of the issuer, upper case. */
  readonly country: Country | null;
  /** Layout family or issuer, such as `datev`, `zucchetti`, `intesa`. */
  readonly layout: string | null;
  readonly side: 'front' | 'back' | 'both' | null;
  readonly confidence: number;
  /** Numbers of the pages that it covers. */
  readonly pages: readonly number[];
  readonly fields: FieldsOf<Type>;
  readonly transactions: readonly Transaction[];
  readonly confirmations: readonly Confirmation[];
  /** Names of fields that this kind should have and that could not be read. */
  readonly unread: readonly string[];
}

/** Any paper of a kind. */
export type ReadingOf<Kind extends PaperKind> = Reading<TypeOfKind<Kind>>;

export const isOfKind = <Kind extends PaperKind>(reading: Reading, kind: Kind): reading is ReadingOf<Kind> =>
  reading.kind === kind;

/** What speaks for a kind of paper on one page; 0 is nothing, 1 is certain. */
export interface Recognition {
  readonly type: PaperType;
  readonly country: Country | null;
  readonly layout: string | null;
  readonly score: number;
  /** True where this page begins a new paper rather than continuing the one before. */
  readonly starts: boolean;
}

/** What a reader may ask of the world besides the pages. */
export interface ReadContext {
  readonly today: Day;
  /**
   * Reads the pixels of one place again, as a machine-readable zone; none where the page has no pixels to read. `line`
   * reads only the one line in the box.
   */
  readonly readZone: (page: number, box: Box | null, look?: 'zone' | 'line') => Promise<readonly ZoneLine[]>;
}

export interface ZoneLine {
  readonly text: string;
  /** Per letter, 0 to 1, and the runners-up, for a search that the check digits decide. */
  readonly letters: readonly { readonly letter: string; readonly confidence: number; readonly others: string }[];
  readonly page: number;
  readonly box: Box;
}

/** Each kind of paper brings one of these, in a folder of its own. */
export interface DocumentReader {
  readonly kind: PaperKind;
  readonly recognise: (page: Page) => Recognition | null;
  readonly read: (pages: readonly Page[], recognition: Recognition, context: ReadContext) => Promise<Reading>;
  /** Whether a page belongs to the paper of the one before it, although it could begin another. */
  readonly goesOn?: (last: Page, page: Page) => boolean;
  /** What else of the same kind is told on the pages of a reading, such as a second account. */
  readonly besides?: (
    pages: readonly Page[],
    recognition: Recognition,
    context: ReadContext,
    reading: Reading,
  ) => readonly Reading[];
}
