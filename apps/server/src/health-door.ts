import type { AddressInfo } from 'node:net';
import Fastify, { type FastifyInstance, LogController } from 'fastify';
import type { House } from './house.ts';
import { countByQueue } from './jobs/dead-letters.ts';
import { healthRoutes } from './modules/health/routes.ts';
import { errorHandler } from './plugins/error-handler.ts';
import { metrics } from './plugins/metrics.ts';
import { requestContext } from './plugins/request-context.ts';

/** Health and figures of a process that answers nobody else. */
export async function openHealthDoor(
  house: House,
  port: number,
): Promise<{ address: string; close: () => Promise<void> }> {
  const app = Fastify({
    loggerInstance: house.log,
    logController: new LogController({ disableRequestLogging: true }),
    forceCloseConnections: true,
  }) as unknown as FastifyInstance;
  await app.register(requestContext);
  await app.register(errorHandler);
  const jobCounts = () => countByQueue(house.queue);
  await app.register(metrics, { token: house.config.metricsToken, figures: house.figures, jobCounts });
  await healthRoutes(app, house);
  await app.listen({ port, host: house.config.host });
  const { port: bound } = app.server.address() as AddressInfo;
  return { address: `http://localhost:${bound}`, close: () => app.close() };
}
