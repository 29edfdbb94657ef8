import type { AdminCommand } from '../admin-command.ts';

/** Every command that works on the house, loaded when it is asked for. */
export const adminCommands: Readonly<Record<string, () => Promise<AdminCommand>>> = {
  companies: async () => (await import('./companies.ts')).companiesCommand,
  listings: async () => (await import('./listings.ts')).listingsCommand,
  'partner-keys': async () => (await import('./partner-keys.ts')).partnerKeysCommand,
  'partner-link': async () => (await import('./partner-link.ts')).partnerLinkCommand,
  staff: async () => (await import('./staff.ts')).staffCommand,
  requests: async () => (await import('./requests.ts')).requestsCommand,
  jobs: async () => (await import('./jobs.ts')).jobsCommand,
  retention: async () => (await import('./retention.ts')).retentionCommand,
  audit: async () => (await import('./audit.ts')).auditCommand,
  keys: async () => (await import('./keys.ts')).keysCommand,
  'sign-in': async () => (await import('./sign-in.ts')).signInCommand,
  doctor: async () => (await import('./doctor.ts')).doctorCommand,
  seed: async () => (await import('./seed.ts')).seedCommand,
};
