import type { KeptPaper, PaperSet } from '../../papers/kept-paper.ts';
import { type BankHistory, historyOf } from '../../papers/statements/history.ts';
import type { AnalysisInput } from '../input.ts';
import { type LeftOutReason, leftOut } from './left-out.ts';
import { type PaperKeys, paperKeys } from './paper-keys.ts';

/** The papers that figures may rest on, and what the bank tells. */
export interface Ground {
  readonly input: AnalysisInput;
  readonly keys: PaperKeys;
  readonly set: PaperSet;
  readonly leftOut: ReadonlyMap<string, LeftOutReason>;
  readonly history: BankHistory;
}

const byId = (a: KeptPaper, b: KeptPaper): number => (a.id < b.id ? -1 : 1);

export function groundOf(input: AnalysisInput): Ground {
  const out = leftOut(input.papers, input.findings);
  const set = { papers: input.papers.filter(({ id }) => !out.has(id)).toSorted(byId) };
  const context = { today: input.today, applicant: input.applicant };
  return { input, keys: paperKeys(input.papers), set, leftOut: out, history: historyOf(set, context) };
}
