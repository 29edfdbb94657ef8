import { createHash } from 'node:crypto';
import type { PaperKind, PaperType } from '@vesta/domain/papers/kinds';
import type { Finding } from '@vesta/engine/checks/finding';
import type { Reading, Transaction } from '@vesta/engine/documents/reading';
import { assemble } from '@vesta/engine/pipeline/assemble';
import { unjudged } from '@vesta/engine/pipeline/judge-file';
import { unreadableFile } from '@vesta/engine/pipeline/unreadable-file';
import { checkPapers } from '../src/adapters/engine/check-papers.ts';
import type { EvidenceEngine } from '../src/adapters/engine/port.ts';

/** A paper as a test wants it to be read. */
export interface ScriptedPaper {
  readonly kind: PaperKind;
  readonly type: PaperType;
  readonly side?: Reading['side'];
  readonly country?: string;
  readonly fields?: Readonly<Record<string, string | number | boolean>>;
  readonly transactions?: readonly Transaction[];
  /** How well everything on it was legible; perfectly unless told. */
  readonly confidence?: number;
}

/** What a look at the bytes found, in short: the rule and the variant of its message. */
export type ScriptedSign = Pick<Finding, 'rule' | 'level'> & { readonly variant: string };

const SCRIPT = /%SCRIPT(.*)%END/s;

interface Script {
  readonly papers: readonly ScriptedPaper[];
  readonly problem?: 'timeout' | 'crashed';
  readonly signs?: readonly ScriptedSign[];
}

/** A file that says of itself what is on it; `problem` takes its reader down, `signs` are what its bytes betray. */
export const scripted = (papers: readonly ScriptedPaper[], salt = '', more: Omit<Script, 'papers'> = {}) =>
  Buffer.from(`%PDF-1.7 ${salt}\n%SCRIPT${JSON.stringify({ papers, ...more } satisfies Script)}%END`);

const findingOf = ({ rule, level, variant }: ScriptedSign): Finding => ({
  rule,
  outcome: 'failed',
  level,
  blocking: false,
  message: `checks.${rule}.${variant}`,
  data: { signs: 1 },
  working: [],
  papers: ['file'],
  reads: [],
});

const box = { left: 60, top: 80, right: 160, bottom: 100 };

const readingOf = ({
  kind,
  type,
  side = null,
  country = 'IT',
  fields = {},
  transactions = [],
  confidence = 1,
}: ScriptedPaper): Reading => ({
  kind,
  type,
  country,
  layout: null,
  side,
  confidence,
  pages: [1],
  fields: Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [name, { value, raw: String(value), page: 1, box, confidence }]),
  ),
  transactions,
  confirmations: [],
  unread: [],
});

/** Reads what a scripted file says of itself, and asks the real rules about it, without processes. */
export function scriptedEngine(): EvidenceEngine & { reads: number } {
  const engine = {
    reads: 0,
    read: async ({ bytes, options }: Parameters<EvidenceEngine['read']>[0]) => {
      engine.reads += 1;
      const { expected = null } = options;
      const script = SCRIPT.exec(Buffer.from(bytes).toString('utf8'))?.[1];
      const told = script ? (JSON.parse(script) as Script) : null;
      if (!told || told.problem) return unreadableFile(bytes, told?.problem ?? 'crashed', { expected, name: null });
      const evidence = {
        format: 'pdf',
        sha256: createHash('sha256').update(bytes).digest('hex'),
        size: bytes.length,
        pages: [{ number: 1, width: 600, height: 800, origin: 'text', words: [], fonts: [], images: [] }],
        pdf: null,
        picture: null,
        text: null,
        problem: null,
      } as const;
      const judged = { ...unjudged, findings: (told.signs ?? []).map(findingOf) };
      return assemble(evidence, told.papers.map(readingOf), { expected, name: null, judged });
    },
    check: async (papers: Parameters<EvidenceEngine['check']>[0]) => checkPapers(papers),
    picture: async (_bytes: Uint8Array, page: number) =>
      page === 1 ? Uint8Array.from([0x89, 0x50, 0x4e, 0x47]) : null,
    close: async () => {},
  };
  return engine;
}
