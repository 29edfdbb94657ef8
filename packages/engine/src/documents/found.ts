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
}

/** Every named value of a paper; null was looked for and not found, or found and not believed. */
export type Fields = Readonly<Record<string, Found<string | number | boolean> | null>>;
