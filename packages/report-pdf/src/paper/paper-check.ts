import type { CheckStanding } from '@vesta/domain/report/checks-tally';

export type CheckState = CheckStanding;
export type Tone = CheckState | 'error';

export interface PaperCheck {
  state: CheckState;
  claim: string;
  finding: string;
  word: string;
  refs: string[];
}
