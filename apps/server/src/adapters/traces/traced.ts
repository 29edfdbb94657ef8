import type { JobImplementation } from '../../jobs/implement-job.ts';
import type { EvidenceEngine } from '../engine/port.ts';
import type { MailTransport } from '../mail/port.ts';
import type { SpanFacts, SpanKind, Traces } from './port.ts';

/** Does the work as a span of its own. */
async function spanOf<T>(
  traces: Traces,
  [name, kind, facts]: readonly [string, SpanKind, SpanFacts],
  work: () => Promise<T>,
): Promise<T> {
  const span = traces.begin(name, kind);
  try {
    const done = await span.within(work);
    span.end(facts, false);
    return done;
  } catch (error) {
    span.end(facts, true);
    throw error;
  }
}

export const tracedEngine = (engine: EvidenceEngine, traces: Traces): EvidenceEngine => ({
  ...engine,
  read: (file) => spanOf(traces, ['read a paper', 'inside', {}], () => engine.read(file)),
  check: (papers) => spanOf(traces, ['check papers', 'inside', {}], () => engine.check(papers)),
});

export const tracedMail = (mail: MailTransport, traces: Traces): MailTransport => ({
  ...mail,
  send: (message) => spanOf(traces, ['send a mail', 'inside', {}], () => mail.send(message)),
});

export const tracedJob = ({ definition, run }: JobImplementation, traces: Traces): JobImplementation => ({
  definition,
  run: (payload, context) => {
    const facts = { 'messaging.operation.name': definition.name, 'vesta.attempt': context.attempt };
    return spanOf(traces, [`job ${definition.name}`, 'consumer', facts], () => run(payload, context));
  },
});
