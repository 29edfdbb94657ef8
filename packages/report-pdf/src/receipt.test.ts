import { PDFDocument } from '@cantoo/pdf-lib';
import { expect, test } from 'vitest';
import { type ReceiptPaper, setReceipt } from './receipt.ts';

const paper: ReceiptPaper = {
  language: 'de',
  title: 'Quittung',
  sandbox: null,
  seller: { name: 'Vesta', lines: ['Via dell’Esempio 1', 'info@vesta.example'] },
  facts: [
    { label: 'Nummer', value: '2026-000017' },
    { label: 'Bezahlt von', value: '#let x = "*Jürgen* Großmann" [$' },
  ],
  columns: { what: 'Wofür', amount: 'Betrag' },
  items: [{ what: 'Vesta-Bericht', amount: '20,00 €' }],
  total: { label: 'Summe', amount: '20,00 €' },
  note: 'Danke.',
  footer: 'Quittung 2026-000017',
};

test('a receipt is one page, says what it is, and a name full of signs stays a name', async () => {
  const pdf = await PDFDocument.load(setReceipt(paper));
  expect(pdf.getPageCount()).toBe(1);
  expect(pdf.getTitle()).toBe('Quittung 2026-000017');
});

test('the same facts give the same paper, and a sandbox one is another', () => {
  const once = setReceipt(paper);
  expect(Buffer.from(setReceipt(paper)).equals(Buffer.from(once))).toBe(true);
  expect(setReceipt({ ...paper, sandbox: 'Es ist kein Geld geflossen.' }).length).not.toBe(once.length);
});
