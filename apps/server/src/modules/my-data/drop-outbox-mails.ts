import { open, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { ABOUT_HEADER } from '../../adapters/mail/outbox/about-header.ts';
import { isOutboxFileName } from '../../adapters/mail/outbox/outbox-file-name.ts';
import { outboxDirectory } from '../../config/directories.ts';
import type { House } from '../../house.ts';

/** Our headers stand well within this. */
const HEAD_BYTES = 4096;

async function headOf(path: string): Promise<string> {
  const file = await open(path, 'r');
  try {
    const { bytesRead, buffer } = await file.read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES, 0);
    return buffer.subarray(0, bytesRead).toString('latin1');
  } finally {
    await file.close();
  }
}

/** Where a folder stands in for the mail server, mails to a person and about their applications go with them. */
export async function dropOutboxMails(
  { config, mail }: Pick<House, 'config' | 'mail'>,
  applicationIds: readonly string[],
  address: string,
): Promise<number> {
  if (mail.kind !== 'outbox') return 0;
  const directory = outboxDirectory(config);
  const names = (await readdir(directory).catch(() => [])).filter(isOutboxFileName);
  let dropped = 0;
  for (const name of names) {
    const head = await headOf(join(directory, name)).catch(() => '');
    const isAbout = applicationIds.some((id) => head.includes(`${ABOUT_HEADER}: ${id}`));
    if (!isAbout && !head.includes(address)) continue;
    await rm(join(directory, name), { force: true });
    dropped += 1;
  }
  return dropped;
}
