import type { PaperKind } from '@vesta/domain/papers/kinds';
import type { Found } from '../../../documents/found.ts';
import type { Confirmation, Reading, ReadingOf } from '../../../documents/reading.ts';
import type { Evidence } from '../../../evidence/evidence.ts';
import { pageOf } from '../../../evidence/testing/page-of-rows.ts';
import type { KeptPaper, PaperSet } from '../../../papers/kept-paper.ts';
import type { ReadPaper } from '../../../papers/read-papers.ts';
import { fingerprintOfText } from '../../across/fingerprint-of-text.ts';
import type { InspectedPaper } from '../../subject.ts';
import { notesOf } from '../notes-of.ts';

type Value = string | number | boolean;

const BOX = { left: 10, top: 10, right: 60, bottom: 20 };

/** A value as a reader would have found it; a pair brings its own confidence. */
const found = (value: Value | readonly [Value, number]): Found<Value> => {
  const [told, confidence] = typeof value === 'object' ? value : [value, 0.99];
  return { value: told, raw: String(told), page: 1, box: BOX, confidence };
};

export interface PaperWords<Kind extends PaperKind = PaperKind> {
  readonly kind?: Kind;
  readonly type?: Reading['type'];
  readonly country?: string | null;
  readonly layout?: string;
  readonly side?: Reading['side'];
  readonly fields?: Readonly<Record<string, Value | readonly [Value, number] | null>>;
  /** Outcome by the name of the sum or digit, or all of it. */
  readonly confirmations?: Readonly<Record<string, Confirmation['outcome'] | Partial<Confirmation>>>;
  readonly unread?: readonly string[];
  readonly pages?: readonly number[];
}

/** Of the kind that the words name, or else a payslip; its fields hold whatever they are told to. */
export const readingOf = <Kind extends PaperKind = 'payslip'>(words: PaperWords<Kind>): ReadingOf<Kind> =>
  told(words) as ReadingOf<Kind>;

const told = (words: PaperWords): Reading => ({
  kind: words.kind ?? 'payslip',
  type: words.type ?? 'payslip',
  country: words.country === undefined ? 'IT' : words.country,
  layout: words.layout ?? null,
  side: words.side ?? null,
  confidence: 0.98,
  pages: words.pages ?? [1],
  fields: Object.fromEntries(
    Object.entries(words.fields ?? {}).map(([name, value]) => [name, value === null ? null : found(value)]),
  ),
  transactions: [],
  confirmations: Object.entries(words.confirmations ?? {}).map(([rule, told]) => ({
    rule,
    outcome: 'passed',
    expected: null,
    found: null,
    page: 1,
    box: BOX,
    ...(typeof told === 'string' ? { outcome: told } : told),
  })),
  unread: words.unread ?? [],
});

export const evidenceOf = (more: Partial<Evidence> = {}): Evidence => ({
  format: 'pdf',
  sha256: '0'.repeat(64),
  size: 1000,
  pages: [pageOf([])],
  pdf: null,
  picture: null,
  text: null,
  problem: null,
  ...more,
});

export const paperOf = (
  id: string,
  words: PaperWords | readonly PaperWords[],
  evidence: Partial<Evidence> = {},
): InspectedPaper => {
  const readings = (Array.isArray(words) ? words : [words]).map(readingOf);
  const whole = evidenceOf({ sha256: id.padEnd(64, '0'), ...evidence });
  const fingerprints = { text: fingerprintOfText(whole.pages), picture: null };
  return { id, fileName: null, evidence: whole, readings, fingerprints, notes: notesOf(whole.pages, readings) };
};

export const setOf = <Paper extends KeptPaper>(...papers: readonly Paper[]): PaperSet<Paper> => ({ papers });

/** The first paper of a set of one, as rules about single papers see it. */
export function readPaper<Kind extends PaperKind = 'payslip'>(
  words: PaperWords<Kind>,
  evidence: Partial<Evidence> = {},
): ReadPaper<Kind, InspectedPaper> {
  const paper = paperOf('a', words, evidence);
  return { paper, reading: readingOf(words), set: { papers: [paper] } };
}
