import pg from 'pg';
import type { Log } from '../db/log.ts';
import { WAKE_CHANNEL, type Wake } from './wake.ts';

const TRY_AGAIN_MS = 5_000;

/** Hears of work that other processes order. While the line is down, work is found by looking for it, a little later. */
export function listenForJobs(databaseUrl: string, wake: Wake, log: Log): { stop(): Promise<void> } {
  let client: pg.Client | null = null;
  let timer: NodeJS.Timeout | null = null;
  let isStopped = false;

  const lost = (broken: pg.Client) => {
    if (client !== broken || isStopped) return;
    client = null;
    void broken.end().catch(() => {});
    log.warn({}, 'orders of other processes are not heard of and looked for instead');
    timer = setTimeout(() => void open(), TRY_AGAIN_MS);
  };
  const open = async () => {
    const opened = new pg.Client({ connectionString: databaseUrl, application_name: 'vesta-listens', keepAlive: true });
    client = opened;
    opened.on('error', () => lost(opened));
    opened.on('end', () => lost(opened));
    opened.on('notification', () => wake.call());
    try {
      await opened.connect();
      await opened.query(`listen ${WAKE_CHANNEL}`);
      wake.call();
    } catch {
      lost(opened);
    }
  };
  void open();
  return {
    stop: async () => {
      isStopped = true;
      if (timer) clearTimeout(timer);
      await client?.end().catch(() => {});
    },
  };
}
