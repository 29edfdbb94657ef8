import {
  HEADER_APPLICATION_TYPE,
  HEADER_OCCUPATION,
  HEADER_REGION,
  QUERY_APPLICATION_ID,
  QUERY_LANGUAGE,
} from '@vesta/domain/headers';
import type { Addressed, Answer, Path, Said, Verb } from './calls.ts';
import type { Route } from './route.ts';

export interface FieldProblem {
  loc: (string | number)[];
  code: string;
  msg: string;
  loc_msg?: string;
}

interface FailureDetails {
  status: number;
  code?: string;
  fields?: FieldProblem[];
  retryAfterSeconds?: number | null;
}

/** A call that did not succeed: what to tell the person, and the status for those who must act on it. */
export class ApiFailure extends Error {
  readonly status: number;
  readonly code: string;
  readonly fields: FieldProblem[];
  /** How long the server asks to wait; null when it names no time. */
  readonly retryAfterSeconds: number | null;

  constructor(message: string, { status, code = '', fields = [], retryAfterSeconds = null }: FailureDetails) {
    super(message);
    this.name = 'ApiFailure';
    this.status = status;
    this.code = code;
    this.fields = fields;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

/** Status of a failure in which no answer arrived at all. */
export const NO_ANSWER = 0;

type Query = Record<string, string | number | null | undefined>;

/** What can be said with any call. */
export interface SaidBesides {
  occupation?: string;
  /** What some calls say besides. */
  headers?: Record<string, string>;
  signal?: AbortSignal;
  /** For calls that nobody waits for: whatever becomes of them leads nowhere. */
  isQuiet?: boolean;
}

export interface CallOptions extends SaidBesides {
  query?: Query;
  body?: unknown;
}

/** A call by its path: what it takes and what it answers is known from the description of the interface. */
export type CallBy<V extends Verb> = <const P extends Path<V>>(
  path: Addressed<P>,
  options?: Said<V, P> & SaidBesides,
) => Promise<Answer<V, P>>;

export interface ApiDoors {
  /** Read at every call: the address and the session change under a running page. */
  route: () => Route;
  token: () => string | null;
  fetch?: typeof fetch;
  /** What a failed transport is called on screen. */
  offlineText: () => string;
  /** 401 and 402 lead elsewhere before the caller hears of them. */
  onFailure?: (failure: ApiFailure, route: Route) => void;
}

/** The address of a call, also for those that cannot go through `call`: uploads with progress, pictures. */
export function addressOf(path: string, route: Route, query: Query = {}): string {
  const all: Query = { [QUERY_APPLICATION_ID]: route.applicationId, [QUERY_LANGUAGE]: route.language, ...query };
  const search = new URLSearchParams();
  for (const [key, value] of Object.entries(all))
    if (value !== null && value !== undefined) search.set(key, String(value));
  return `/api${path}?${search}`;
}

/** What every call says about itself besides its address. */
export const headersOf = (route: Route, bearer: string | null): Record<string, string> => ({
  [HEADER_APPLICATION_TYPE]: route.applicationType,
  [HEADER_REGION]: route.region,
  ...(bearer ? { Authorization: `Bearer ${bearer}` } : {}),
});

interface Refusal {
  message?: string;
  code?: string;
  msg?: FieldProblem[];
}

/** A refused call in one shape. Of a 422 the first refused field speaks, in its own words where it has them. */
export function refusedCall(
  answer: Refusal,
  { status, statusText, retryAfter = null }: { status: number; statusText: string; retryAfter?: string | null },
): ApiFailure {
  const first = status === 422 ? answer.msg?.[0] : undefined;
  return new ApiFailure(first?.loc_msg ?? first?.msg ?? answer.message ?? statusText, {
    status,
    ...(answer.code ? { code: answer.code } : {}),
    ...(answer.msg ? { fields: answer.msg } : {}),
    retryAfterSeconds: Number(retryAfter) || null,
  });
}

export async function failureOf(response: Response): Promise<ApiFailure> {
  const answer = await response.json().catch(() => ({}));
  const { status, statusText, headers } = response;
  return refusedCall(answer, { status, statusText, retryAfter: headers.get('Retry-After') });
}

/** The one way to the server: every call carries application, language, type, region and session. */
export function createApi({
  route: currentRoute,
  token,
  fetch: send = fetch.bind(globalThis),
  offlineText,
  onFailure,
}: ApiDoors) {
  async function call<T>(
    method: 'GET' | 'POST',
    path: string,
    { query, body, occupation, headers: more, signal, isQuiet = false }: CallOptions = {},
  ): Promise<T> {
    const route = currentRoute();
    const headers = {
      ...headersOf(route, token()),
      ...(occupation ? { [HEADER_OCCUPATION]: occupation } : {}),
      ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
      ...more,
    };
    const response = await send(addressOf(path, route, query), {
      method,
      headers,
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      ...(signal ? { signal } : {}),
    }).catch((error: unknown) => {
      if (error instanceof DOMException && error.name === 'AbortError') throw error;
      throw new ApiFailure(offlineText(), { status: NO_ANSWER });
    });
    if (response.ok) return (await response.json()) as T;
    const failure = await failureOf(response);
    if (!isQuiet) onFailure?.(failure, route);
    throw failure;
  }
  const callBy =
    <V extends Verb>(verb: V): CallBy<V> =>
    (path, options) =>
      call(verb, path, options as CallOptions | undefined);
  return {
    get: callBy('GET'),
    post: callBy('POST'),
    /** For calls that went another way and failed: they lead where the same failure of any other call leads. */
    onFailure: (failure: ApiFailure) => onFailure?.(failure, currentRoute()),
  };
}

type WholeApi = ReturnType<typeof createApi>;
export type Api = Pick<WholeApi, 'get' | 'post'> & Partial<Pick<WholeApi, 'onFailure'>>;
