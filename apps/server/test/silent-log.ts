import type { Log } from '../src/db/log.ts';

export const silentLog: Log = { info: () => {}, warn: () => {}, error: () => {} };
