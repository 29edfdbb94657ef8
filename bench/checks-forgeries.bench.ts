import { forgeryTable } from './lib/forgeries/forgery-table.ts';
import { digital, gather, howToRead, leavesPixels, numberFrom, SEED } from './lib/forgeries/gather.ts';
import { judgeCases } from './lib/forgeries/judge-case.ts';
import type { Benchmark } from './lib/table.ts';

export const benchmark: Benchmark = {
  title: 'Forgeries caught, honest papers left in peace',
  async run() {
    const people = numberFrom('VESTA_FORGERY_PEOPLE', 6);
    return forgeryTable(judgeCases(await gather(people, digital, null, leavesPixels)), [
      `Papers of ${people} people invented from the seed “${SEED}”.`,
      'Each recipe in three strengths on the newest paper of each kind.',
      ...howToRead,
      'Experts leave next to no trace by design; some of their work can be found only by laying papers side by side, and some not at all.',
    ]);
  },
};
