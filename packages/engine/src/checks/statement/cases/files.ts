import { pageOf } from '../../../evidence/testing/page-of-rows.ts';
import { casesOf, type RuleCases } from '../../run/testing/cases.ts';
import { contextOf, mario } from '../../run/testing/context.ts';
import { evidenceOf, paperOf } from '../../run/testing/papers.ts';
import type { InspectedPaper } from '../../subject.ts';
import { bankIsChosenBank } from '../chosen-bank.ts';
import { bankHolderMatch } from '../holder-match.ts';
import { bankLocked } from '../locked.ts';
import { bankPdfOnly } from '../pdf-only.ts';
import { readStatement, statementPaper } from '../testing/statements.ts';
import { bankUnreadable } from '../unreadable.ts';

const closed = (problem: 'encrypted' | 'timeout', expected: InspectedPaper['expected']): InspectedPaper => ({
  ...paperOf('a', []),
  evidence: evidenceOf({ problem }),
  expected: expected ?? null,
});

const ofBank = (code: string | null) => readStatement({ fields: { bank_code: code, bank: 'Banca' } });
const intesa = contextOf({ chosen_bank: '03069' });

const held = (holder: string, confidence: number) => readStatement({ fields: { holder: [holder, confidence] } });
const asked = contextOf(mario);

export const filesCases: readonly RuleCases[] = [
  casesOf(bankPdfOnly, {
    passed: ['the PDF of online banking', () => readStatement({}, { format: 'pdf' })],
    failed: ['a photo of the statement', () => readStatement({}, { format: 'jpeg' })],
    edge: {
      said: 'passed',
      when: [
        'bookings as the bank sends them between machines',
        () => readStatement({}, { format: 'camt', pages: [] }),
      ],
    },
    inconclusive: ['a file of no known kind', () => readStatement({}, { format: 'unknown' })],
  }),
  casesOf(bankLocked, {
    passed: ['a statement that opens', () => statementPaper('a', {})],
    failed: ['a statement under a password', () => closed('encrypted', 'bank_statement')],
    edge: {
      said: 'failed critical',
      when: ['under a password, asked for by its type', () => closed('encrypted', 'account_statement')],
    },
    inconclusive: ['a file that took too long to open', () => closed('timeout', 'bank_statement')],
  }),
  casesOf(bankUnreadable, {
    passed: ['rows were read', () => readStatement({ rows: [['2026-10-05', -1_000, 'POS']] })],
    failed: ['no row was read', () => readStatement({ unread: ['transactions'] })],
    edge: { said: 'passed', when: ['an account that did not move has no row to read', () => readStatement({})] },
    inconclusive: [
      'a single row was read and others were not',
      () => readStatement({ rows: [['2026-10-05', -1_000, 'POS']], unread: ['transactions'] }),
    ],
  }),
  casesOf(bankIsChosenBank, {
    passed: ['the number of the chosen bank', () => ofBank('03069'), intesa],
    failed: ['the number of another bank', () => ofBank('02008'), intesa],
    edge: { said: 'passed', when: ['another number of the same house', () => ofBank('03385'), intesa] },
    inconclusive: ['a number that no list holds', () => ofBank('99999'), intesa],
  }),
  casesOf(bankHolderMatch, {
    passed: ['one of two holders, surname first', () => held('BIANCHI ANNA E ROSSI MARIO', 0.95), asked],
    failed: ['another person', () => held('VERDI LUCA', 0.95), asked],
    edge: [
      {
        said: 'failed critical',
        when: ['the partner alone, read just well enough to contradict', () => held('ROSSI ANNA', 0.7), asked],
      },
      { said: 'inconclusive', when: ['the same, read a little worse', () => held('ROSSI ANNA', 0.69), asked] },
      {
        said: 'failed warning',
        when: [
          'the same, above the address that the bank writes to',
          () => readStatement({ fields: { holder: ['ROSSI ANNA', 0.69], address: 'Via Roma 1 20121 Milano' } }),
          asked,
        ],
      },
    ],
    inconclusive: [
      'another name read from pixels',
      () => readStatement({ holder: 'VERDI LUCA' }, { pages: [pageOf([], { origin: 'ocr' })] }),
      asked,
    ],
  }),
];
