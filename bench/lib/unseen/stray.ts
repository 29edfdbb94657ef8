import type { Inspection } from '@vesta/engine/pipeline/inspection';
import type { StrayPaper } from '@vesta/specimens/grammar/stray/index';

export interface JudgedStray {
  readonly is: string;
  /** What the reader called it. */
  readonly name: string;
  /** A paper for which there is no name is rightly called nothing. */
  readonly called: 'right' | 'unnamed' | 'wrong';
  /** Rules that accuse this honest paper. */
  readonly accusedBy: readonly string[];
}

const unnamed: readonly string[] = ['other', 'unknown', 'none'];

export function judgedStray({ is, named, rightlySaid }: StrayPaper, inspection: Inspection): JudgedStray {
  const name = String(inspection.type ?? inspection.kind ?? 'none');
  const isUnnamed = unnamed.includes(name);
  const isRight = named.includes(name) || (isUnnamed && named.includes('other'));
  return {
    is,
    name,
    called: isRight ? 'right' : isUnnamed ? 'unnamed' : 'wrong',
    accusedBy: inspection.findings
      .filter(({ outcome, level }) => outcome === 'failed' && level === 'critical')
      .map(({ rule }) => rule)
      .filter((rule) => !rightlySaid.includes(rule)),
  };
}
