import { inspectFile } from '@vesta/engine/pipeline';
import { expect, test } from 'vitest';
import { pageBoxOf } from './facts-of.ts';
import { storedReadingOf } from './stored-reading.ts';

const SHEET = { width: 595, height: 842 };
/** Where the amount stands on the sheet, in points from its lower left corner. */
const AMOUNT = { x: 400, y: 700 };

const line = (x: number, y: number, text: string): string => `BT /F1 10 Tf ${x} ${y} Td (${text}) Tj ET`;

/** A statement of one page that its file turns clockwise. */
function turnedStatement(angle: number): Uint8Array {
  const drawing = [
    line(50, 780, 'Kontoauszug 10/2026   IBAN DE89 3704 0044 0532 0130 00'),
    line(50, AMOUNT.y, 'Neuer Kontostand vom 31.10.2026'),
    line(AMOUNT.x, AMOUNT.y, '1.250,00 EUR'),
  ].join('\n');
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Count 1 /Kids [3 0 R] >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${SHEET.width} ${SHEET.height}] /Rotate ${angle}
        /Resources << /Font << /F1 << /Type /Font /Subtype /Type1 /BaseFont /Helvetica >> >> >> /Contents 4 0 R >>`,
    `<< /Length ${drawing.length} >>\nstream\n${drawing}\nendstream`,
  ];
  const body = objects.map((object, index) => `${index + 1} 0 obj\n${object}\nendobj\n`).join('');
  return new TextEncoder().encode(`%PDF-1.4\n${body}trailer\n<< /Size 5 /Root 1 0 R >>\n%%EOF`);
}

/** The corner that AMOUNT names, in shares of the page as it is displayed after a turn clockwise. */
const [right, up] = [AMOUNT.x / SHEET.width, AMOUNT.y / SHEET.height];
const corners: Record<number, readonly [number, number]> = {
  0: [right, 1 - up],
  90: [up, right],
  180: [1 - right, up],
  270: [1 - up, 1 - right],
};

test.each([0, 90, 180, 270])('the place of a value is that on the page as displayed, turned by %i', async (angle) => {
  const inspection = await inspectFile(turnedStatement(angle), { today: '2026-11-10', checks: false });
  const { pages, paper } = storedReadingOf('a', inspection);
  const found = paper.readings[0]?.fields.closing_balance;
  expect(found?.value).toBe(125_000);
  const box = pageBoxOf(pages, found?.page ?? null, found?.box ?? null);
  const [x = 0, y = 0] = corners[angle] ?? [];
  const AIR = 0.02;
  expect(box).not.toBeNull();
  expect(x).toBeGreaterThan((box?.left ?? 1) - AIR);
  expect(x).toBeLessThan((box?.right ?? 0) + AIR);
  expect(y).toBeGreaterThan((box?.top ?? 1) - AIR);
  expect(y).toBeLessThan((box?.bottom ?? 0) + AIR);
});
