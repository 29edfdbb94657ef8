import { readdirSync } from 'node:fs';
import { setPriority } from 'node:os';

/** Lets a call through almost at once; much lower, and a busy neighbour would stop the work altogether. */
const NICENESS = 5;

/**
 * This process may wait; somebody who clicks may not. Linux keeps a priority per thread, and those that collect garbage
 * and compile exist before the first line runs: each is told by itself. Threads that come later follow their maker.
 */
export function goBehindTheApi(): void {
  setPriority(NICENESS);
  for (const thread of threadsOfThisProcess()) setPriority(thread, NICENESS);
}

function threadsOfThisProcess(): number[] {
  try {
    return readdirSync('/proc/self/task').map(Number);
  } catch {
    // Elsewhere than on Linux the priority is one of the whole process.
    return [];
  }
}
