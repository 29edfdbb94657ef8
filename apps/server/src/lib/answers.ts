import { failure } from '@vesta/domain/failure';
import * as z from 'zod';

/** The plain yes of calls that have nothing else to say. */
export const success = z.object({ success: z.literal(true) });

/** The failures a route may answer with; any call can also meet a limit or a fault of ours. */
export function failureResponses<const S extends number>(
  ...statuses: S[]
): Record<S | 429 | 500 | 503, typeof failure> {
  return Object.fromEntries([...statuses, 429, 500, 503].map((status) => [status, failure])) as Record<
    S | 429 | 500 | 503,
    typeof failure
  >;
}
