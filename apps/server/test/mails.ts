import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import PostalMime, { type Email } from 'postal-mime';
import { outboxDirectory } from '../src/config/directories.ts';
import { countByQueue } from '../src/jobs/dead-letters.ts';
import { startWorker } from '../src/jobs/worker.ts';
import { jobHandlers } from '../src/modules/jobs.ts';
import type { TestHouse } from './house.ts';

const POLL_MS = 30;

/** Lets the background jobs run until none is left, and answers every mail written so far, oldest first. */
export async function deliveredMails({ house }: TestHouse): Promise<Email[]> {
  const worker = startWorker({
    queue: house.queue,
    handlers: jobHandlers(house),
    // One after the other: mails that were written together keep their order.
    concurrency: 1,
    log: house.log,
    pollMs: POLL_MS,
  });
  const isBusy = async () => (await countByQueue(house.queue)).some(({ waiting, active }) => waiting + active > 0);
  while (await isBusy()) await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  await worker.stop();
  const directory = outboxDirectory(house.config);
  const names = (await readdir(directory).catch(() => [])).sort();
  return Promise.all(names.map(async (name) => PostalMime.parse(await readFile(join(directory, name)))));
}

export const lastMailTo = async (t: TestHouse, address: string): Promise<Email | undefined> =>
  (await deliveredMails(t)).findLast((mail) => mail.to?.some((to) => to.address === address));

export const codeIn = (mail: Email | undefined): string => /\b(\d{6})\b/.exec(mail?.text ?? '')?.[1] ?? '';

/** The code of another mail to this address; mails lie in the order of a clock that may have been set back between them. */
export const otherCode = (mails: readonly Email[], address: string, first: string): string =>
  mails
    .filter(({ to }) => to?.some((one) => one.address === address))
    .map(codeIn)
    .find((code) => code !== '' && code !== first) ?? first;
