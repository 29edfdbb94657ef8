import type { Log } from '../../db/log.ts';
import { otlpRequest } from './otlp-json.ts';
import type { Span, SpanExporter, SpanFacts } from './port.ts';

const MOST_AT_ONCE = 512;
/** More than these are not kept while the collector is away: the house comes first. */
const MOST_KEPT = 2048;
const SEND_EVERY_MS = 5_000;
const PATIENCE_MS = 10_000;

export type OtlpOptions = {
  /** Of the collector, without `/v1/traces`. */
  endpoint: string;
  headers: Readonly<Record<string, string>>;
  resource: SpanFacts;
  log: Log;
  everyMs?: number;
};

/** Sends spans in batches, in the background. A collector that is away costs spans, never a call. */
export function createOtlpExporter(options: OtlpOptions): SpanExporter {
  const { endpoint, headers, resource, log, everyMs = SEND_EVERY_MS } = options;
  const url = `${endpoint.replace(/\/$/, '')}/v1/traces`;
  let kept: Span[] = [];
  let isAway = false;

  const send = async (): Promise<void> => {
    const batch = kept.splice(0, MOST_AT_ONCE);
    if (batch.length === 0) return;
    try {
      const answer = await fetch(url, {
        method: 'POST',
        headers: { ...headers, 'content-type': 'application/json' },
        body: JSON.stringify(otlpRequest(batch, resource)),
        signal: AbortSignal.timeout(PATIENCE_MS),
      });
      await answer.arrayBuffer();
      if (!answer.ok) throw new Error('refused');
      if (isAway) log.info({}, 'traces are taken again');
      isAway = false;
    } catch {
      kept = [...batch, ...kept].slice(-MOST_KEPT);
      if (!isAway) log.warn({}, 'traces are not taken; some are kept and sent later');
      isAway = true;
    }
  };

  const timer = setInterval(() => void send(), everyMs);
  timer.unref();
  return {
    take(span) {
      if (kept.length < MOST_KEPT) kept.push(span);
    },
    close: async () => {
      clearInterval(timer);
      while (kept.length > 0 && !isAway) await send();
    },
  };
}
