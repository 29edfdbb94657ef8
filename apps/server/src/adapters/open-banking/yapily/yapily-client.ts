import * as z from 'zod';
import { OpenBankingError } from '../open-banking-error.ts';
import type { Psu } from '../port.ts';
import { failureOf } from './failure-of.ts';
import { retryWait } from './retry-wait.ts';
import { meta } from './types.ts';

export interface YapilySettings {
  applicationId: string;
  secret: string;
  baseUrl: string;
}

/** Lets time pass. Tests hold it in their hands. */
export type Wait = (ms: number) => Promise<void>;

export interface Call {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  path: string;
  query?: Readonly<Record<string, string>>;
  body?: object;
  /** The token of a consent. */
  consent?: string;
  psu?: Psu;
  /** The body carries a password or a code. */
  withSecret?: boolean;
  /** The answer is the thing itself, not the usual envelope around it. */
  isBare?: boolean;
}

/** Banks stand behind every call but the list of them, and some take their time. */
const PATIENCE_MS = 20_000;
const MORE_ATTEMPTS = 2;

interface Answer {
  status: number;
  body: unknown;
  retryAfter: string | null;
}

function headersOf(settings: YapilySettings, { body, consent, psu }: Call): Headers {
  const headers = new Headers({
    Accept: 'application/json',
    Authorization: `Basic ${Buffer.from(`${settings.applicationId}:${settings.secret}`).toString('base64')}`,
  });
  if (body) headers.set('Content-Type', 'application/json;charset=UTF-8');
  const given = {
    consent,
    'psu-id': psu?.id,
    'psu-corporate-id': psu?.corporateId,
    'psu-ip-address': psu?.ipAddress,
  };
  for (const [name, value] of Object.entries(given)) {
    if (!value) continue;
    // A customer number with signs that no header can carry is nobody's.
    if (!/^[\x20-\x7e]+$/.test(value)) throw new OpenBankingError(name === 'consent' ? 'consent' : 'code');
    headers.set(name, value);
  }
  return headers;
}

async function ask(settings: YapilySettings, call: Call): Promise<Answer> {
  const url = `${settings.baseUrl.replace(/\/$/, '')}${call.path}${call.query ? `?${new URLSearchParams(call.query)}` : ''}`;
  try {
    const answer = await fetch(url, {
      method: call.method,
      headers: headersOf(settings, call),
      body: call.body ? JSON.stringify(call.body) : null,
      // Somewhere else nobody may learn the token.
      redirect: 'error',
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    const text = await answer.text();
    return { status: answer.status, body: jsonOf(text), retryAfter: answer.headers.get('Retry-After') };
  } catch (error) {
    if (error instanceof OpenBankingError) throw error;
    throw new OpenBankingError('unreachable');
  }
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

export type YapilyClient = ReturnType<typeof yapilyClient>;

/** HTTP with the provider: who we are, time limits, and another try where asking twice does no harm. */
export function yapilyClient(settings: YapilySettings, wait: Wait) {
  async function answerTo(call: Call, attempt = 0): Promise<Answer> {
    const mayRepeat = call.method === 'GET' && attempt < MORE_ATTEMPTS;
    const answer = await ask(settings, call).catch((error: OpenBankingError) => {
      if (!mayRepeat || error.reason !== 'unreachable') throw error;
      return null;
    });
    const pause = mayRepeat ? retryWait(answer, attempt) : null;
    if (pause !== null) {
      await wait(pause);
      return answerTo(call, attempt + 1);
    }
    if (!answer) throw new OpenBankingError('unreachable');
    if (answer.status >= 200 && answer.status < 300) return answer;
    throw failureOf({ ...answer, withSecret: call.withSecret ?? false });
  }

  return {
    /** The data of the answer, if it is what the provider describes, and how many rows there are in all. */
    async call<T extends z.ZodType>(schema: T, call: Call): Promise<{ data: z.output<T>; total: number | null }> {
      const { body } = await answerTo(call);
      const parsed = z.object({ meta: meta.nullish(), data: schema }).safeParse(call.isBare ? { data: body } : body);
      if (!parsed.success) throw new OpenBankingError('malformed');
      const { data, meta: about } = parsed.data as { data: z.output<T>; meta?: z.infer<typeof meta> | null };
      return { data, total: about?.pagination?.totalCount ?? null };
    },
    /** For a call of which only the success counts. */
    async tell(call: Call): Promise<void> {
      await answerTo(call);
    },
  };
}
