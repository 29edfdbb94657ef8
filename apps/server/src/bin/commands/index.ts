import { adminCommands } from '../../admin/commands/index.ts';
import type { Command } from '../run-cli.ts';
import { throughServer } from '../through-server.ts';

const throughTheServer = Object.fromEntries(
  Object.entries(adminCommands).map(([name, load]) => [name, throughServer(name, load)]),
);

/** Each is loaded when it is asked for: who inspects a file does not wait for a web server. */
export const commands: Record<string, () => Promise<Command>> = {
  serve: async () => (await import('./serve.ts')).serveCommand,
  worker: async () => (await import('./serve.ts')).workerCommand,
  migrate: async () => (await import('./migrate.ts')).migrateCommand,
  inspect: async () => (await import('./inspect.ts')).inspect,
  specimen: async () => (await import('./specimen.ts')).specimen,
  verify: async () => (await import('./verify.ts')).verify,
  ...throughTheServer,
  // It must also speak where no house opens.
  doctor: async () => (await import('./doctor.ts')).doctor,
};
