import { createOcr } from '@vesta/engine/evidence/ocr/create-ocr';
import type { Case } from './lib/forgeries/cases.ts';
import { forgeryTable } from './lib/forgeries/forgery-table.ts';
import { digital, gatherInTurn, howToRead, leavesPixels, numberFrom, SEED } from './lib/forgeries/gather.ts';
import { judgeCases } from './lib/forgeries/judge-case.ts';
import type { Benchmark } from './lib/table.ts';

async function ofPictures(photographed: number, scanned: number): Promise<Case[]> {
  const ocr = await createOcr();
  try {
    const identity = await gatherInTurn(photographed, ['identity_document'], ocr, () => true);
    return [...identity, ...(await gatherInTurn(scanned, digital, ocr, leavesPixels))];
  } finally {
    await ocr.close();
  }
}

export const benchmark: Benchmark = {
  title: 'Forged photographs and scans',
  async run() {
    const [photographed, scanned] = [numberFrom('VESTA_FORGERY_PICTURES', 5), numberFrom('VESTA_FORGERY_SCANS', 5)];
    return forgeryTable(judgeCases(await ofPictures(photographed, scanned)), [
      `Photographed identity papers of ${photographed} people invented from the seed “${SEED}”, scanned papers of ${scanned}. Each recipe in three strengths for each of them, on their papers in turn.`,
      ...howToRead,
      'A scan or a screen picture of an edited page has nothing left but what it says: its sums, read twice, and the other papers. That it is not the issuer’s file is told besides, and not counted as caught.',
      'Somebody else’s portrait under noise like the camera’s own, and a scan on which every sum was adapted, leave nothing in the picture itself. A later expiry is told by the zone on the back, if both are read. Words below a scan that differ by a digit which looks like the right one are not told: the picture is read instead.',
    ]);
  },
};
