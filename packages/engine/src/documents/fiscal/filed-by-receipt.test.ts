import { expect, test } from 'vitest';
import { filedByReceipt } from './filed-by-receipt.ts';
import { readPages } from './testing/read-pages.ts';
import { valuesOf } from './testing/values-of.ts';

const form = ['REDDITI PERSONE FISICHE 2026   PERIODO D’IMPOSTA 2025', 'CODICE FISCALE BNCLCU85C10H501B'];
const receipt = (year: string): string[] => [
  'COMUNICAZIONE DI AVVENUTO RICEVIMENTO  PERSONE FISICHE  SERVIZIO TELEMATICO',
  'protocollo 26093012345678901 - 000001',
  `Periodo d’imposta 01/01/${year}`,
  'Codice fiscale BNCLCU85C10H501B',
];

test('the receipt beside a return proves that it was filed', async () => {
  const [filed] = filedByReceipt([await readPages(form), await readPages(receipt('2025'))]);
  expect(filed && valuesOf(filed)).toMatchObject({ is_filed: true, protocol: '26093012345678901-000001' });
});

test('the receipt of another year proves nothing', async () => {
  const [open] = filedByReceipt([await readPages(form), await readPages(receipt('2024'))]);
  expect(open && valuesOf(open).is_filed).toBeNull();
});
