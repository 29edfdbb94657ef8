import { type Config, readConfig } from '../../config/config.ts';
import { demo } from '../../db/seed/demo-ids.ts';
import { isEmpty, seedDemo } from '../../db/seed/seed.ts';
import { partnerLink } from '../../modules/partner-entry/partner-link.ts';
import type { OpenHouse } from '../../open-house.ts';
import { serve } from '../../serve.ts';
import { type Command, EXIT_OK } from '../run-cli.ts';
import { welcome } from '../welcome.ts';

/** Resolves when the machine or a person asks the process to end. */
const askedToEnd = () =>
  new Promise<void>((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => resolve());
  });

/** A fresh one at every start: each works once. Null where the demo world is not. */
const demoPartnerLink = (house: OpenHouse): Promise<string | null> =>
  house.config.production
    ? Promise.resolve(null)
    : partnerLink(house, {
        key: demo.ortica.partnerKey,
        first_name: 'Nadia',
        last_name: 'Greco',
        email: 'nadia.greco@posta.example',
        listingId: demo.ortica.listing,
        language: 'it',
      });

async function run(config: Config): Promise<number> {
  const server = await serve(config);
  // A configured database is somebody's own; the demo world is for trying Vesta out.
  if (!config.production && !config.databaseUrl && (await isEmpty(server.house))) await seedDemo(server.house);
  console.log(welcome(config, server.address, await demoPartnerLink(server.house)));
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
