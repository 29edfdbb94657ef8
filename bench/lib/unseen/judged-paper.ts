import type { Inspection } from '@vesta/engine/pipeline/inspection';
import { type Judged, judge, type KnownPaper } from '../accuracy/judge.ts';

export interface JudgedPaper extends Judged {
  readonly traits: readonly string[];
  /** Rules that accuse this honest paper. */
  readonly accusedBy: readonly string[];
  /** Every booking with its day and amount, none too many, and both balances; null for other papers. */
  readonly isExact: boolean | null;
  /** Recognised, every field that was asked for, every booking. */
  readonly isAllRight: boolean;
}

const isFault = (mark: string): boolean => mark === 'wrong' || mark === 'missing' || mark === 'invented';

/** A paper whose truth is known, with what sets its layout apart. */
interface TraitedPaper extends KnownPaper {
  readonly traits: readonly string[];
}

export function judgedPaper(paper: TraitedPaper, inspection: Inspection): JudgedPaper {
  const { truth } = paper;
  const judged = judge(paper, inspection);
  const rows = judged.transactions;
  const isStatement = truth.kind === 'bank_statement';
  const areRowsRight = !rows || (rows.right === rows.of && rows.read === rows.of);
  const areEndsRight = judged.marks
    .filter(({ field }) => field === 'opening_balance' || field === 'closing_balance')
    .every(({ mark }) => mark === 'right');
  return {
    ...judged,
    traits: paper.traits,
    accusedBy: inspection.findings
      .filter(({ outcome, level }) => outcome === 'failed' && level === 'critical')
      .map(({ rule }) => rule),
    isExact: isStatement ? areRowsRight && areEndsRight : null,
    isAllRight: judged.recognised && areRowsRight && !judged.marks.some(({ mark }) => isFault(mark)),
  };
}
