import { existsSync } from 'node:fs';

/** Needs no right of its own; what the process starts can never gain more rights than it has. */
const SETPRIV = '/usr/bin/setpriv';

/** What the runtime and its libraries look at by themselves: their own threads, and which C library this is. */
const OF_THE_SYSTEM = ['/proc/self/', '/usr/bin/ldd'];

/** The name of the switch differs by release; where there is none, files and processes are not fenced off. */
const switchName = (): string | undefined =>
  ['--permission', '--experimental-permission'].find((flag) => process.allowedNodeEnvironmentFlags.has(flag));

/**
 * Flags under which a process may read these files and folders and nothing else, write nowhere and start no program.
 * Threads and the libraries written in C stay allowed: reading letters needs both.
 */
export function permissionFlags(readable: readonly string[]): string[] {
  const name = switchName();
  if (name === undefined) return [];
  const reads = [...readable, ...OF_THE_SYSTEM].map((path) => `--allow-fs-read=${path}`);
  return [name, ...reads, '--allow-worker', '--allow-addons'];
}

/** The program and the words before the module: through `setpriv` where the system has it. */
export function confinedCommand(flags: readonly string[]): { execPath: string; execArgv: string[] } {
  if (process.platform !== 'linux' || !existsSync(SETPRIV)) return { execPath: process.execPath, execArgv: [...flags] };
  return { execPath: SETPRIV, execArgv: ['--no-new-privs', process.execPath, ...flags] };
}
