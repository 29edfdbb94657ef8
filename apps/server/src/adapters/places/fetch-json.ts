import type * as z from 'zod';
import { PlacesError } from './places-error.ts';

/** A suggestion that comes later than this helps nobody who is typing. */
export const PLACES_TIMEOUT_MS = 4000;

interface Call extends RequestInit {
  timeoutMs?: number;
}

/** One call of an address service: in time, successful and of the expected shape, or a PlacesError. */
export async function fetchJson<S extends z.ZodType>(url: URL, schema: S, call: Call = {}): Promise<z.output<S>> {
  const { timeoutMs = PLACES_TIMEOUT_MS, ...init } = call;
  const body = await readBody(url, { ...init, redirect: 'error', signal: AbortSignal.timeout(timeoutMs) });
  const parsed = schema.safeParse(parseJson(body));
  if (!parsed.success) throw new PlacesError('malformed');
  return parsed.data;
}

async function readBody(url: URL, init: RequestInit): Promise<string> {
  try {
    const response = await fetch(url, init);
    if (!response.ok) {
      await response.body?.cancel();
      throw new PlacesError(response.status < 500 ? 'refused' : 'failed', response.status);
    }
    return await response.text();
  } catch (error) {
    if (error instanceof PlacesError) throw error;
    throw new PlacesError(error instanceof DOMException && error.name === 'TimeoutError' ? 'timeout' : 'unreachable');
  }
}

function parseJson(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    throw new PlacesError('malformed');
  }
}
