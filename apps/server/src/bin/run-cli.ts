import { ConfigError } from '../config/config-error.ts';
import { DatabaseUnavailableError } from '../db/database-unavailable-error.ts';
import { DirectoryInUseError } from '../db/embedded/directory-in-use-error.ts';
import { StartError } from '../lib/start-error.ts';
import { MasterKeyError } from '../lib/vault/master-key.ts';

/** A verb of the command line. Answers the exit status. */
export interface Command {
  summary: string;
  usage: string;
  run(args: string[]): Promise<number>;
}

export const EXIT_OK = 0;
export const EXIT_FAILED = 1;
export const EXIT_USAGE = 2;

/** Failures that need an action, not a stack trace. */
const isExpected = (error: unknown): error is Error =>
  [ConfigError, DatabaseUnavailableError, DirectoryInUseError, MasterKeyError, StartError].some(
    (kind) => error instanceof kind,
  );

export type Commands = Readonly<Record<string, () => Promise<Command>>>;

async function help(commands: Commands): Promise<string> {
  const rows = await Promise.all(
    Object.entries(commands).map(async ([name, load]) => `  ${name.padEnd(12)} ${(await load()).summary}`),
  );
  return `Usage: vesta <command> [options]\n\n${rows.join('\n')}\n\nvesta <command> --help tells more about one of them.`;
}

export async function runCli(args: string[], commands: Commands): Promise<number> {
  const [name, ...rest] = args;
  if (!name || name === '--help' || name === 'help') {
    console.log(await help(commands));
    return name ? EXIT_OK : EXIT_USAGE;
  }
  const load = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!load) {
    console.error(`There is no command "${name}".\n\n${await help(commands)}`);
    return EXIT_USAGE;
  }
  const command = await load();
  if (rest.includes('--help')) {
    console.log(`Usage: vesta ${command.usage}\n\n${command.summary}`);
    return EXIT_OK;
  }
  try {
    return await command.run(rest);
  } catch (error) {
    if (!isExpected(error)) throw error;
    console.error(error.message);
    return EXIT_FAILED;
  }
}
