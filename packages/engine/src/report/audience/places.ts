import type { Place } from '@vesta/domain/report/place';

/** Which papers something rests on, without where on them: nobody else opens somebody's papers. */
export const keysOnly = (places: readonly Place[]): Place[] =>
  [...new Set(places.map(({ key }) => key))].map((key) => ({
    key,
    page: null,
    box: null,
    what: 'paper',
    part: 'figure',
  }));
