import type { Finding } from '@vesta/engine/checks/finding';
import type { Inspection } from '@vesta/engine/pipeline/inspection';
import type { CheckPapers, ReadFile } from './port.ts';

/** What a child process is asked, and what it answers. */
export type EngineJob =
  | ({ readonly kind: 'read' } & ReadFile)
  | ({ readonly kind: 'check' } & CheckPapers)
  | { readonly kind: 'picture'; readonly bytes: Uint8Array; readonly page: number };

export type EngineResult =
  | { readonly kind: 'read'; readonly inspection: Inspection }
  | { readonly kind: 'check'; readonly findings: readonly Finding[] }
  | { readonly kind: 'picture'; readonly picture: Uint8Array | null };
