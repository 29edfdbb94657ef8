import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createMailTransport, type OutgoingMail, PermanentMailError } from '../index.ts';
import { isOutboxFileName, outboxFileName, outboxFileTime } from './outbox-file-name.ts';

const NOON = new Date('2026-03-31T12:00:00.250Z');
const mail = (subject: string, template = 'verification-code'): OutgoingMail => ({
  to: { name: 'Giulia Moretti', address: 'giulia@example.it' },
  subject,
  html: `<p>${subject}</p>`,
  text: subject,
  template,
});

describe('outbox transport', () => {
  let parent: string;
  let directory: string;
  let now = NOON;
  const transport = () =>
    createMailTransport({
      smtpUrl: null,
      outboxDirectory: directory,
      from: 'no-reply@vesta.example',
      clock: { now: () => now },
    });

  beforeEach(async () => {
    now = NOON;
    parent = await mkdtemp(join(tmpdir(), 'vesta-outbox-'));
    directory = join(parent, 'outbox');
  });
  afterEach(() => rm(parent, { recursive: true }));

  test('writes one file per mail that any mail program can read, for the owner alone', async () => {
    const { messageId } = await transport().send(mail('Il Suo codice è 482913'));
    const [name = ''] = await readdir(directory);
    expect(name).toBe('2026-03-31T12-00-00-250Z.000001.verification-code.eml');
    const raw = await readFile(join(directory, name));
    expect(raw.toString('latin1')).not.toMatch(/[^\r]\n/);
    const parsed = await PostalMime.parse(raw);
    expect(parsed).toMatchObject({ subject: 'Il Suo codice è 482913', messageId, date: '2026-03-31T12:00:00.000Z' });
    expect(parsed.to).toEqual([{ name: 'Giulia Moretti', address: 'giulia@example.it' }]);
    expect((await stat(join(directory, name))).mode & 0o777).toBe(0o600);
  });

  test('names sort in the order of sending, within a millisecond and across them', async () => {
    const outbox = transport();
    for (let index = 0; index < 12; index += 1) {
      if (index % 5 === 4) now = new Date(now.getTime() + 1);
      await outbox.send(mail(`mail ${index}`, index % 2 ? 'resume-link' : 'verification-code'));
    }
    const names = (await readdir(directory)).sort();
    const subjects = await Promise.all(
      names.map(async (name) => (await PostalMime.parse(await readFile(join(directory, name)))).subject),
    );
    expect(subjects).toEqual(Array.from({ length: 12 }, (_, index) => `mail ${index}`));
  });

  test('two processes in the same millisecond never overwrite each other', async () => {
    const processes = [transport(), transport(), transport()];
    await Promise.all(processes.flatMap((each) => [each.send(mail('one')), each.send(mail('two'))]));
    const names = await readdir(directory);
    expect(names).toHaveLength(6);
    expect(names.every(isOutboxFileName)).toBe(true);
  });

  test('a mail that is refused leaves no file', async () => {
    await transport().send(mail('fine'));
    await expect(transport().send({ ...mail('bad'), to: 'a@x.it\r\nBcc: b@x.it' })).rejects.toBeInstanceOf(
      PermanentMailError,
    );
    expect(await readdir(directory)).toHaveLength(1);
  });

  test('pings a folder it can write and fails on one it cannot', async () => {
    await expect(transport().ping()).resolves.toBeUndefined();
    expect(await readdir(directory)).toEqual([]);
    await rm(directory, { recursive: true });
    await writeFile(directory, 'a file in the way');
    await expect(transport().ping()).rejects.toThrow();
  });
});

describe('outbox file names', () => {
  test('carry their time and survive any template name', () => {
    const name = outboxFileName({ at: NOON, counter: 7, template: '../Résumé Link!' });
    expect(isOutboxFileName(name)).toBe(true);
    expect(outboxFileTime(name)).toEqual(NOON);
  });

  test.each([
    '../x.eml',
    'x.eml',
    '2026-03-31T12-00-00-250Z.000001.a.eml.tmp',
    '2026-13-41T12-00-00-250Z.000001.a.eml',
  ])('a stranger’s name %j has no time', (name) => {
    expect(outboxFileTime(name)).toBeNull();
  });
});
