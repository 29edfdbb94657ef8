import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import pino from 'pino';
import { buildApp } from '../src/app.ts';
import { readConfig } from '../src/config/config.ts';
import { type PersonaName, personas } from '../src/db/seed/personas.ts';
import { seedDemo } from '../src/db/seed/seed.ts';
import { inTransaction } from '../src/db/transaction.ts';
import type { House } from '../src/house.ts';
import { loggerOptions } from '../src/lib/logger.ts';
import { startSession } from '../src/modules/sessions/start-session.ts';
import { type Doors, furnishHouse } from '../src/open-house.ts';
import { createTestDatabase, type TestDatabase } from './database.ts';
import { type HeldClock, heldClock } from './held-clock.ts';
import { printerInPlace } from './printer-in-place.ts';

export interface TestHouse {
  app: FastifyInstance;
  house: House;
  database: TestDatabase;
  clock: HeldClock;
  /** Everything that was logged, line by line, as text. */
  logged: string[];
  /** A valid session of a demo person. */
  signIn(name: PersonaName): Promise<string>;
  /** A call as a demo person, for their own application unless another is named. */
  as(name: PersonaName, options: InjectOptions & { applicationId?: string | null }): Promise<LightMyRequestResponse>;
  close(): Promise<void>;
}

function listening(lines: string[]) {
  const stream = { write: (line: string) => lines.push(line) };
  return pino(loggerOptions('info') as pino.LoggerOptions, stream as never) as unknown as House['log'];
}

/** The real server on a real database of the kind this run is about, with demo data and a clock in the test's hand. */
export async function createTestHouse(env: Record<string, string> = {}, doors: Doors = {}): Promise<TestHouse> {
  const database = await createTestDatabase();
  const clock = heldClock();
  const logged: string[] = [];
  const config = readConfig({ DATA_DIR: database.dataDir, NODE_ENV: 'test', ...env });
  const house = await furnishHouse(config, database, {
    clock,
    log: listening(logged),
    printer: printerInPlace,
    ...doors,
  });
  await seedDemo(house);
  const app = await buildApp(house);
  await app.ready();
  const signIn = (name: PersonaName) => inTransaction(database, (tx) => startSession(house, tx, personas[name].userId));
  const as: TestHouse['as'] = async (name, { applicationId = personas[name].applicationId, ...options }) => {
    const token = await signIn(name);
    return app.inject({
      ...options,
      query: {
        ...(applicationId ? { application_id: applicationId } : {}),
        ...(options.query as Record<string, string>),
      },
      headers: { authorization: `Bearer ${token}`, ...options.headers },
    });
  };
  const close = async () => {
    await app.close();
    await Promise.all([
      house.engine.close(),
      house.printer.close(),
      house.sealReader.close(),
      house.bankSandbox?.close(),
    ]);
    house.mail.close();
    await database.drop();
  };
  return { app, house, database, clock, logged, signIn, as, close };
}
