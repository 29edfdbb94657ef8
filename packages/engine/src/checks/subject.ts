import type { Evidence } from '../evidence/evidence.ts';
import type { Asked } from '../papers/asked.ts';
import type { Elsewhere } from '../papers/elsewhere.ts';
import type { KeptPaper } from '../papers/kept-paper.ts';
import type { Traces } from './forensics/ground/traces.ts';

/** The same while the file itself is at hand: rules about letters and bytes can be asked now, and not later. */
export interface InspectedPaper extends KeptPaper {
  readonly evidence: Evidence;
  /** What a closer look at its bytes told; without it nobody has looked. */
  readonly traces?: Traces;
}

/** What a rule may look at besides its subject. */
export interface CheckContext extends Asked {
  /** Codes under which fiscal codes know a place of this name; none where it is not known. */
  readonly birthplaceCodes?: (place: string) => readonly string[];
  /** Whether somebody else has handed in a document with this number. */
  readonly isNumberOfAnother?: (documentNumber: string) => boolean;
  /** What other applications share with this one; without it nobody has looked. */
  readonly elsewhere?: Elsewhere;
}
