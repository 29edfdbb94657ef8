import { connectDatabase } from '../../src/db/connect.ts';
import { silentLog as log } from '../silent-log.ts';
import { say } from './say.ts';

const dataDir = process.argv[2] ?? '';
try {
  const database = await connectDatabase({ databaseUrl: null, dataDir, log });
  await database.ping();
  say({ kind: 'opened' });
} catch (error) {
  say({ kind: 'refused', message: error instanceof Error ? error.message : '' });
  process.exit(3);
}
