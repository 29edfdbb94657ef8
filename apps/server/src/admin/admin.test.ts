import { chmod, chown, mkdir, rm, stat, writeFile } from 'node:fs/promises';
import net from 'node:net';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createTestHouse, type TestHouse } from '../../test/house.ts';
import { auditLog, personRequests } from '../db/schema/index.ts';
import { demo } from '../db/seed/demo-ids.ts';
import { ADMIN_SOCKET, adminFolder } from './admin-folder.ts';
import { askServer } from './ask-server.ts';
import { MAX_REQUEST_BYTES } from './frames.ts';
import { runAdmin } from './run-admin.ts';
import { type AdminServer, serveAdmin } from './serve-admin.ts';

let t: TestHouse;
beforeAll(async () => {
  t = await createTestHouse();
});
afterAll(() => t.close());

const folder = () => adminFolder(t.house.config);
const socketPath = () => join(folder(), ADMIN_SOCKET);
const ask = (command: string, ...args: string[]) => askServer(t.house.config, command, args);
const run = (command: string, ...args: string[]) => runAdmin(t.house, command, args);

/** What comes back when bytes are sent as they are. */
const send = (bytes: string | Buffer): Promise<string> =>
  new Promise((resolve) => {
    const socket = net.connect(socketPath());
    let text = '';
    socket.setEncoding('utf8');
    socket.on('data', (piece: string) => {
      text += piece;
    });
    socket.on('error', () => undefined);
    socket.on('close', () => resolve(text));
    socket.write(bytes);
  });

describe('REV-02 the command socket', () => {
  let server: AdminServer | null = null;
  beforeEach(async () => {
    await rm(folder(), { recursive: true, force: true });
    server = await serveAdmin(t.house);
  });
  afterEach(async () => {
    await server?.stop();
  });

  test('answers its owner, and nobody else can open it', async () => {
    expect(await ask('companies', 'list')).toMatchObject({ status: 0, text: expect.stringContaining('Ortica') });
    expect((await stat(folder())).mode & 0o777).toBe(0o700);
    expect((await stat(socketPath())).mode & 0o777).toBe(0o600);
  });

  test('without a server there is nobody to ask, also where one died and left its socket', async () => {
    await server?.stop();
    server = null;
    expect(await ask('companies')).toBeNull();
    await new Promise<void>((resolve) => {
      const dying = net.createServer().listen(socketPath(), () => {
        // What a killed process leaves: a file that nobody listens on.
        const handle = Reflect.get(dying, '_handle') as { close(): void };
        handle.close();
        resolve();
      });
    });
    await writeFile(socketPath(), '', { flag: 'a' }).catch(() => undefined);
    await chmod(socketPath(), 0o600).catch(() => undefined);
    server = await serveAdmin(t.house);
    expect(await ask('companies')).toMatchObject({ status: 0 });
  });

  test('a second server on the same folder leaves it to the first', async () => {
    expect(await serveAdmin(t.house)).toBeNull();
    expect(await ask('companies')).toMatchObject({ status: 0 });
  });

  test('a socket or folder that others may open is not spoken to', async () => {
    await chmod(socketPath(), 0o666);
    expect(await ask('companies')).toMatchObject({
      status: 1,
      text: expect.stringContaining('does not belong to you'),
    });
    await chmod(socketPath(), 0o600);
    await chmod(folder(), 0o755);
    expect(await ask('companies')).toMatchObject({ status: 1 });
  });

  test.runIf(process.getuid?.() === 0)('a server does not listen in a folder of somebody else', async () => {
    await server?.stop();
    server = null;
    await rm(folder(), { recursive: true, force: true });
    await mkdir(folder(), { mode: 0o700 });
    await chown(folder(), 65_534, 65_534);
    const me = process.getuid;
    // Root may speak for everybody; whoever is not root may not.
    process.getuid = () => 1000;
    try {
      expect(await serveAdmin(t.house)).toBeNull();
      expect(t.logged.join('')).toContain('not ours alone');
    } finally {
      process.getuid = me as NonNullable<typeof me>;
      await chown(folder(), 0, 0);
    }
  });

  test.each([
    ['no JSON', 'companies\n'],
    ['another shape', '{"command":7,"args":[]}\n'],
    ['too many arguments', `${JSON.stringify({ command: 'companies', args: Array(61).fill('x') })}\n`],
    ['bytes that are no text', Buffer.from([0xff, 0xfe, 0x00, 0x0a])],
  ])('%s is refused in words, and the next is served', async (_what, bytes) => {
    expect(JSON.parse(await send(bytes))).toMatchObject({ status: 1, text: 'The request cannot be read.' });
    expect(await ask('companies')).toMatchObject({ status: 0 });
  });

  test('a line without an end is cut off, not kept', async () => {
    const told = await send('x'.repeat(MAX_REQUEST_BYTES + 1));
    expect(told === '' || JSON.parse(told).text === 'The request is too long.').toBe(true);
    expect(await ask('companies')).toMatchObject({ status: 0 });
  });

  test('a server that stops in the middle is told as such', async () => {
    await server?.stop();
    const silent = net.createServer((socket) => socket.destroy());
    await new Promise<void>((resolve) => silent.listen(socketPath(), resolve));
    await chmod(socketPath(), 0o600);
    expect(await ask('companies')).toMatchObject({ status: 1, text: 'The server stopped before it answered.' });
    await new Promise((resolve) => silent.close(resolve));
    server = null;
  });

  test('there is no such command', async () => {
    expect(await ask('constructor')).toMatchObject({ status: 1 });
    expect(await ask('nonsense')).toMatchObject({ status: 1, text: 'There is no command "nonsense".' });
  });
});

