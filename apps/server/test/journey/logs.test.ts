import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pino from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { waitForMail } from '../../../../e2e/harness/mails.ts';
import { readConfig } from '../../src/config/config.ts';
import { outboxDirectory } from '../../src/config/directories.ts';
import type { House } from '../../src/house.ts';
import { loggerOptions } from '../../src/lib/logger.ts';
import { type RunningServer, serve } from '../../src/serve.ts';
import { createTestDatabase, type TestDatabase } from '../database.ts';
import { codeIn } from '../mails.ts';
import { printerInPlace } from '../printer-in-place.ts';
import { scriptedEngine } from '../scripted-engine.ts';
import { travel } from './journey.ts';
import { markedPerson, marks } from './marked-person.ts';
import { Traveller } from './traveller.ts';

const lines: string[] = [];
let dataDir: string;
let database: TestDatabase;
let server: RunningServer;
const person = markedPerson(new Date());
const engine = scriptedEngine();

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'vesta-logs-'));
  database = await createTestDatabase();
  const config = readConfig({ NODE_ENV: 'test', PORT: '0', HOST: '127.0.0.1', DATA_DIR: dataDir });
  const log = pino(loggerOptions('trace') as pino.LoggerOptions, { write: (line: string) => void lines.push(line) });
  const doors = { engine, printer: printerInPlace, database: { ...database, close: async () => {} } };
  server = await serve(config, { ...doors, log: log as unknown as House['log'] });
});
afterAll(async () => {
  await server.stop();
  await database.drop();
  await rm(dataDir, { recursive: true, force: true });
});

const codeFor = async (email: string) => codeIn(await waitForMail(outboxDirectory(server.house.config), email));
const traveller = () => new Traveller({ address: server.address ?? '' });
const found = () =>
  lines.filter((line) =>
    [...marks, person.email, 'quarzobelli'].some((mark) => line.toLowerCase().includes(mark.toLowerCase())),
  );

test('a whole journey leaves no word of the person in the log, not even at its most talkative', async () => {
  const who = traveller();
  await travel(who, person, { codeFor, pollMs: 50 });
  expect(lines.some((line) => line.includes('/api/v2/report/'))).toBe(true);
  expect(found()).toEqual([]);
});

/** What libraries say when they are given something that they do not take. */
const quoting = () => {
  const cause = Object.assign(new SyntaxError(`Unexpected token, "${person.lastName}" is not valid`), {
    input: person.fiscalCode,
  });
  return Object.assign(new Error(`550 ${person.email} refused`, { cause }), { address: person.email });
};

test('neither do failures: refused calls, torn bodies, and parts that break and quote what they were given', async () => {
  const { house, address } = server;
  const { firstName, lastName, email, fiscalCode } = person;
  lines.length = 0;
  const json = { 'content-type': 'application/json' };
  const ask = (path: string, init: RequestInit = {}) => fetch(`${address}${path}`, init).then(({ status }) => status);
  const post = (path: string, body: string) => ask(path, { method: 'POST', headers: json, body });
  const signUp = { first_name: firstName, last_name: lastName, email, privacy_policy_consented: 'never' };
  expect(await post('/api/v1/signup/submit', JSON.stringify(signUp))).toBe(422);
  expect(await post('/api/v1/signup/submit', `{"first_name": ${lastName}`)).toBe(400);
  expect(await post('/api/v1/verify-email/submit', JSON.stringify({ email, code: '000000' }))).toBe(401);
  expect(await ask(`/api/v1/${lastName}/${fiscalCode}?email=${email}`)).toBe(404);
  expect(await ask(`/it/${lastName}`)).toBe(404);
  const form = { method: 'POST', headers: { 'content-type': `multipart/form-data; boundary=${lastName}` } };
  await ask('/api/v1/other-documents/upload', { ...form, body: `--${lastName}\r\nContent-Disposition: ${fiscalCode}` });

  const who = traveller();
  const breaks = async () => {
    throw quoting();
  };
  const kept = {
    send: house.mail.send,
    read: engine.read,
    retrieve: house.payments.retrieveSession,
    put: house.blobs.put,
  };
  house.payments.retrieveSession = breaks;
  const other = { ...person, email: `other.${email}` };
  const travelling = travel(who, other, { codeFor, pollMs: 50 });
  await expect(travelling).rejects.toThrow(/session-status was answered with 50/);
  engine.read = breaks;
  house.blobs.put = breaks;
  house.mail.send = breaks;
  const torn = person.papers.at(-1);
  const hand = () => {
    const body = new FormData();
    body.set('type', 'payslip');
    body.set('file', new Blob([torn?.bytes ?? '', 'other bytes']), torn?.name);
    return body;
  };
  await expect(who.send('/v1/other-documents/upload', hand)).rejects.toThrow(/answered with 503/);
  house.blobs.put = kept.put;
  await who.send('/v1/other-documents/upload', hand);
  await who.post('/v1/workflow/send-continue-later-email', {});
  const failed = (job: string) => lines.some((line) => line.includes('a job failed') && line.includes(job));
  await expect.poll(() => failed('send-mail') && failed('parse-document')).toBe(true);
  Object.assign(house.mail, { send: kept.send });
  Object.assign(engine, { read: kept.read });
  Object.assign(house.payments, { retrieveSession: kept.retrieve });
  expect(lines.filter((line) => line.includes('request failed')).length).toBeGreaterThan(1);
  expect(found()).toEqual([]);
});
