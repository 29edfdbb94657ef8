// Fills the database that the environment names with the demo people, signs one of them in, and prints what the state
// call needs together with the very query that it sends.
import { readConfig } from '../../apps/server/src/config/config.ts';
import { personas } from '../../apps/server/src/db/seed/personas.ts';
import { seedDemo } from '../../apps/server/src/db/seed/seed.ts';
import { inTransaction } from '../../apps/server/src/db/transaction.ts';
import { loadAccess } from '../../apps/server/src/modules/access/load-access.ts';
import { startSession } from '../../apps/server/src/modules/sessions/start-session.ts';
import { openHouse } from '../../apps/server/src/open-house.ts';
import { encodeValue, type StateCall, type Statement } from '../lib/statement.ts';

type Query = (query: { text: string; values: unknown[] }) => unknown;

const house = await openHouse(readConfig({ LOG_LEVEL: 'warn', ...process.env }));
try {
  await seedDemo(house);
  const { userId, applicationId } = personas.giulia;
  const token = await inTransaction(house.database, (tx) => startSession(house, tx, userId));

  const seen: Statement[] = [];
  const pool = house.database.pool as unknown as { query: Query };
  const query = pool.query.bind(pool);
  pool.query = (asked) => {
    seen.push({ text: asked.text, values: asked.values.map(encodeValue) });
    return query(asked);
  };
  const access = await loadAccess(house, { token, applicationId });
  const [statement] = seen;
  if (!access?.application || !statement || seen.length !== 1) {
    throw new Error('The state call no longer needs exactly one query: the yardstick has to be drawn anew.');
  }
  const call: StateCall = { token, applicationId, statement };
  process.stdout.write(JSON.stringify(call));
} finally {
  await house.close();
}
