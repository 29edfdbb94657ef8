import { around } from '../../../evidence/geometry.ts';
import type { Word } from '../../../evidence/page.ts';
import { LEAST_TOLD } from '../../certainty.ts';
import type { Found } from '../../found.ts';

/** What can be read beside the zone. `full_name` is kept where nothing says which part is which. */
export interface VisualFields {
  readonly surname: Found<string> | null;
  readonly given_names: Found<string> | null;
  readonly full_name: Found<string> | null;
  readonly birth_date: Found<string> | null;
  readonly birth_place: Found<string> | null;
  readonly sex: Found<string> | null;
  readonly nationality: Found<string> | null;
  readonly expiry_date: Found<string> | null;
  readonly issue_date: Found<string> | null;
  readonly document_number: Found<string> | null;
  readonly fiscal_code: Found<string> | null;
  readonly address: Found<string> | null;
  readonly permit_type: Found<string> | null;
  readonly card_number: Found<string> | null;
  readonly unlimited_validity: Found<boolean> | null;
}

/** Names of people and places have no shape that a slip would break, so they have to be well legible. */
export const LEAST_FOR_WORDS = 0.65;
/** What only one reader saw has to be clearer still. */
const LEAST_ALONE = 0.78;
/** A label beside a value is good evidence, but pixels can still lie about single letters. */
const BY_LABEL = 0.92;

/** A value with its words; null where the reader doubted one of them too much. */
export function foundIn<T>(
  value: T,
  words: readonly Word[],
  page: number,
  { certainty = BY_LABEL, least = LEAST_TOLD }: { certainty?: number; least?: number } = {},
): Found<T> | null {
  if (words.length === 0) return null;
  const confidence = certainty * Math.min(...words.map((word) => word.confidence));
  const needed = least === LEAST_FOR_WORDS && !words.every(({ witnessed }) => witnessed) ? LEAST_ALONE : least;
  if (confidence < needed) return null;
  const raw = words.map((word) => word.text).join(' ');
  return {
    value,
    raw,
    page,
    box: around(words.map((word) => word.box)),
    confidence: Math.round(confidence * 1000) / 1000,
  };
}
