import { createOcr } from '@vesta/engine/evidence/ocr/create-ocr';
import type { Case } from './lib/forgeries/cases.ts';
import { forgeryTable } from './lib/forgeries/forgery-table.ts';
import { digital, gather, howToRead, leavesPixels, numberFrom, SEED } from './lib/forgeries/gather.ts';
import { judgeCases } from './lib/forgeries/judge-case.ts';
import type { Benchmark } from './lib/table.ts';

async function ofPictures(photographed: number, scanned: number): Promise<Case[]> {
  const ocr = await createOcr();
  try {
    const identity = await gather(photographed, ['identity_document'], ocr, () => false);
    return [...identity, ...(await gather(scanned, digital, ocr, (name) => !leavesPixels(name)))];
  } finally {
    await ocr.close();
  }
}

export const benchmark: Benchmark = {
  title: 'Forged photographs and scans',
  async run() {
    const [photographed, scanned] = [numberFrom('VESTA_FORGERY_PICTURES', 2), numberFrom('VESTA_FORGERY_SCANS', 1)];
    return forgeryTable(judgeCases(await ofPictures(photographed, scanned)), [
      `Photographed identity papers of ${photographed} people invented from the seed “${SEED}”, scanned papers of ${scanned}.`,
      ...howToRead,
      'A scan or a screen picture of an edited page has nothing left but its sums. What is told of it besides, that it is not the issuer’s file, is not counted as caught.',
    ]);
  },
};
