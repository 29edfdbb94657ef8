import { expect, test } from 'vitest';
import { laidOutPage } from '../../../extraction/fixtures/laid-out-page.ts';
import { linesOfAll } from '../../recognise/page-text.ts';
import { amountInCell } from './cell-figures.ts';

const cells = (...texts: string[]): string => texts.map((text) => text.padEnd(46)).join('');

test('INC-01 the second line of a numbered caption is no caption of its own', () => {
  const lines = linesOfAll([
    laidOutPage([
      cells('LM36 Reddito netto', 'LM38 Reddito al netto delle perdite soggetto ad'),
      cells('', 'imposta sostitutiva'),
      '',
      cells('34.726,00', '34.726,00'),
      cells('LM39 Imposta sostitutiva 15%', 'LM45 Acconti'),
      '',
      cells('5.209,00', '3.166,00'),
    ]),
  ]);
  expect(amountInCell(lines, /imposta sostitutiva/)?.value).toBe(520_900);
});
