import type { Command } from '../run-cli.ts';
import { inspect } from './inspect.ts';
import { jobs } from './jobs.ts';
import { keys } from './keys.ts';
import { migrateCommand } from './migrate.ts';
import { partnerLinkCommand } from './partner-link.ts';
import { seed } from './seed.ts';
import { serveCommand, workerCommand } from './serve.ts';
import { signIn } from './sign-in.ts';
import { specimen } from './specimen.ts';
import { verify } from './verify.ts';

export const commands: Record<string, Command> = {
  serve: serveCommand,
  worker: workerCommand,
  migrate: migrateCommand,
  seed,
  inspect,
  'sign-in': signIn,
  jobs,
  keys,
  specimen,
  verify,
  'partner-link': partnerLinkCommand,
};
