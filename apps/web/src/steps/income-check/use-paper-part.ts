import { useQueries } from '@tanstack/react-query';
import { lastMonths } from '@vesta/domain/dates/month';
import type { DocumentReading } from '@vesta/domain/documents/reading';
import type { DocumentRecord } from '@vesta/domain/documents/record';
import type { DocumentType } from '@vesta/domain/documents/types';
import { useToday } from '../../features/checked-form/use-today.ts';
import { factsQuery } from '../../features/documents/use-reading.ts';
import { useUploads } from '../../features/uploads/use-upload-queue.ts';
import { useApi } from '../../lib/use-api.ts';
import type { IncomePage } from './income-page.ts';
import { currentFirst, missingMonths, monthsOf, stripOf } from './months.ts';
import { sectionState } from './section-state.ts';

/** What is known about the papers of some kinds: those at hand, their months, and how far the part is. */
export function usePaperPart(
  { documents, queue, validation }: IncomePage,
  types: readonly DocumentType[],
  months: number | null,
) {
  const api = useApi();
  const today = useToday();
  const asHandedIn: readonly DocumentRecord[] = documents.filter(({ type }) => types.includes(type));
  const uploads = useUploads(queue).filter(({ slot }) => types.includes(slot.type));
  const [type] = types;
  const usable = months === null ? [] : asHandedIn.filter(({ isParsed, hasError }) => isParsed && !hasError);
  const { monthsRead, isFetching } = useQueries({
    queries: usable.map(({ id }) => factsQuery(api, id)),
    combine: (results) => ({
      monthsRead: results.map(({ data }) => (data && type ? monthsOf(type, data as DocumentReading) : [])),
      // Until all is here nobody knows whether a month is missing.
      isFetching: results.some(({ isPending }) => isPending),
    }),
  });
  const there = monthsRead.flat();
  const own = currentFirst(asHandedIn, new Map(usable.map(({ id }, place) => [id, monthsRead[place]?.[0]])));
  const isReading = isFetching || own.some(({ isParsed }) => !isParsed);
  const strip =
    months === null || !type
      ? []
      : stripOf({
          wanted: lastMonths(today, months),
          there,
          missing: missingMonths(validation?.missing ?? [], type),
          isReading,
        });
  const gaps = strip.filter(({ state }) => state === 'gap').length;
  const hasAll = strip.length > 0 && strip.every((month) => month.state === 'have');
  const state = sectionState(own, uploads, gaps);
  // Read and in order as far as is known; only which months it shows is still on its way.
  const isSettling = isFetching && state === 'done';
  return { own, strip, gaps, hasAll, isSettling, state: isFetching ? ('working' as const) : state };
}
