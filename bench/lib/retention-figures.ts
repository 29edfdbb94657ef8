/** What erasing beside calls came to. */
export interface RetentionFigures {
  papers: number;
  seconds: number;
  /** What 95 of 100 calls stay below, alone and beside the erasing. */
  idleMs: number;
  besideMs: number;
}
