import type { Page } from '../../evidence/page.ts';
import type { DocumentReader, ReadContext, Reading, Recognition } from '../reading.ts';
import { namedPaper } from '../recognise/named-paper.ts';
import { readGermanSlip } from './de/read-slip.ts';
import { familyOf } from './family-of.ts';
import { fieldsOf, unreadOf } from './fields.ts';
import { readItalianSlip } from './it/read-slip.ts';
import { recognisePayslip } from './recognise.ts';

const textOf = (pages: readonly Page[]): string =>
  pages.flatMap(({ words }) => words.map((word) => word.text)).join(' ');

async function read(pages: readonly Page[], recognition: Recognition, context: ReadContext): Promise<Reading> {
  if (recognition.type === 'presence_sheet') return namedPaper(pages, { ...recognition, layout: null });
  const country = recognition.country === 'DE' ? 'DE' : 'IT';
  const family = familyOf(textOf(pages), country);
  const draft = country === 'DE' ? readGermanSlip(pages, family, context.today) : readItalianSlip(pages, context.today);
  const proven = draft.confirmations.some(({ rule, outcome }) => rule === 'payslip_net' && outcome === 'passed');
  return {
    kind: 'payslip',
    type: 'payslip',
    country,
    layout: family?.layout ?? recognition.layout,
    side: null,
    confidence: proven ? Math.max(recognition.score, 0.97) : recognition.score,
    pages: pages.map(({ number }) => number),
    fields: fieldsOf(draft),
    transactions: [],
    confirmations: draft.confirmations,
    unread: unreadOf(draft, country),
  };
}

/** Payslips of Italy and Germany, and the presence sheets that are taken for them. */
export const payslipReader: DocumentReader = { kind: 'payslip', recognise: recognisePayslip, read };
