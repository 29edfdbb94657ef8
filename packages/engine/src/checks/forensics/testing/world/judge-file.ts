import { readEvidence } from '../../../../evidence/read-evidence.ts';
import { type DrawnPage, openPageTraces } from '../../../../traces/pdf/drawing/page-traces.ts';
import { fileActiveContent } from '../../../file/active-content.ts';
import type { Level } from '../../../outcome.ts';
import { contextOf } from '../../../run/testing/context.ts';
import { paperOf } from '../../../run/testing/papers.ts';
import { lookCloser } from '../../ground/traces.ts';
import { forensicRules } from '../../index.ts';
import type { WorldFile } from './statement.ts';

export interface Said {
  readonly rule: string;
  readonly outcome: string;
  readonly level: Level;
}

/** What every rule about files says of one, by nothing but its own bytes. */
export async function judgeFile({ make }: WorldFile): Promise<readonly Said[]> {
  const bytes = make();
  const drawn: DrawnPage[] = [];
  const evidence = await readEvidence(bytes, {
    ocr: null,
    onPdfPage: (pdf, page, index) => void drawn.push(openPageTraces(pdf, page, index)),
  });
  const traces = await lookCloser(bytes, evidence, { drawn, seals: [] });
  const paper = { ...paperOf('a', { kind: 'bank_statement' }, evidence), traces };
  const context = contextOf();
  return [...forensicRules, fileActiveContent].flatMap((rule) => {
    const judgement = rule.judge(paper, context);
    return judgement ? [{ rule: rule.id, outcome: judgement.outcome, level: judgement.level ?? rule.level }] : [];
  });
}

/** What is worth a look or worse, in short. */
export const accusationsIn = (said: readonly Said[]): string[] =>
  said
    .filter(({ outcome, level }) => outcome === 'failed' && level !== 'info')
    .map(({ rule, level }) => `${rule} ${level}`);

export const outcomeOf = (said: readonly Said[], id: string): string =>
  said.find(({ rule }) => rule === id)?.outcome ?? '-';
