import type { PaperKind } from '@vesta/domain/papers/kinds';
import { type FieldOf, kindOfField } from '@vesta/domain/papers/schema';
import { evidenceLetters } from '@vesta/domain/report/evidence';
import type { Place } from '@vesta/domain/report/place';
import type { Reading, Transaction } from '../../documents/reading.ts';
import type { KeptPaper } from '../../papers/kept-paper.ts';

/** One paper under the key that the report calls it by. */
export interface KeyedPaper {
  readonly key: string;
  readonly paper: KeptPaper;
  /** Null for a file in which nothing could be read. */
  readonly reading: Reading | null;
}

export interface PaperKeys {
  readonly all: readonly KeyedPaper[];
  readonly ofReading: (reading: Reading) => string;
  /** All keys of a file. */
  readonly ofFile: (paper: string) => readonly string[];
  readonly place: (reading: Reading, field: FieldOf, part?: Place['part']) => Place;
  readonly booking: (transaction: Transaction, paper: string, part?: Place['part']) => Place;
}

const kinds: readonly PaperKind[] = [
  'payslip',
  'bank_statement',
  'identity_document',
  'fiscal_document',
  'work_contract',
  'other',
];

/** The front of a card comes first, as one reads it. */
const sides = { front: 0, both: 1, back: 2 } as const;

const toldByPapers = ['period', 'period_start', 'tax_year', 'issue_date', 'document_number'] as const;
/** A German card tells the day of its issue on its back alone: by the day its sides would not be one paper. */
const toldByCards = ['document_number'] as const;

/** Papers are numbered by what they tell, so that handing them in in another order changes no key. */
function orderOf({ paper, reading }: Omit<KeyedPaper, 'key'>): string {
  const told = reading?.kind === 'identity_document' ? toldByCards : toldByPapers;
  const value = reading && told.map((name) => reading.fields[name]?.value).find(Boolean);
  return [
    value ?? '',
    reading?.type ?? '',
    reading?.side ? sides[reading.side] : 1,
    paper.evidence.sha256,
    reading?.pages[0] ?? 0,
    paper.id,
  ].join(' ');
}

function keyed(papers: readonly KeptPaper[]): KeyedPaper[] {
  const read = papers.flatMap((paper): Omit<KeyedPaper, 'key'>[] =>
    paper.readings.length === 0 ? [{ paper, reading: null }] : paper.readings.map((reading) => ({ paper, reading })),
  );
  return kinds.flatMap((kind) => {
    const own = read.filter(({ reading }) => (reading?.kind ?? 'other') === kind);
    const sorted = own.map((one) => ({ one, order: orderOf(one) })).sort((a, b) => (a.order < b.order ? -1 : 1));
    return sorted.map(({ one }, index) => ({ ...one, key: `${evidenceLetters[kind]}${index + 1}` }));
  });
}

export function paperKeys(papers: readonly KeptPaper[]): PaperKeys {
  const all = keyed(papers);
  const byReading = new Map(all.flatMap(({ reading, key }) => (reading ? [[reading, key] as const] : [])));
  const byFile = new Map<string, KeyedPaper[]>();
  for (const one of all) byFile.set(one.paper.id, [...(byFile.get(one.paper.id) ?? []), one]);
  const ofReading = (reading: Reading): string => byReading.get(reading) ?? '';
  const statementOf = (paper: string, page: number): string => {
    const own = (byFile.get(paper) ?? []).filter(({ reading }) => reading?.kind === 'bank_statement');
    return (own.find(({ reading }) => reading?.pages.includes(page)) ?? own[0])?.key ?? '';
  };
  return {
    all,
    ofReading,
    ofFile: (paper) => (byFile.get(paper) ?? []).map(({ key }) => key),
    place: (reading, field, part = 'figure') => {
      const found = reading.fields[field] ?? null;
      const value = found?.value;
      return {
        key: ofReading(reading),
        page: found?.page ?? null,
        box: found?.box ?? null,
        what: field,
        part,
        printed: kindOfField(field) === 'money' && typeof value === 'number' ? Math.round(value) : null,
      };
    },
    booking: ({ page, box, date, amount }, paper, part = 'figure') => ({
      key: statementOf(paper, page),
      page,
      box,
      what: date,
      part,
      printed: amount,
    }),
  };
}
