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

/** The most memory that any process which this one started has held at once so far; 0 where the system does not tell. */
export async function childPeakBytes(): Promise<number> {
  const { stdout } = await promisify(execFile)('ps', ['-A', '-o', 'pid=,ppid=']);
  const own = stdout.split('\n').map((line) => line.trim().split(/\s+/).map(Number));
  const children = own.flatMap(([pid, parent]) => (parent === process.pid ? [pid] : []));
  const states = await Promise.all(children.map((pid) => readFile(`/proc/${pid}/status`, 'utf8').catch(() => '')));
  return Math.max(0, ...states.map((state) => Number(/VmHWM:\s+(\d+) kB/.exec(state)?.[1] ?? 0) * 1024));
}

/** Processor time of these processes and of all that they started, ended ones included. */
export async function treeProcessorMs(pids: readonly number[]): Promise<number> {
  const { stdout } = await promisify(execFile)('ps', ['-A', '-o', 'pid=,ppid=']);
  const pairs = stdout.split('\n').map((line) => line.trim().split(/\s+/).map(Number));
  const tree = new Set(pids);
  // Children come after their parents in one of a few rounds.
  for (let before = 0; before !== tree.size; ) {
    before = tree.size;
    for (const [pid = 0, parent = 0] of pairs) if (tree.has(parent)) tree.add(pid);
  }
  let sum = 0;
  for (const pid of tree) {
    const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => null);
    const fields = stat?.slice(stat.lastIndexOf(')') + 2).split(' ') ?? [];
    // Own time in user and kernel mode, then that of children that ended.
    for (let at = 0; at < 4; at += 1) sum += Number(fields[AFTER_COMMAND_UTIME + at] ?? 0) * TICK_MS;
  }
  return sum;
}
