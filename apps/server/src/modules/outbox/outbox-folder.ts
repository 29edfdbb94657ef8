import { open, readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Address, Email } from 'postal-mime';
import { isOutboxFileName, outboxFileTime } from '../../adapters/mail/outbox/outbox-file-name.ts';

// The list needs only the headers, and ours stand well within this.
const HEADER_BYTES = 16 * 1024;

/** Loaded with the first mail that somebody looks at: a start need not wait for it. */
async function parseMail(raw: Buffer): Promise<Email> {
  const { default: PostalMime } = await import('postal-mime');
  return PostalMime.parse(raw);
}

export type OutboxEntry = { name: string; at: Date; to: string; subject: string };
export type OutboxPage = { entries: OutboxEntry[]; total: number };

/** Newest first. Only the headers of the asked-for page are read, however many mails there are. */
export async function listOutbox(
  directory: string,
  { skip, take }: { skip: number; take: number },
): Promise<OutboxPage> {
  const names = (await readNames(directory)).filter(isOutboxFileName).sort().reverse();
  const entries = await Promise.all(names.slice(skip, skip + take).map((name) => readEntry(directory, name)));
  return { entries: entries.filter((entry) => entry !== null), total: names.length };
}

/** Null for a name that is not one of ours or no longer there. */
export async function readOutboxMail(directory: string, name: string): Promise<{ raw: Buffer; mail: Email } | null> {
  if (!isOutboxFileName(name)) return null;
  const raw = await orNull(readFile(join(directory, name)));
  return raw && { raw, mail: await parseMail(raw) };
}

export function addressText(address: Address | undefined): string {
  if (!address) return '';
  if (address.address === undefined) return address.name;
  return address.name === '' ? address.address : `${address.name} <${address.address}>`;
}

async function readEntry(directory: string, name: string): Promise<OutboxEntry | null> {
  const at = outboxFileTime(name);
  const head = await orNull(readHead(join(directory, name)));
  if (!at || !head) return null;
  const { to, subject } = await parseMail(head);
  return { name, at, to: (to ?? []).map(addressText).join(', '), subject: subject ?? '' };
}

async function readHead(path: string): Promise<Buffer> {
  const file = await open(path, 'r');
  try {
    const { bytesRead, buffer } = await file.read(Buffer.alloc(HEADER_BYTES), 0, HEADER_BYTES, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}

async function readNames(directory: string): Promise<string[]> {
  return (await orNull(readdir(directory))) ?? [];
}

async function orNull<T>(reading: Promise<T>): Promise<T | null> {
  try {
    return await reading;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  }
}
