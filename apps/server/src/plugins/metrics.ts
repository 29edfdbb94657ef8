import type { FastifyInstance } from 'fastify';
import plugin from 'fastify-plugin';
import { collectDefaultMetrics, Gauge, Registry } from 'prom-client';
import type { Figures } from '../figures/figures.ts';
import type { QueueCount } from '../jobs/dead-letters.ts';
import { AppError } from '../lib/app-error.ts';
import { sameWords } from '../lib/same-words.ts';

interface MetricsOptions {
  /** When set, only callers with this bearer token may read the figures. */
  token: string | null;
  figures: Figures;
  /** Jobs waiting, running and given up, per kind. */
  jobCounts: () => Promise<readonly QueueCount[]>;
}

/** Figures for Prometheus: how often, how long, how many jobs wait. Routes are named by pattern, never by address. */
export const metrics = plugin(
  async (app: FastifyInstance, { token, figures, jobCounts }: MetricsOptions) => {
    const { requests } = figures;
    const registry = new Registry();
    // Asked a hundred times a second, the lag alone would cost an idle process half a percent of a core.
    collectDefaultMetrics({ register: registry, eventLoopMonitoringPrecision: 50 });
    const ages = new Gauge({
      name: 'vesta_job_age_seconds',
      help: 'How long the job that is due for longest has waited',
      labelNames: ['job'],
      registers: [registry],
    });
    const jobs = new Gauge({
      name: 'vesta_jobs',
      help: 'Background jobs by kind and state',
      labelNames: ['job', 'state'],
      registers: [registry],
    });
    const countJobs = async () => {
      jobs.reset();
      for (const { job, age, ...counts } of await jobCounts().catch(() => [])) {
        ages.set({ job }, age);
        for (const [state, count] of Object.entries(counts)) jobs.set({ job, state }, count);
      }
    };
    app.addHook('onResponse', (request, reply, done) => {
      const route = request.routeOptions.url ?? 'unknown';
      requests.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1000);
      done();
    });
    app.get('/metrics', { schema: { hide: true }, config: { access: 'public' } }, async (request, reply) => {
      if (token && !sameWords(request.context.bearer ?? '', token)) throw new AppError('UNAUTHORIZED');
      await countJobs();
      return reply.type(registry.contentType).send(`${await figures.registry.metrics()}\n${await registry.metrics()}`);
    });
  },
  { name: 'metrics', dependencies: ['request-context'] },
);
