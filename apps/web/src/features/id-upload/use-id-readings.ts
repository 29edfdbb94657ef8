import { useQueries, useQueryClient } from '@tanstack/react-query';
import type { DocumentReading } from '@vesta/domain/documents/reading';
import type { DocumentRecord } from '@vesta/domain/documents/record';
import { useApi } from '../../lib/use-api.ts';
import { readingQuery } from '../documents/use-reading.ts';

const usableOf = (ids: readonly DocumentRecord[]) => ids.filter(({ isParsed, hasError }) => isParsed && !hasError);

/** What was read from the identity papers that can be used, in the order in which they came. */
export function useIdReadings(ids: readonly DocumentRecord[]): readonly DocumentReading[] {
  const api = useApi();
  return useQueries({
    queries: usableOf(ids).map(({ id }) => readingQuery(api, id)),
    combine: (results) => results.flatMap(({ data }) => (data ? [data] : [])),
  });
}

/** The same for somebody who goes on in the moment in which a paper was read. */
export function useFetchIdReadings() {
  const api = useApi();
  const queries = useQueryClient();
  return (ids: readonly DocumentRecord[]): Promise<readonly DocumentReading[]> =>
    Promise.all(usableOf(ids).map(({ id }) => queries.ensureQueryData(readingQuery(api, id))));
}
