export type Caught = 'accused' | 'warned' | 'not';

export interface ForgedPaper {
  readonly recipe: string;
  readonly strength: string;
  readonly paper: string;
  readonly kind: string;
  readonly caught: Caught;
  readonly rules: readonly string[];
}

export interface HonestTwin {
  readonly paper: string;
  readonly kind: string;
  readonly caught: Caught;
  readonly rules: readonly string[];
}
