import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';

/** Linux counts processor time in ticks of this length, whatever the kernel's own clock. */
const TICK_MS = 10;
const AFTER_COMMAND_UTIME = 11;

/** Processor time of all threads so far; null where the system does not tell. */
export async function processorMs(pid: number): Promise<number | null> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => null);
  if (stat === null) return null;
  // The command's name may hold anything, so counting starts behind its closing bracket.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[AFTER_COMMAND_UTIME]) + Number(fields[AFTER_COMMAND_UTIME + 1])) * TICK_MS;
}

export async function residentBytes(pid: number): Promise<number> {
  const { stdout } = await promisify(execFile)('ps', ['-o', 'rss=', '-p', String(pid)]);
  return Number(stdout.trim()) * 1024;
}

/** The memory of the largest process that this one started. */
export async function largestChildBytes(): Promise<number> {
  const { stdout } = await promisify(execFile)('ps', ['-A', '-o', 'ppid=,rss=']);
  const own = stdout.split('\n').map((line) => line.trim().split(/\s+/).map(Number));
  return Math.max(0, ...own.flatMap(([parent, kilobytes = 0]) => (parent === process.pid ? [kilobytes * 1024] : [])));
}
