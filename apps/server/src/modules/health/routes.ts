import { brokenWeights } from '@vesta/engine/evidence/lines/whole-weights';
import type { FastifyInstance } from 'fastify';
import type { House } from '../../house.ts';

const CHECK_TIMEOUT_MS = 3000;

async function answers(check: () => Promise<void>): Promise<boolean> {
  const late = new Promise<never>((_, reject) => setTimeout(() => reject(new Error('late')), CHECK_TIMEOUT_MS).unref());
  return Promise.race([check(), late]).then(
    () => true,
    () => false,
  );
}

/** Files of a running program seldom change: once they were found whole, they are not read again. */
function weightsAreWhole(find: () => Promise<readonly string[]>): () => Promise<void> {
  let whole: Promise<readonly string[]> | null = null;
  return async () => {
    whole ??= find();
    const broken = await whole;
    if (broken.length === 0) return;
    whole = null;
    throw new Error('weights are missing or damaged');
  };
}

/** `/healthz`: the process lives. `/readyz`: everything it stands on answers, so traffic may come. */
export async function healthRoutes(
  app: FastifyInstance,
  { database, blobs, mail }: Pick<House, 'database' | 'blobs' | 'mail'>,
  findBroken: () => Promise<readonly string[]> = brokenWeights,
): Promise<void> {
  const reader = weightsAreWhole(findBroken);
  const open = { schema: { hide: true }, config: { access: 'public' } } as const;
  app.get('/healthz', open, async () => ({ success: true }));
  app.get('/readyz', open, async (_request, reply) => {
    const [databaseOk, storageOk, mailOk, readerOk] = await Promise.all([
      answers(() => database.ping()),
      answers(() => blobs.ping()),
      answers(() => mail.ping()),
      answers(reader),
    ]);
    const ready = databaseOk && storageOk && readerOk;
    // A mail server that is away delays mails; it is no reason to turn people away.
    const checks = { database: databaseOk, storage: storageOk, mail: mailOk, reader: readerOk };
    return reply.code(ready ? 200 : 503).send({ success: ready, ...(ready ? {} : { message: 'not ready' }), checks });
  });
}
