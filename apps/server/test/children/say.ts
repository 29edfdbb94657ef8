import { writeSync } from 'node:fs';
import type { ChildMessage } from '../child-process.ts';

/** Written at once and in full, so that what was said before a kill was also heard. */
export function say(message: ChildMessage): void {
  writeSync(1, `${JSON.stringify(message)}\n`);
}
