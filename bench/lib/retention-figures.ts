/** What erasing beside calls came to. */
export interface RetentionFigures {
  /** How many lay there, and how many went while calls were made. */
  papers: number;
  erased: number;
  seconds: number;
  /** What 95 of 100 calls stay below, alone and beside the erasing. */
  idleMs: number;
  besideMs: number;
}
