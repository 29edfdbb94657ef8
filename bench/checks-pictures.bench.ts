import { existsSync, readFileSync } from 'node:fs';
import { bothTogether } from './lib/forgeries/both-together.ts';
import { picturesByHelpers } from './lib/forgeries/by-helpers.ts';
import { forgeryTable } from './lib/forgeries/forgery-table.ts';
import { howToRead, numberFrom, SEED } from './lib/forgeries/gather.ts';
import { judgeCases } from './lib/forgeries/judge-case.ts';
import { resultsFile } from './lib/paths.ts';
import type { Benchmark } from './lib/table.ts';

export const benchmark: Benchmark = {
  title: 'Forged photographs and scans',
  async run() {
    const [photographed, scanned] = [numberFrom('VESTA_FORGERY_PICTURES', 4), numberFrom('VESTA_FORGERY_SCANS', 4)];
    const judged = judgeCases(await picturesByHelpers(photographed, scanned));
    const together = bothTogether(judged, existsSync(resultsFile) ? readFileSync(resultsFile, 'utf8') : '');
    return forgeryTable(judged, [
      ...(together === null ? [] : [together]),
      `Photographed identity papers of ${photographed} people invented from the seed “${SEED}”, scanned papers of ${scanned}. Each recipe in three strengths for each of them, on their papers in turn.`,
      ...howToRead,
      'A scan or a screen picture of an edited page has nothing left but what it says: its sums, read twice, and the other papers. That it is not the issuer’s file is told besides, and not counted as caught.',
      'A scan on which every sum was adapted leaves nothing in the picture itself. A later expiry is told by letters sharper than the lens, or by the zone on the back, if both are read. Words below a scan that differ by a digit which looks like the right one are not told: the picture is read instead.',
    ]);
  },
};
