import type { AdminCommand, Answer } from '../admin/admin-command.ts';
import { askServer } from '../admin/ask-server.ts';
import { readConfig } from '../config/config.ts';
import type { Command } from './run-cli.ts';

function print({ status, text, data }: Answer, isJson: boolean): number {
  const out = isJson ? JSON.stringify(data, null, 2) : text;
  (status === 0 ? console.log : console.error)(out);
  return status;
}

/** Loaded only where no server answers: opening a house takes everything that a server takes. */
async function runHere(name: string, args: readonly string[]): Promise<Answer> {
  const [{ withHouse }, { runAdmin }] = await Promise.all([import('./with-house.ts'), import('../admin/run-admin.ts')]);
  return withHouse((house) => runAdmin(house, name, args));
}

/** A command that the running server carries out; where none is running, it opens the house for itself. */
export function throughServer(name: string, load: () => Promise<AdminCommand>): () => Promise<Command> {
  return async () => {
    const { summary, usage } = await load();
    return {
      summary,
      usage: `${usage} [--json]`,
      run: async (given) => {
        const args = given.filter((arg) => arg !== '--json');
        const config = readConfig({ LOG_LEVEL: 'warn', ...process.env });
        const told = (await askServer(config, name, args)) ?? (await runHere(name, args));
        return print(told, given.includes('--json'));
      },
    };
  };
}
