import type { SandboxBank } from '../banks.ts';
import type { Door } from '../door.ts';

const SLOW_MS = 4_000;

/** Some banks take their time for everything. */
export const pause = ({ wait }: Door, { quirk }: SandboxBank): Promise<void> =>
  quirk === 'slow' ? wait(SLOW_MS) : Promise.resolve();
