import type { Span, SpanFacts } from './port.ts';

/** Numbers that the protocol has for the kinds of spans and for how they ended. */
const KINDS = { inside: 1, server: 2, consumer: 5 } as const;
const STATUS_ERROR = 2;
const NANOSECONDS_PER_MS = 1_000_000n;

const attributesOf = (facts: SpanFacts) =>
  Object.entries(facts).map(([key, value]) => ({
    key,
    value: typeof value === 'string' ? { stringValue: value } : { intValue: String(Math.round(value)) },
  }));

const nanoseconds = (ms: number): string => String(BigInt(Math.round(ms * 1000)) * (NANOSECONDS_PER_MS / 1000n));

function spanOf({ traceId, spanId, parentId, name, kind, startedAt, ms, facts, hasFailed }: Span) {
  return {
    traceId,
    spanId,
    ...(parentId ? { parentSpanId: parentId } : {}),
    name,
    kind: KINDS[kind],
    startTimeUnixNano: nanoseconds(startedAt.getTime()),
    endTimeUnixNano: nanoseconds(startedAt.getTime() + ms),
    attributes: attributesOf(facts),
    status: hasFailed ? { code: STATUS_ERROR } : {},
  };
}

/** A request to a collector in the protocol's JSON form (OTLP over HTTP). */
export const otlpRequest = (spans: readonly Span[], resource: SpanFacts): object => ({
  resourceSpans: [
    {
      resource: { attributes: attributesOf(resource) },
      scopeSpans: [{ scope: { name: 'vesta' }, spans: spans.map(spanOf) }],
    },
  ],
});
