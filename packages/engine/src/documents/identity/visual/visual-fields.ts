import type { TypeOfKind } from '@vesta/domain/papers/schema';
import { around } from '../../../evidence/geometry.ts';
import type { Word } from '../../../evidence/page.ts';
import { LEAST_TOLD } from '../../certainty.ts';
import type { FieldsOf, Found } from '../../found.ts';

/** What can be read beside the zone. `full_name` is kept where nothing says which part is which. */
export interface VisualFields
  extends Omit<Required<FieldsOf<TypeOfKind<'identity_document'>>>, 'issuer' | 'mrz_lines'> {
  readonly full_name: Found<string> | null;
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
