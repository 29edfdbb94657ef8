import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { createEngineHost } from '@vesta/engine/isolation/engine-host';
import sharp from 'sharp';
import { identityPictures } from './lib/accuracy/identity-pictures.ts';
import { root } from './lib/paths.ts';
import { childPeakBytes } from './lib/process-figures.ts';
import type { Benchmark } from './lib/table.ts';
import { atMost } from './lib/verdict.ts';

const TODAY = '2026-11-15';
const MEGABYTE = 1024 * 1024;
/** Half of what a photograph took before the weights were our own. */
const TARGET_MB = 330;
const [WIDE, HIGH] = [4032, 3024];
/** Both sides of a card, a sheet of paper and a passport. */
const PICTURES = 5;

/** Photographs as large as phones take them: drawn larger, with a grain that keeps them from packing small. */
async function* largePhotographs(): AsyncGenerator<Uint8Array> {
  let left = PICTURES;
  for await (const { bytes } of identityPictures(TODAY, ['memory'], 'light')) {
    if (left === 0) return;
    left -= 1;
    const noise = { type: 'gaussian', mean: 128, sigma: 12 } as const;
    const grain = await sharp({ create: { width: WIDE, height: HIGH, channels: 3, background: '#808080', noise } })
      .png()
      .toBuffer();
    yield await sharp(bytes)
      .resize(WIDE, HIGH, { fit: 'cover' })
      .composite([{ input: grain, blend: 'soft-light' }])
      .jpeg({ quality: 92 })
      .toBuffer();
  }
}

/** The most that the server's own reading process ever held while it read and checked them, one after the other. */
async function measured(): Promise<{ readonly read: number; readonly peakMb: number }> {
  const entry = pathToFileURL(path.join(root, 'apps', 'server', 'dist', 'evidence-engine.worker.js'));
  const host = createEngineHost({ entry, processes: 1 });
  let [read, peakMb] = [0, 0];
  try {
    for await (const bytes of largePhotographs()) {
      const outcome = await host.run({ kind: 'read', bytes, options: { today: TODAY } });
      if (!outcome.ok) throw new Error(`the reader gave up: ${outcome.problem}`);
      read += 1;
      peakMb = Math.max(peakMb, (await childPeakBytes()) / MEGABYTE);
    }
  } finally {
    await host.close();
  }
  return { read, peakMb };
}

export const benchmark: Benchmark = {
  title: 'Memory for photographs of twelve megapixels, read and checked',
  run: async () => {
    const { read, peakMb } = await measured();
    return {
      columns: ['What', 'Measured', 'Target', 'Verdict'],
      rows: [
        [
          `largest of ${read} photographs in one process`,
          `${peakMb.toFixed(0)} MB`,
          `≤ ${TARGET_MB} MB`,
          atMost(peakMb, TARGET_MB),
        ],
      ],
      notes: [
        'Resident memory of the reading process at its peak, with all checks of the picture, as the server starts it. Photographs of drawn cards and a passport, 4032 × 3024 pixels.',
      ],
    };
  },
};
