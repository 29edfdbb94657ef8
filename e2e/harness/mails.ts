import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import PostalMime, { type Email } from 'postal-mime';
import { isOutboxFileName } from '../../apps/server/src/adapters/mail/outbox/outbox-file-name.ts';
import { PATIENCE_MS } from '../../scripts/lib/patience.ts';

const LOOK_AGAIN_MS = 50;

export interface WrittenMail extends Email {
  fileName: string;
}

/** Every mail in the outbox, oldest first. */
export async function readMails(directory: string): Promise<WrittenMail[]> {
  const names = await readdir(directory).catch(() => []);
  const written = names.filter(isOutboxFileName).sort();
  return Promise.all(
    written.map(async (fileName) => ({
      ...(await PostalMime.parse(await readFile(join(directory, fileName)))),
      fileName,
    })),
  );
}

/** Mails are written in the background, so the newest one to this address may take a moment. */
export async function waitForMail(directory: string, to: string, after = 0): Promise<WrittenMail> {
  const end = Date.now() + PATIENCE_MS;
  while (Date.now() < end) {
    const toThem = (await readMails(directory)).filter((mail) => mail.to?.some(({ address }) => address === to));
    const newest = toThem.at(-1);
    if (newest && toThem.length > after) return newest;
    await new Promise((resolve) => setTimeout(resolve, LOOK_AGAIN_MS));
  }
  throw new Error('No such mail arrived in the outbox.');
}
