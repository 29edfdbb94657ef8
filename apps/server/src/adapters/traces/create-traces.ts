import { AsyncLocalStorage } from 'node:async_hooks';
import type { Clock } from '../../lib/clock.ts';
import type { RandomBytes } from '../../lib/random.ts';
import type { SpanExporter, Traces } from './port.ts';

interface SpanPlace {
  readonly traceId: string;
  readonly spanId: string;
}

const TRACE_PARENT = /^00-(?!0{32})([0-9a-f]{32})-(?!0{16})([0-9a-f]{16})-[0-9a-f]{2}$/;

function placeIn(header: string | undefined): SpanPlace | null {
  const [, traceId, spanId] = TRACE_PARENT.exec(header ?? '') ?? [];
  return traceId && spanId ? { traceId, spanId } : null;
}

export type TracesOptions = { exporter: SpanExporter; clock: Clock; random: RandomBytes };

export function createTraces({ exporter, clock, random }: TracesOptions): Traces {
  const underWay = new AsyncLocalStorage<SpanPlace>();
  return {
    begin(name, kind, parent) {
      const above = placeIn(parent) ?? underWay.getStore() ?? null;
      const own: SpanPlace = {
        traceId: above?.traceId ?? random(16).toString('hex'),
        spanId: random(8).toString('hex'),
      };
      const [startedAt, from] = [clock.now(), performance.now()];
      return {
        within: (work) => underWay.run(own, work),
        end: (facts, hasFailed) =>
          exporter.take({
            ...{ ...own, parentId: above?.spanId ?? null, name, kind, startedAt, facts, hasFailed },
            ms: performance.now() - from,
          }),
      };
    },
    close: () => exporter.close(),
  };
}
