import { setTimeout as delay } from 'node:timers/promises';

/** Answers that say "not now": whoever asks again is served. */
const PASSING = [502, 503, 504];
const ASK_AGAIN_MS = 500;

export interface TravellerOptions {
  /** Where the house answers. */
  readonly address: string;
  /** The address that this person seems to come from: limits are counted per address. */
  readonly from?: string;
  /** For how long a call is repeated that found nobody, or somebody who could not serve just now. */
  readonly patienceMs?: number;
}

/** What a call that was refused for good said. */
export class Refused extends Error {
  readonly status: number;
  constructor(path: string, status: number, words: string) {
    super(`${path} was answered with ${status}: ${words.slice(0, 300)}`);
    this.status = status;
  }
}

/** Somebody who talks to the house as a browser does, and presses again when it did not answer. */
export class Traveller {
  /** What had to be asked once more, by path and reason. */
  readonly repeated: string[] = [];
  session: { token: string; applicationId: string } | null = null;
  readonly #options: Required<TravellerOptions>;

  constructor({ address, from = '127.0.0.1', patienceMs = 0 }: TravellerOptions) {
    this.#options = { address, from, patienceMs };
  }

  get<T>(path: string, query: Record<string, string> = {}): Promise<T> {
    return this.#ask(path, query, () => ({ method: 'GET' }));
  }

  post<T>(path: string, body: unknown): Promise<T> {
    const text = JSON.stringify(body);
    return this.#ask(path, {}, () => ({ method: 'POST', body: text, headers: { 'content-type': 'application/json' } }));
  }

  /** A form is made anew for every attempt: its file can be sent once. */
  send<T>(path: string, form: () => FormData | URLSearchParams): Promise<T> {
    return this.#ask(path, {}, () => ({ method: 'POST', body: form() }));
  }

  async #ask<T>(path: string, query: Record<string, string>, request: () => RequestInit): Promise<T> {
    const end = performance.now() + this.#options.patienceMs;
    for (;;) {
      const answer = await this.#once(path, query, request()).catch((error: Error) => error);
      if (!(answer instanceof Error) && answer.status === 200) return read(answer) as Promise<T>;
      const isPassing = answer instanceof Error || PASSING.includes(answer.status);
      if (!isPassing) throw new Refused(path, answer.status, await answer.text());
      const reason = answer instanceof Error ? nameOf(answer) : String(answer.status);
      if (performance.now() > end) throw new Refused(path, answer instanceof Error ? 0 : answer.status, reason);
      this.repeated.push(`${path} ${reason}`);
      await delay(ASK_AGAIN_MS);
    }
  }

  #once(path: string, query: Record<string, string>, { headers, ...request }: RequestInit): Promise<Response> {
    const { address, from } = this.#options;
    const application = this.session ? { application_id: this.session.applicationId } : {};
    const words = new URLSearchParams({ lang: 'it', ...application, ...query });
    return fetch(`${address}/api${path}?${words}`, {
      ...request,
      headers: {
        Region: 'it',
        'Application-Type': 'rent',
        'x-forwarded-for': from,
        ...(this.session ? { authorization: `Bearer ${this.session.token}` } : {}),
        ...(headers as Record<string, string>),
      },
    });
  }
}

const nameOf = (error: Error): string => (error.cause as { code?: string } | undefined)?.code ?? error.message;

const read = async (answer: Response): Promise<unknown> =>
  answer.headers.get('content-type')?.includes('json') ? answer.json() : answer.text();
