import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { PDFDocument } from '@cantoo/pdf-lib';
import sharp from 'sharp';
import { afterEach, expect, test, vi } from 'vitest';
import { limits } from '../evidence/limits.ts';
import { ownWeights as ocr } from '../evidence/ocr/own-weights.ts';
import { withPdf } from '../evidence/pdf/open-pdf.ts';
import { pixelsOf } from '../evidence/pdf/recognise-scans.ts';
import { inspectFile } from '../pipeline.ts';
import { paperPdf } from './testing/paper-pdf.ts';

/** A slip whose deductions do not lead from its gross to its net. */
const slip = [
  'Nordwind GmbH          Entgeltabrechnung          Abrechnungsmonat: 10/2026',
  'Personal-Nr. 4711      Anna Lindner               Steuerklasse 1',
  '',
  'Bezeichnung                                            Betrag',
  'Gehalt                                               3.000,00',
  'Gesamtbrutto                                         3.000,00',
  'Lohnsteuer                                             340,00',
  'Krankenversicherung                                    250,00',
  'Rentenversicherung                                     279,00',
  'Summe der Abzüge                                       869,00',
  'Nettoverdienst                                       2.231,00',
  'Auszahlungsbetrag                                    2.231,00',
];

async function scanned(paper: Uint8Array): Promise<Uint8Array> {
  const drawn = await withPdf(paper, async (pdf) => (await pixelsOf(pdf, 0, limits))?.raster ?? null);
  if (!drawn || typeof drawn === 'string') throw new Error('not drawn');
  const { width, height, pixels } = drawn;
  const document = await PDFDocument.create();
  const image = await document.embedPng(
    await sharp(pixels, { raw: { width, height, channels: 1 } })
      .png()
      .toBuffer(),
  );
  document.addPage([700, 842]).drawImage(image, { x: 0, y: 0, width: 700, height: 842 });
  document.setCreationDate(new Date(0));
  document.setModificationDate(new Date(0));
  return document.save();
}

/** A machine on which all clocks run this many times as fast seems that much slower to whoever looks at them. */
function hurry(times: number): void {
  const [now, elapsed, tick] = [Date.now.bind(Date), performance.now.bind(performance), process.hrtime.bigint];
  vi.spyOn(Date, 'now').mockImplementation(() => now() * times);
  vi.spyOn(performance, 'now').mockImplementation(() => elapsed() * times);
  vi.spyOn(process.hrtime, 'bigint').mockImplementation(() => tick() * BigInt(times));
}

afterEach(() => {
  vi.restoreAllMocks();
});

test('the same bytes are read alike where the clock runs twenty times as fast', { timeout: 120_000 }, async () => {
  const file = await scanned(paperPdf(slip));
  const read = () => inspectFile(file, { today: '2026-11-15', ocr });
  const calmly = await read();
  hurry(20);
  expect(await read()).toEqual(calmly);
  // What it says was read from pixels, doubted, and looked at twice: every pass ran, and cost what it always costs.
  expect(calmly.fields.net?.value).toBe(223_100);
  expect(calmly.file.work?.steps.map(({ pass, done, retry }) => [pass, done, retry?.why])).toEqual([
    ['page', true, undefined],
    ['figures', true, 'sums_do_not_come_out'],
  ]);
});

const rooms = ['banks', 'checks', 'coverage', 'documents', 'evidence', 'extraction', 'pipeline', 'transactions'];
const clock =
  /\bDate\.now\b|\bperformance\.|\bhrtime\b|\bset(?:Timeout|Interval)\b|\bAbortSignal\.timeout\b|new Date\(\)/;

test('nothing that reads or judges looks at a clock', () => {
  const source = fileURLToPath(new URL('..', import.meta.url));
  const files = rooms.flatMap((room) =>
    readdirSync(`${source}${room}`, { recursive: true, encoding: 'utf8' }).map((name) => `${room}/${name}`),
  );
  const read = files.filter(
    (name) => name.endsWith('.ts') && !name.endsWith('.test.ts') && !name.includes('/testing/'),
  );
  expect(read.length).toBeGreaterThan(500);
  expect(read.filter((name) => clock.test(readFileSync(`${source}${name}`, 'utf8')))).toEqual([]);
});
