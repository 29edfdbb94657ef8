import { mainOf } from '../../documents/recognise/expected.ts';
import type { KeptPaper } from '../../papers/kept-paper.ts';
import { placeOn } from '../forensics/ground/places.ts';
import type { Rule } from '../rule.ts';
import { failed, inconclusive, passed } from '../run/judgements.ts';

/** Pages that belong to something else. Terms and leaflets, which nobody recognises, are left open. */
export const fileOtherContent: Rule<KeptPaper, 'R_FILE_OTHER_CONTENT'> = {
  id: 'R_FILE_OTHER_CONTENT',
  chapter: 'kind',
  level: 'warning',
  blocking: false,
  means: {
    upload: 'never',
    traits: ['impersonal'],
  },
  reads: [],
  judge: ({ expected, readings }) => {
    const main = mainOf(readings, expected ?? null);
    if (!main || main.type === 'unknown') return readings.length === 0 ? null : inconclusive();
    const foreign = readings.filter((reading) => reading.kind !== main.kind && reading.type !== 'unknown');
    const placesOf = (of: typeof readings) =>
      of.map(({ type, pages }) => placeOn('kind', pages[0] ?? 1, null, type, main.kind));
    if (foreign.length === 0) {
      const open = readings.filter(({ type }) => type === 'unknown');
      return open.length > 0 ? inconclusive(placesOf(open)) : passed(placesOf([main]));
    }
    return failed(placesOf(foreign), {
      data: { pages: foreign.flatMap(({ pages }) => pages).join(', '), found: foreign[0]?.type ?? '' },
    });
  },
};
