import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import fastifyStatic from '@fastify/static';
import { hostInRegion, regionOfHost } from '@vesta/domain/regions/codes';
import { matchPage } from '@vesta/domain/routes';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { readOperator } from '../../config/operator.ts';
import type { House } from '../../house.ts';
import { AppError } from '../../lib/app-error.ts';
import { schemeOf } from '../../lib/scheme-of.ts';
import { serverFolder } from '../../lib/worker-url.ts';
import { answerFailure } from '../../plugins/error-handler.ts';
import { type Asked, createPageRenderer, type Page } from './page.ts';

export const WEB_ROOT = join(serverFolder, '..', 'web', 'dist');

/** Files whose names carry a hash of their content never change. */
const isHashed = (path: string): boolean => path.includes('/assets/');

/** Serves the built web application; every address that is not a file or a call gets the page. */
export async function webRoutes(app: FastifyInstance, { config }: House, webRoot = WEB_ROOT): Promise<void> {
  const { seals } = readOperator(config.operatorFile);
  const { marketingUrl, whoPays } = config;
  // A page may be kept by something on the way: in production no name that a caller made up gets into it.
  const publicHost = new URL(config.publicUrl).host;
  const notice = { marketingUrl, seals, sandbox: config.sandboxes.length > 0, whoPays };
  const render = existsSync(join(webRoot, 'index.html')) ? await createPageRenderer(webRoot, notice) : null;
  if (render) {
    await app.register(fastifyStatic, {
      root: webRoot,
      dotfiles: 'ignore',
      index: false,
      preCompressed: true,
      cacheControl: false,
      setHeaders: (reply, path) => {
        reply.setHeader('Cache-Control', isHashed(path) ? 'public, max-age=31536000, immutable' : 'no-cache');
      },
    });
  }
  const sendPage = (request: FastifyRequest, reply: FastifyReply, page: (asked: Asked) => Page) => {
    const [path = '/', query] = request.url.split('?', 2);
    const { status, html } = page({
      path,
      protocol: schemeOf(request),
      host: config.production ? hostInRegion(publicHost, regionOfHost(request.host)) : request.host,
      hasQuery: query !== undefined,
    });
    const answer = reply
      .code(status)
      .type('text/html; charset=utf-8')
      .header('Cache-Control', 'no-cache')
      .header('Vary', 'Accept-Encoding');
    if (!/\bgzip\b/.test(request.headers['accept-encoding'] ?? '')) return answer.send(html);
    // A page is a few kilobytes: packing it takes a fraction of a millisecond, on a phone it saves a round trip.
    return answer.header('Content-Encoding', 'gzip').send(gzipSync(html));
  };
  // The folder itself is no file, so the root is answered here.
  if (render) app.get('/', { schema: { hide: true } }, (request, reply) => sendPage(request, reply, render));
  app.setNotFoundHandler((request, reply) => {
    const path = request.url.split('?', 1)[0] ?? '/';
    const isClosed = !config.openDocs && matchPage(path)?.page === 'workbench';
    const wantsPage = request.method === 'GET' && !isClosed && !/^\/(api|assets)\//.test(path);
    if (!render || !wantsPage) {
      return answerFailure(new AppError('NOT_FOUND') as never, request, reply);
    }
    return sendPage(request, reply, render);
  });
}
