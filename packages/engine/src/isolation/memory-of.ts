import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';

const KILOBYTE = 1024;

/** The memory that a process holds, in bytes; null where the system does not tell. */
export async function memoryOf(pid: number): Promise<number | null> {
  try {
    const kilobytes =
      process.platform === 'linux'
        ? /VmRSS:\s+(\d+) kB/.exec(await readFile(`/proc/${pid}/status`, 'utf8'))?.[1]
        : (await promisify(execFile)('ps', ['-o', 'rss=', '-p', String(pid)])).stdout.trim();
    return kilobytes ? Number(kilobytes) * KILOBYTE : null;
  } catch {
    return null;
  }
}
