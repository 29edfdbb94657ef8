export type CheckState = 'passed' | 'failed' | 'inconclusive';
export type Tone = CheckState | 'warning' | 'error';

export interface PaperCheck {
  state: CheckState;
  claim: string;
  finding: string;
  word: string;
  refs: string[];
}
