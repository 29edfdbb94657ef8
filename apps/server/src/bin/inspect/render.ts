import type { InspectedDocument, Inspection } from '@vesta/engine/pipeline/inspection';
import type { CheckWords } from './check-words.ts';
import { renderFindings } from './render-findings.ts';
import { renderTrace } from './render-trace.ts';
import { table } from './table.ts';
import { placeText, shortText } from './terminal-text.ts';
import { unreadPages } from './unread-pages.ts';

const marks = { passed: 'ok', failed: 'FAILED', inconclusive: 'open' } as const;

const euros = (cents: number | null): string => (cents === null ? '' : (cents / 100).toFixed(2));

const section = (title: string, rows: readonly string[]): string[] => (rows.length === 0 ? [] : ['', title, ...rows]);

function documentLines(document: InspectedDocument): string[] {
  const { fields, transactions, checks, unread } = document;
  const found = Object.entries(fields).flatMap(([name, field]) =>
    field
      ? [
          [
            name,
            shortText(String(field.value)),
            shortText(`"${field.raw}"`),
            placeText(field.page, field.box),
            field.confidence.toFixed(2),
          ],
        ]
      : [],
  );
  const bookings = transactions.map(({ date, value_date, amount, balance, description, page }) => [
    date,
    value_date ?? '',
    euros(amount),
    euros(balance),
    shortText(description),
    `p.${page}`,
  ]);
  const judged = checks.map((check) => [
    marks[check.outcome],
    check.id,
    check.outcome === 'passed' ? '' : shortText(`expected ${check.expected ?? '-'}, found ${check.found ?? '-'}`),
    placeText(check.page, check.box),
  ]);
  return [
    ...section('Fields', table(found)),
    ...section(`Transactions (${transactions.length})`, table(bookings)),
    ...section('Sums and digits', table(judged)),
    ...section('Not read', unread.length === 0 ? [] : [`  ${unread.join(', ')}`]),
  ];
}

const titleOf = ({ kind, type, country, layout, confidence, pages }: InspectedDocument): string =>
  `${type} (${[kind, country, layout].filter(Boolean).join(', ')}), pages ${pages.join(', ')}, confidence ${confidence.toFixed(2)}`;

/** What was found out about one file, for a person at a terminal. */
export function renderInspection(inspection: Inspection, words: CheckWords, { trace = false } = {}): string {
  const { file, verdict, expected, documents, type } = inspection;
  const wordCount = file.pages.reduce((sum, page) => sum + page.words, 0);
  const origins = [...new Set(file.pages.map((page) => page.origin))].join(', ');
  const head = table([
    [
      'Verdict',
      expected && verdict === 'wrong_kind' ? `${verdict}: expected ${expected}, found ${type ?? 'nothing'}` : verdict,
    ],
    [
      'File',
      `${file.format}, ${file.size} bytes, ${file.pages.length} pages, ${wordCount} words${origins ? ` (${origins})` : ''}`,
    ],
    ['SHA-256', file.sha256],
    ...(file.problem ? [['Problem', [file.problem, ...unreadPages(file.pages)].join('; ')]] : []),
  ]);
  const papers = documents.flatMap((document, index) => [
    '',
    `${documents.length > 1 ? `Paper ${index + 1}: ` : 'Paper: '}${titleOf(document)}`,
    ...documentLines(document),
  ]);
  const story = trace ? renderTrace(file) : [];
  const findings = renderFindings(inspection.findings, words);
  return [shortText(file.name ?? 'file'), ...head, ...story, ...papers, ...findings, ''].join('\n');
}
