import type { FieldValue } from '@vesta/domain/papers/field-kinds';
import type { FieldOf, NumberField } from '@vesta/domain/papers/schema';
import { around } from '../../evidence/geometry.ts';
import type { Word } from '../../evidence/page.ts';
import type { Candidate } from '../../extraction/label-values.ts';
import { LEAST_TOLD } from '../certainty.ts';
import type { Found } from '../found.ts';
import type { Confirmation } from '../reading.ts';

export type SlipField = FieldOf<'payslip'>;
export type SlipAmount = NumberField<'payslip'>;

/** How sure a value is before the words themselves are doubted. */
export const certainty = { confirmed: 0.99, labelled: 0.88, likely: 0.75, contradicted: 0.7 } as const;

/** A slip as far as it has been read. */
export interface Draft {
  readonly fields: Map<SlipField, Found<FieldValue>>;
  readonly confirmations: Confirmation[];
  /** Read from pixels, or from a text layer that shows the mistakes of a scan: any letter may be wrong. */
  readonly noisy: boolean;
}

export const newDraft = (noisy: boolean): Draft => ({ fields: new Map(), confirmations: [], noisy });

/** Writes a value down with the words it was read from, unless it would be too doubtful. */
export function put(
  draft: Draft,
  field: SlipField,
  value: FieldValue,
  words: readonly Word[],
  page: number,
  sure: number,
): void {
  if (words.length === 0) return;
  const confidence = Math.round(sure * Math.min(...words.map((word) => word.confidence)) * 1000) / 1000;
  if (confidence < LEAST_TOLD) return;
  const raw = words.map((word) => word.text).join(' ');
  draft.fields.set(field, { value, raw, page, box: around(words.map((word) => word.box)), confidence });
}

/** Writes a candidate down; the further it stood from its label, the less sure it is. */
export function putCandidate<T extends FieldValue>(
  draft: Draft,
  field: SlipField,
  found: Candidate<T>,
  sure: number,
): void {
  const distance = sure >= certainty.confirmed ? 0 : Math.min(0.2, found.cost * 0.06);
  put(draft, field, found.value, found.words, found.page, sure - distance);
}

export function confirm(
  draft: Draft,
  rule: string,
  outcome: Confirmation['outcome'],
  detail: Partial<Pick<Confirmation, 'expected' | 'found' | 'page' | 'box'>> = {},
): void {
  draft.confirmations.push({ rule, outcome, expected: null, found: null, page: null, box: null, ...detail });
}

/** The amount of a field already written down, or null. */
export function amountIn(draft: Draft, field: SlipAmount): number | null {
  const value = draft.fields.get(field)?.value;
  return typeof value === 'number' ? value : null;
}
