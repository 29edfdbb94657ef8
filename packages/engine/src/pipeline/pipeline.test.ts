import { describe, expect, test } from 'vitest';
import { type InspectOptions, inspectFile } from '../pipeline.ts';
import type { Inspection } from './inspection.ts';
import { paperPdf } from './testing/paper-pdf.ts';
import { unreadableFile } from './unreadable-file.ts';
import { verdictOf } from './verdict.ts';

const today = '2026-11-15';
const inspect = (bytes: Uint8Array, options: Partial<InspectOptions> = {}) => inspectFile(bytes, { today, ...options });

const certificate = [
  'Ausdruck der elektronischen Lohnsteuerbescheinigung f\xfcr 2025',
  '1. Bescheinigungszeitraum 01.01. - 31.12.',
  '2. Zeitraeume ohne Anspruch',
  '3. Bruttoarbeitslohn einschl. Sachbezuege ohne 9. und 10.       48.000,00',
  '4. Einbehaltene Lohnsteuer von 3.                                7.200,00',
  '5. Einbehaltener Solidaritaetszuschlag von 3.',
  '6. Einbehaltene Kirchensteuer des Arbeitnehmers von 3.',
  '',
  'Identifikationsnummer 65 929 970 489',
  '',
  'Anschrift des Arbeitgebers:',
  'Nordwind Logistik GmbH',
  'Hafenweg 7',
  '20457 Hamburg',
];

const invoice = ['Rechnung', 'Rechnungsnr. 4711', 'Pos. Menge Einzelpreis', 'Zwischensumme 100,00 zzgl. MwSt.'];

/** Without the word of the rules, which are listed after it. */
const ofReader = ({ checks }: Inspection) => checks.filter(({ id }) => !id.startsWith('R_'));

