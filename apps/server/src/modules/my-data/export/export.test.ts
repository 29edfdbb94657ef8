import { crc32 } from 'node:zlib';
import { is } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestHouse, type TestHouse } from '../../../../test/house.ts';
import { scriptedEngine } from '../../../../test/scripted-engine.ts';
import { unzip } from '../../../../test/unzip.ts';
import { upload } from '../../../../test/uploads.ts';
import * as schema from '../../../db/schema/index.ts';
import { personas } from '../../../db/seed/personas.ts';
import { completeSteps } from '../../report/testing/complete-steps.ts';
import { handInPapers, papersOf } from '../../report/testing/hand-in-papers.ts';
import { payFor } from '../../report/testing/pay-for.ts';
import { exportTables, notExported } from './export-tables.ts';
import { zip } from './zip.ts';

const { giulia } = personas;
let t: TestHouse;
beforeAll(async () => {
  t = await createTestHouse({}, { engine: scriptedEngine() });
});
afterAll(() => t.close());

const tables = Object.values(schema as Record<string, unknown>).filter((value): value is PgTable => is(value, PgTable));
const nameOf = (table: PgTable) => getTableConfig(table).name;
const taken = async (name: 'giulia' | 'marco') => {
  const answer = await t.as(name, { url: '/api/v1/my-data/export', applicationId: null, query: { lang: 'it' } });
  expect(answer.headers).toMatchObject({ 'content-type': 'application/zip', 'cache-control': 'no-store' });
  return unzip(answer.rawPayload);
};
const json = (files: Record<string, Buffer>, name: string) =>
  JSON.parse(Buffer.from(files[name] ?? []).toString('utf8'));

describe('LAW-01 everything to take along', () => {
  test('every table is in the export, or left out for a reason that is written down', () => {
    const exported = exportTables.map(({ table }) => nameOf(table));
    const all = tables.map(nameOf).sort();
    expect([...exported, ...Object.keys(notExported)].sort()).toEqual(all);
  });

  test('no table that hangs on a person or an application is left out, but those that hold hashes of codes', () => {
    const hangs = (table: PgTable) =>
      getTableConfig(table).columns.some(({ name }) => ['user_id', 'application_id', 'actor_id'].includes(name));
    expect(
      tables
        .filter(hangs)
        .map(nameOf)
        .filter((name) => name in notExported),
    ).toEqual([]);
  });

  test('of a person with next to nothing it still opens', async () => {
    const files = await taken('marco');
    expect(Object.keys(files)).toContain('LEGGIMI.txt');
    expect(json(files, 'data/documents.json')).toEqual([]);
    expect(json(files, 'data/users.json')).toMatchObject([{ profile: { first_name: 'Marco' } }]);
  });

  test('papers, figures with their constants, recipients and the record are in it; secrets are not', async () => {
    await handInPapers(t.house, giulia.applicationId, papersOf('Moretti', 'Giulia'));
    await completeSteps(t.house, giulia);
    await payFor(t.house, giulia.applicationId);
    await t.as('giulia', { url: '/api/v2/report/' });
    const payload = { recipient: { name: 'Anna Villa', email: 'anna@casa.example' }, delivery: 'link' };
    await t.as('giulia', { method: 'POST', url: '/api/v2/report/release', payload });
    const bytes = Buffer.from(`%PDF-1.4\n${'a line of a paper\n'.repeat(20_000)}%%EOF`);
    await upload(t, bytes, { fileName: 'Ältere Buste/../paga.pdf' });
    const files = await taken('giulia');
    const names = Object.keys(files);
    const stored = names.filter((name) => name.startsWith('files/'));
    expect(stored.every((name) => /^files\/\d{3}-[\w.-]+$/.test(name))).toBe(true);
    expect(stored.some((name) => files[name]?.equals(bytes))).toBe(true);
    expect(json(files, 'explanation.json')[0].model.constants.length).toBeGreaterThan(3);
    expect(json(files, 'recipients.json')[0].releases).toMatchObject([{ name: 'Anna Villa' }]);
    expect(json(files, 'data/audit_log.json').map(({ action }: { action: string }) => action)).toContain(
      'report.released',
    );
    const papers: { inspection?: unknown }[] = json(files, 'data/documents.json');
    expect(papers.some(({ inspection }) => inspection)).toBe(true);
    const text = names.map((name) => Buffer.from(files[name] ?? []).toString('utf8')).join('');
    expect(text).not.toMatch(/tokenHash|wrappedKey|storageKey|codeHash|emailIndex/);
  });
});

test('LAW-01 an archive flows: no piece of it is larger than what came in', async () => {
  const piece = Buffer.alloc(64 * 1024, 7);
  let asked = 0;
  async function* body() {
    for (; asked < 200; asked += 1) yield piece;
  }
  async function* entries() {
    yield { name: 'large.bin', body: body() };
    yield { name: 'ünd.txt', body: [Buffer.from('small')] };
  }
  const parts: Buffer[] = [];
  for await (const part of zip(entries(), new Date('2026-11-16T10:00:00Z'))) {
    if (parts.length === 3) expect(asked).toBeLessThan(4);
    expect(part.length).toBeLessThanOrEqual(piece.length);
    parts.push(part);
  }
  const opened = unzip(Buffer.concat(parts));
  expect(crc32(opened['large.bin'] ?? '')).toBe(crc32(Buffer.concat(Array(200).fill(piece))));
  expect(Buffer.from(opened['ünd.txt'] ?? []).toString()).toBe('small');
});
