import type { Config } from '../../config/config.ts';
import type { Log } from '../../db/log.ts';
import type { Clock } from '../../lib/clock.ts';
import type { RandomBytes } from '../../lib/random.ts';
import type { Traces } from './port.ts';

/** Null, and nothing loaded, where no collector is named. */
export async function openTraces(
  { traces: settings, role }: Pick<Config, 'traces' | 'role'>,
  { clock, random, log }: { clock: Clock; random: RandomBytes; log: Log },
): Promise<Traces | null> {
  if (!settings) return null;
  const { createTraces } = await import('./create-traces.ts');
  const { createOtlpExporter } = await import('./otlp-exporter.ts');
  const resource = { 'service.name': settings.serviceName, 'service.instance.id': `${role}-${process.pid}` };
  const { endpoint, headers } = settings;
  return createTraces({ clock, random, exporter: createOtlpExporter({ endpoint, headers, resource, log }) });
}
