import { type Config, readConfig } from '../../config/config.ts';
import { connectDatabase } from '../../db/connect.ts';
import { partnerPersonEntry } from '../../db/seed/partner-person.ts';
import { createLog } from '../../lib/create-log.ts';
import type { OpenHouse } from '../../open-house.ts';
import { lookAtWeights } from '../look-at-weights.ts';
import { type Command, EXIT_OK } from '../run-cli.ts';
import { welcome } from '../welcome.ts';

/** Resolves when the machine or a person asks the process to end. */
const askedToEnd = () =>
  new Promise<void>((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => resolve());
  });

/** A fresh one at every start: each works once. Null where the demo world is not. */
async function demoPartnerLink(house: OpenHouse): Promise<string | null> {
  if (house.config.production) return null;
  const { partnerLink } = await import('../../modules/partner-entry/partner-link.ts');
  // A database that went away just now is no reason to end: the link is a courtesy.
  return partnerLink(house, partnerPersonEntry).catch(() => null);
}

/** The embedded database opens in a thread of its own; the rest of the program is loaded in the meantime. */
async function start(config: Config) {
  const log = createLog(config.logLevel);
  const opening = connectDatabase({ databaseUrl: config.databaseUrl, dataDir: config.dataDir, log });
  // Told when it is awaited; until then it must not count as a failure that nobody hears of.
  opening.catch(() => {});
  const { serve } = await import('../../serve.ts');
  return serve(config, { log, database: await opening });
}

async function run(config: Config): Promise<number> {
  await lookAtWeights();
  // Heard from the beginning: a process that is told to end while it starts ends in order once it has started.
  const ended = askedToEnd();
  const server = await start(config);
  try {
    const { isEmpty, seedDemo } = await import('../../db/seed/seed.ts');
    // A configured database is somebody's own; the demo world is for trying Vesta out.
    if (!config.production && !config.databaseUrl && (await isEmpty(server.house))) await seedDemo(server.house);
    console.log(welcome(config, server.address, await demoPartnerLink(server.house)));
    await ended;
  } finally {
    // Also when the database went away meanwhile: a process that gave up must not go on serving, deaf to being ended.
    await server.stop();
  }
  return EXIT_OK;
}

export const serveCommand: Command = {
  summary: 'Serve the web application, the API and the background jobs (ROLE narrows it to one of them).',
  usage: 'serve',
  run: () => run(readConfig(process.env)),
};

export const workerCommand: Command = {
  summary: 'Do background jobs only. Needs DATABASE_URL.',
  usage: 'worker',
  run: () => run(readConfig({ ...process.env, ROLE: 'worker' })),
};
