import { create } from 'qrcode';
import { expect, test } from 'vitest';
import { qrPath } from './qr-path.ts';

test('the drawing has every dark module of the code, inside a quiet margin', () => {
  const link = 'https://it.vesta.example/it/phone-upload#handover=abcdefghijklmnopqrstuvwxyz';
  const { size, path } = qrPath(link);
  const { modules } = create(link, { errorCorrectionLevel: 'M' });
  expect(size).toBe(modules.size + 8);
  const runs = [...path.matchAll(/M(\d+) (\d+)h(\d+)/g)].map(
    ([, x, y, run]) => [Number(x), Number(y), Number(run)] as const,
  );
  const dark = runs.reduce((sum, [, , run]) => sum + run, 0);
  expect(dark).toBe([...modules.data].filter(Boolean).length);
  for (const [x, y] of runs) expect(Math.min(x, y)).toBeGreaterThanOrEqual(4);
});
