import type { PaperType } from '@vesta/domain/papers/kinds';
import type { FieldOf, ValueIn } from '@vesta/domain/papers/schema';
import type { Box } from '../evidence/geometry.ts';

/** A value and the place on the paper that it was read from. */
export interface Found<T> {
  readonly value: T;
  /** The letters as they stand there. */
  readonly raw: string;
  readonly page: number;
  readonly box: Box;
  /** 0 to 1. Below 0.5 nothing is returned at all: a doubtful value is null. */
  readonly confidence: number;
  /** Its owner says so, in a trial of what rules would say then. */
  readonly stated?: true;
}

/**
 * The values of a paper of one of these types, by their names. Null was looked for and not found, or found and not
 * believed; what is absent was not looked for.
 */
export type FieldsOf<Type extends PaperType = PaperType> = {
  readonly [Name in FieldOf<Type>]?: Found<ValueIn<Type, Name>> | null;
};
