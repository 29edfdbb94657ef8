import type { Command } from '../run-cli.ts';

/** Each is loaded when it is asked for: who inspects a file does not wait for a web server. */
export const commands: Record<string, () => Promise<Command>> = {
  serve: async () => (await import('./serve.ts')).serveCommand,
  worker: async () => (await import('./serve.ts')).workerCommand,
  migrate: async () => (await import('./migrate.ts')).migrateCommand,
  seed: async () => (await import('./seed.ts')).seed,
  inspect: async () => (await import('./inspect.ts')).inspect,
  'sign-in': async () => (await import('./sign-in.ts')).signIn,
  jobs: async () => (await import('./jobs.ts')).jobs,
  keys: async () => (await import('./keys.ts')).keys,
  specimen: async () => (await import('./specimen.ts')).specimen,
  verify: async () => (await import('./verify.ts')).verify,
  staff: async () => (await import('./staff.ts')).staffCommand,
  'partner-link': async () => (await import('./partner-link.ts')).partnerLinkCommand,
};