describe('REV-02 companies, listings and partner keys without touching the database', () => {
  test('a company is added, changed and listed; every act is recorded', async () => {
    const added = await run(
      'companies',
      'add',
      '--name',
      'Casa Nuova',
      '--report-email',
      'Casa@Nuova.example',
      '--primary',
      '#0f4c45',
    );
    expect(added.status).toBe(0);
    expect((await run('companies', 'set', added.text, '--url', 'https://nuova.example')).status).toBe(0);
    const rows = (await run('companies')).data as { name: string; reportEmail: string; url: string }[];
    expect(rows).toContainEqual(
      expect.objectContaining({ name: 'Casa Nuova', reportEmail: 'casa@nuova.example', url: 'https://nuova.example' }),
    );
    const acts = await t.database.orm.select({ action: auditLog.action }).from(auditLog);
    expect(acts.map(({ action }) => action)).toEqual(expect.arrayContaining(['company.added', 'company.changed']));
  });

  test.each([
    [['companies', 'add']],
    [['companies', 'add', '--name', ' ']],
    [['companies', 'add', '--name', 'A', '--primary', 'mauve']],
    [['companies', 'set', 'nonsense', '--name', 'A']],
    [['companies', 'add', '--nonsense', 'A']],
    [['listings', 'add', '--title', 'A']],
    [['listings', 'close']],
    [['partner-keys', 'add', '--label', 'A']],
    [['requests', 'add', '--kind', 'nonsense']],
    [['jobs', 'drop']],
    [['audit']],
    [['retention']],
    [['keys']],
    [['sign-in', 'nobody']],
  ])('%j is answered with how to use it', async ([command = '', ...args]) => {
    expect(await run(command, ...args)).toMatchObject({
      status: 2,
      text: expect.stringContaining(`Use: vesta ${command}`),
    });
  });

  test('a listing is added for a company that there is, closed and opened again', async () => {
    const { company } = demo.ortica;
    const add = (id: string) =>
      run(
        'listings',
        'add',
        '--company',
        id,
        '--title',
        'Attico',
        '--place',
        'Milano',
        '--region',
        'it',
        '--cents',
        '120000',
        '--landlord-pays',
        'yes',
      );
    expect((await add('0a7c0001-0000-4000-8000-00000000ffff')).status).toBe(1);
    const { text: id } = await add(company);
    await run('listings', 'close', id);
    const found = async () =>
      ((await run('listings')).data as { id: string; closedAt: Date | null; lanPays: boolean }[]).find(
        (row) => row.id === id,
      );
    expect((await found())?.closedAt).toEqual(t.clock.now());
    await run('listings', 'open', id);
    expect(await found()).toMatchObject({ closedAt: null, lanPays: true });
  });

  test('a partner key shows its secret once, signs links, and opens nothing once revoked', async () => {
    const added = await run('partner-keys', 'add', '--company', demo.ortica.company, '--label', 'Portal');
    const { id, secret } = added.data as { id: string; secret: string };
    expect(secret).toHaveLength(43);
    expect((await run('partner-keys')).text).not.toContain(secret);
    expect((await run('partner-link', 'a@b.example', '--key', id)).status).toBe(0);
    expect((await run('partner-keys', 'revoke', id)).status).toBe(0);
    expect((await run('partner-link', 'a@b.example', '--key', id)).status).toBe(1);
    expect((await run('partner-keys', 'revoke', id)).status).toBe(1);
  });
});

describe('LAW-01 requests of people', () => {
  test('one that came by letter has a month, is listed with the days left, and is answered once', async () => {
    const added = await run('requests', 'add', '--kind', 'access', '--email', 'Giulia.Moretti@posta.example');
    expect(added.data).toMatchObject({ isKnown: true });
    t.clock.advance(3 * 86_400_000);
    expect((await run('requests')).data).toMatchObject([{ id: added.text, kind: 'access', daysLeft: 27 }]);
    expect((await run('requests', 'done', added.text, '--outcome', 'done')).status).toBe(0);
    expect((await run('requests', 'done', added.text)).status).toBe(1);
    expect((await run('requests')).text).toBe('No request is open.');
    expect(JSON.stringify(await t.database.orm.select().from(personRequests))).not.toContain('oretti');
  });
});

test('LAW-01 the record and what would be erased are shown from the command line', async () => {
  expect(await run('audit', 'verify')).toMatchObject({ status: 0, text: expect.stringContaining('The record fits') });
  await t.database.pool.query(`update audit_log set action = 'x' where id = (select min(id) from audit_log)`);
  expect(await run('audit', 'verify')).toMatchObject({
    status: 3,
    text: expect.stringContaining('altered or out of order'),
  });
  expect((await run('retention', '--dry-run')).data).toMatchObject({ applications: 0, receipts: 0, audit: 0 });
});
