import { existsSync } from 'node:fs';
import { type Config, readConfig } from '../../config/config.ts';
import { seedDemo } from '../../db/seed/seed.ts';
import { serve } from '../../serve.ts';
import { type Command, EXIT_OK } from '../run-cli.ts';
import { welcome } from '../welcome.ts';

/** A data directory that nobody has used yet gets the demo world; a configured database never does by itself. */
const isNew = (config: Config): boolean => !config.production && !config.databaseUrl && !existsSync(config.dataDir);

/** Resolves when the machine or a person asks the process to end. */
const askedToEnd = () =>
  new Promise<void>((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => resolve());
  });

async function run(config: Config): Promise<number> {
  const fresh = isNew(config);
  const server = await serve(config);
  if (fresh) await seedDemo(server.house);
  console.log(welcome(config, server.address));
  await askedToEnd();
  await server.stop();
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
