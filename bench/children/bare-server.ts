// The yardstick: Fastify, one query through pg, the row as JSON. No sign-in, no schema, no log, no safety headers.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import Fastify from 'fastify';
import pg from 'pg';
import { startEmbeddedDatabase } from '../../apps/server/src/db/embedded/start-embedded-database.ts';
import { EMBEDDED_POOL, SERVER_POOL } from '../../apps/server/src/db/pool.ts';
import { silentLog as log } from '../../apps/server/test/silent-log.ts';
import type { BareServerSettings } from '../lib/bare-server-settings.ts';
import { decodeValue } from '../lib/statement.ts';

const settings: BareServerSettings = JSON.parse(readFileSync(process.argv[2] ?? '', 'utf8'));
const { port, dataDir, databaseUrl, statement } = settings;

const embedded =
  databaseUrl === null ? await startEmbeddedDatabase({ directory: path.join(dataDir, 'database'), log }) : null;
const pool = embedded
  ? new pg.Pool({ ...embedded.connection, ...EMBEDDED_POOL })
  : new pg.Pool({ ...SERVER_POOL, ...(databaseUrl === null ? {} : { connectionString: databaseUrl }) });

const app = Fastify();
app.get('/ready', async () => {
  await pool.query('select 1');
  return { success: true };
});
if (statement) {
  // Rows as arrays and values as the text that arrives: several columns share a name, and reading bytes would be work.
  const types = { getTypeParser: () => (value: string) => value } as unknown as pg.CustomTypesConfig;
  const query = { text: statement.text, rowMode: 'array' as const, types };
  const values = statement.values.map(decodeValue);
  app.get('/state', async (_request, reply) => {
    const { rows } = await pool.query(query, values);
    return reply.type('application/json').send(JSON.stringify(rows[0]));
  });
}
await app.listen({ port, host: 'localhost' });

process.once('SIGTERM', async () => {
  await app.close();
  await pool.end();
  await embedded?.stop();
  process.exit(0);
});
