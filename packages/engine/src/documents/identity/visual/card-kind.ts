import type { PaperType } from '@vesta/domain/papers/kinds';
import type { LabelIndex } from '../../../extraction/labels.ts';

/** A printed phrase and how much it says, on its own, about what the paper is. */
export type Mark = readonly [phrase: string, weight: number];

export interface CardKind {
  readonly layout: string;
  readonly type: PaperType;
  /** Two letters; null where any country may have issued it. */
  readonly country: string | null;
  /** Whether the marks of the front are titles in many languages, of which one tells as much as three. */
  readonly isTitled?: boolean;
  readonly front: readonly Mark[];
  readonly back: readonly Mark[];
  /** Of the words without blanks, for numbers that only this paper bears. */
  readonly number: RegExp | null;
  readonly labels: LabelIndex;
}
