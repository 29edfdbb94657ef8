import { readFile } from 'node:fs/promises';

/** Linux counts in hundredths of a second, whatever the processor. */
const MS_PER_TICK = 10;
/** Places behind the name of the program, which may itself hold spaces and brackets. */
const USER = 11;
const SYSTEM = 12;

/** How long processors have worked for a process and its threads, in milliseconds; null where the system does not tell. */
export async function workOf(pid: number): Promise<number | null> {
  try {
    const stat = await readFile(`/proc/${pid}/stat`, 'utf8');
    const counts = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    const ticks = Number(counts[USER]) + Number(counts[SYSTEM]);
    return Number.isFinite(ticks) ? ticks * MS_PER_TICK : null;
  } catch {
    return null;
  }
}
