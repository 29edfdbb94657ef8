import { samplePaper } from '@vesta/report-pdf/testing/sample-paper';
import { expect, test } from 'vitest';
import { createIsolatedPrinter } from './isolated-printer.ts';
import type { PrintJob } from './port.ts';

const at = new Date('2026-11-15T10:00:00Z');
const seal = { name: 'Vesta', reason: 'Report', location: 'Milano', at, code: 'x' };

test('a paper is set in a process of its own while this one goes on; a broken one fails and the next is served', async () => {
  const printer = createIsolatedPrinter();
  try {
    const paper = samplePaper('https://vesta.example/verify-report?token=x');
    let turns = 0;
    const counting = setInterval(() => {
      turns += 1;
    }, 5);
    const pdf = await printer.print({ kind: 'report', paper, seal });
    clearInterval(counting);
    expect(Buffer.from(pdf.subarray(0, 5)).toString()).toBe('%PDF-');
    expect(turns).toBeGreaterThan(10);
    await expect(printer.print({ kind: 'report', paper: {}, seal } as unknown as PrintJob)).rejects.toThrow(
      'a report could not be printed: crashed',
    );
    expect((await printer.print({ kind: 'report', paper, seal })).length).toBe(pdf.length);
  } finally {
    await printer.close();
  }
}, 60_000);
