import type { Inspection } from '@vesta/engine/pipeline/inspection';
import type { StrayPaper } from '@vesta/specimens/grammar/stray/index';

export interface JudgedStray {
  readonly is: string;
  /** What the reader called it. */
  readonly name: string;
  readonly called: 'right' | 'unnamed' | 'wrong';
  /** Rules that accuse this honest paper. */
  readonly accusedBy: readonly string[];
}

const unnamed: readonly string[] = ['other', 'unknown', 'none'];

export function judgedStray({ is, named }: StrayPaper, inspection: Inspection): JudgedStray {
  const name = String(inspection.type ?? inspection.kind ?? 'none');
  return {
    is,
    name,
    called: named.includes(name) ? 'right' : unnamed.includes(name) ? 'unnamed' : 'wrong',
    accusedBy: inspection.findings
      .filter(({ outcome, level }) => outcome === 'failed' && level === 'critical')
      .map(({ rule }) => rule),
  };
}
