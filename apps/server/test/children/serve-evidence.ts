import { setTimeout as delay } from 'node:timers/promises';
import { readConfig } from '../../src/config/config.ts';
import { personas } from '../../src/db/seed/personas.ts';
import { inTransaction } from '../../src/db/transaction.ts';
import { startSession } from '../../src/modules/sessions/start-session.ts';
import { serve } from '../../src/serve.ts';
import { scriptedEngine } from '../scripted-engine.ts';
import { say } from './say.ts';

/** Long enough to be killed in the middle of a paper. */
const READING_MS = 150;

const [dataDir = '', databaseUrl = ''] = process.argv.slice(2);
const config = readConfig({
  DATA_DIR: dataDir,
  DATABASE_URL: databaseUrl,
  NODE_ENV: 'test',
  PORT: '0',
  LOG_LEVEL: 'silent',
  RATE_LIMIT_PER_MINUTE: '100000',
});
const scripted = scriptedEngine();
const engine = {
  ...scripted,
  read: async (file: Parameters<typeof scripted.read>[0]) => {
    say({ kind: 'reading' });
    await delay(READING_MS);
    return scripted.read(file);
  },
};
const { house, address } = await serve(config, { engine });
const token = await inTransaction(house.database, (tx) => startSession(house, tx, personas.giulia.userId));
say({ kind: 'serving', address, token });
