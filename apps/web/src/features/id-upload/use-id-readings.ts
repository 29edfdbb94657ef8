import { useQueries } from '@tanstack/react-query';
import type { DocumentReading } from '@vesta/domain/documents/reading';
import type { DocumentRecord } from '@vesta/domain/documents/record';
import { useApi } from '../../lib/use-api.ts';
import { readingQuery } from '../documents/use-reading.ts';

/** What was read from the identity papers that can be used, in the order in which they came. */
export function useIdReadings(ids: readonly DocumentRecord[]): readonly DocumentReading[] {
  const api = useApi();
  const usable = ids.filter(({ isParsed, hasError }) => isParsed && !hasError);
  return useQueries({
    queries: usable.map(({ id }) => readingQuery(api, id)),
    combine: (results) => results.flatMap(({ data }) => (data ? [data] : [])),
  });
}