describe('inspecting a file', () => {
  test('says what it is, what it says, where, and what confirms it', async () => {
    const inspection = await inspect(paperPdf(certificate), { fileName: 'lstb.pdf', expected: 'fiscal_document' });
    expect(inspection).toMatchObject({
      version: 1,
      verdict: 'read',
      kind: 'fiscal_document',
      type: 'lohnsteuerbescheinigung',
      country: 'DE',
      pages: [1],
      file: { name: 'lstb.pdf', format: 'pdf', problem: null, pages: [{ number: 1, origin: 'text' }] },
    });
    expect(inspection.fields.gross_income).toMatchObject({ value: 4_800_000, raw: '48.000,00', page: 1 });
    expect(ofReader(inspection).map(({ id, outcome }) => [id, outcome])).toEqual([
      ['file_kind', 'passed'],
      ['steuer_id_check', 'passed'],
    ]);
  });

  test('the main paper is repeated at the top and listed among all', async () => {
    const inspection = await inspect(paperPdf(invoice, certificate));
    expect(inspection.documents.map(({ type, pages }) => [type, pages])).toEqual([
      ['invoice', [1]],
      ['lohnsteuerbescheinigung', [2]],
    ]);
    expect(inspection.fields).toEqual(inspection.documents[1]?.fields);
  });

  test('a paper of another kind is refused by its name', async () => {
    const inspection = await inspect(paperPdf(invoice), { expected: 'payslip' });
    expect(inspection).toMatchObject({ verdict: 'wrong_kind', kind: 'other', type: 'invoice', expected: 'payslip' });
    expect(ofReader(inspection)).toEqual([
      expect.objectContaining({
        id: 'file_kind',
        outcome: 'failed',
        level: 'critical',
        expected: 'payslip',
        found: 'invoice',
      }),
    ]);
  });

  test('a failed check digit is told as a failed check', async () => {
    const wrong = certificate.map((line) => line.replace('970 489', '970 488'));
    const inspection = await inspect(paperPdf(wrong));
    expect(inspection.verdict).toBe('failed_checks');
    expect(inspection.checks.find(({ id }) => id === 'steuer_id_check')).toMatchObject({
      outcome: 'failed',
      level: 'critical',
      message: 'checks.steuer_id_check.failed',
    });
  });

  test('what nobody knows is unreadable, and not a wrong kind', async () => {
    const inspection = await inspect(paperPdf(['Liebe Anna, bis morgen']), { expected: 'payslip' });
    expect(inspection).toMatchObject({ verdict: 'unreadable', type: 'unknown' });
    expect(inspection.checks[0]).toMatchObject({ id: 'file_kind', outcome: 'inconclusive' });
  });

  test('a file that banks send between machines is a statement without pages', async () => {
    const swift = [
      ':20:STARTUMS',
      ':25:37040044/0532013000',
      ':28C:00001/001',
      ':60F:C261001EUR1000,00',
      ':61:2610051005C1800,00NTRFNONREF',
      ':86:166?00GUTSCHRIFT?20LOHN OKTOBER?32NORDWIND LOGISTIK GMBH',
      ':62F:C261031EUR2800,00',
      '-',
    ].join('\r\n');
    const inspection = await inspect(new TextEncoder().encode(swift), { expected: 'bank_statement' });
    expect(inspection).toMatchObject({ verdict: 'read', kind: 'bank_statement', file: { format: 'mt940', pages: [] } });
    expect(inspection.transactions).toEqual([expect.objectContaining({ date: '2026-10-05', amount: 180_000 })]);
  });

  test('a file that took its reader down is still named by its bytes', () => {
    const inspection = unreadableFile(paperPdf(certificate), 'out_of_memory', {
      expected: 'payslip',
      name: 'bomb.pdf',
    });
    expect(inspection).toMatchObject({
      verdict: 'unreadable',
      file: { name: 'bomb.pdf', format: 'pdf', problem: 'out_of_memory' },
    });
    expect(inspection.checks[0]).toMatchObject({ id: 'file_kind', outcome: 'inconclusive' });
  });

  test.each([
    ['an empty file', new Uint8Array(), 'empty'],
    ['half a PDF', paperPdf(certificate).slice(0, 40), 'corrupt'],
    ['something else', new TextEncoder().encode('hello'), 'unsupported'],
  ])('%s is unreadable and says why', async (_, bytes, problem) => {
    const inspection = await inspect(bytes);
    expect(inspection).toMatchObject({
      verdict: 'unreadable',
      kind: null,
      type: null,
      documents: [],
      file: { problem },
    });
  });

  test('UPL-05 the rules speak with their working, in the list of checks as in the findings', async () => {
    const inspection = await inspect(paperPdf(certificate), { expected: 'payslip' });
    const finding = inspection.findings.find(({ rule }) => rule === 'R_FILE_CLASSIFICATION');
    expect(finding).toMatchObject({
      outcome: 'failed',
      level: 'critical',
      blocking: true,
      working: [{ what: 'kind', expected: 'payslip', found: 'lohnsteuerbescheinigung', page: 1 }],
    });
    expect(inspection.checks).toContainEqual(
      expect.objectContaining({ id: 'R_FILE_CLASSIFICATION', outcome: 'failed', expected: 'payslip' }),
    );
  });

  test('what is only worth a look does not fail a paper, what is critical does', async () => {
    const { documents } = await inspect(paperPdf(certificate));
    const [main] = documents.map(({ checks, ...reading }) => ({ ...reading, confirmations: [] }));
    const verdictWith = (level: 'warning' | 'critical') =>
      verdictOf(main ?? null, null, [
        { id: 'R_X', outcome: 'failed', level, message: '', expected: 1, found: 2, page: null, box: null },
      ]);
    expect([verdictWith('warning'), verdictWith('critical')]).toEqual(['read', 'failed_checks']);
  });

  test('read only, nobody asks the rules', async () => {
    expect((await inspect(paperPdf(certificate), { checks: false })).findings).toEqual([]);
  });
});
