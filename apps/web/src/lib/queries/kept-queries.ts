import type { QueryClient } from '@tanstack/react-query';
import { createContext } from 'react';

/**
 * The one store of answers of an application. It stays empty until something is asked: the library behind it is heavier
 * than the rest of the first page, which asks nothing.
 */
export interface KeptQueries {
  current: QueryClient | null;
}

export const KeptQueriesContext = createContext<KeptQueries>({ current: null });
