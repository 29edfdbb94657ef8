import type { House } from '../house.ts';
import { recordOf } from '../jobs/job-errors.ts';
import { type Answer, failed, misused } from './admin-command.ts';
import { adminCommands } from './commands/index.ts';

const isMisuse = (error: unknown): error is Error =>
  error instanceof Error && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS');

/** Runs one command. Never throws: what went wrong is in the answer, and more of it in the log. */
export async function runAdmin(house: House, name: string, args: readonly string[]): Promise<Answer> {
  const load = Object.hasOwn(adminCommands, name) ? adminCommands[name] : undefined;
  if (!load) return failed(`There is no command "${name}".`);
  const command = await load();
  try {
    return await command.run(house, args);
  } catch (error) {
    if (isMisuse(error)) return misused(command, error.message);
    house.log.error(recordOf(error), 'a command failed');
    return failed('The command failed. The log of the server says more.');
  }
}
