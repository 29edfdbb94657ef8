import type { Box } from '../geometry.ts';

export interface ZoneLetter {
  readonly letter: string;
  /** 0 to 1. */
  readonly confidence: number;
  /** What else it might be, likelier ones first. */
  readonly others: string;
}

/** One line of a machine-readable zone. */
export interface ZoneLine {
  readonly text: string;
  readonly letters: readonly ZoneLetter[];
  readonly page: number;
  readonly box: Box;
}
