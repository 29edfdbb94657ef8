import type { FastifyInstance, FastifyRequest } from 'fastify';
import plugin from 'fastify-plugin';
import type { OpenSpan, Traces } from '../adapters/traces/port.ts';

/** One span per call, named by its route's pattern and never by its address; below that of whoever called, if they say. */
export const tracedCalls = plugin(
  async (app: FastifyInstance, { traces }: { traces: Traces }) => {
    const spans = new WeakMap<FastifyRequest, OpenSpan>();
    app.addHook('onRequest', (request, _reply, done) => {
      const { traceparent } = request.headers;
      const name = `${request.method} ${request.routeOptions.url ?? 'unknown'}`;
      const span = traces.begin(name, 'server', typeof traceparent === 'string' ? traceparent : undefined);
      spans.set(request, span);
      span.within(done);
    });
    app.addHook('onResponse', (request, reply, done) => {
      const facts = {
        'http.request.method': request.method,
        'http.route': request.routeOptions.url ?? 'unknown',
        'http.response.status_code': reply.statusCode,
        'vesta.request_id': request.id,
      };
      spans.get(request)?.end(facts, reply.statusCode >= 500);
      done();
    });
  },
  { name: 'traced-calls' },
);
