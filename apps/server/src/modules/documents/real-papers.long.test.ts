import { scanned } from '@vesta/specimens/controls/scanned';
import { personas as people } from '@vesta/specimens/personas/index';
import { specimensOf } from '@vesta/specimens/specimens-of';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestHouse, type TestHouse } from '../../../test/house.ts';
import { readPapers, upload } from '../../../test/uploads.ts';
import { createIsolatedEngine } from '../../adapters/engine/isolated-engine.ts';
import { chance, png } from './testing/catalogue-papers.ts';

let t: TestHouse;
beforeAll(async () => {
  // Tests share their machine: what is measured here is not how fast it is.
  t = await createTestHouse({}, { engine: createIsolatedEngine({ processes: 1, timeLimitMs: 240_000 }) });
});
afterAll(() => t.close());

const today = '2026-11-15';
const types: Record<string, readonly [string, string]> = {
  payslip: ['other-documents/upload', 'payslip'],
  bank_statement: ['bank-account/upload', 'bank_statement'],
  identity_document: ['other-documents/upload', 'national_id'],
};

/** Files that break readers, each in its own way. */
const broken = {
  corrupt: Buffer.from('%PDF-1.7\n1 0 obj << /Type /Catalog >> endobj trailer << /Root 9 0 R >>'),
  garbage: Buffer.concat([Buffer.from('\xff\xd8\xff\xe0', 'latin1'), Buffer.alloc(5000, 7)]),
};

test('INC-03 BANK-02 IDD-03 real papers go from the upload through the isolated engine to a verdict', async () => {
  const all = await specimensOf(people.giulia(today), {
    today,
    seed: 'demo',
    kinds: ['payslip', 'bank_statement', 'identity_document'],
  });
  // One of each: recognising a photograph is the slow part, and once is enough.
  const specimens = Object.keys(types).flatMap((kind) => all.find(({ truth }) => truth.kind === kind) ?? []);
  for (const { name, bytes, truth } of specimens) {
    const [url = '', type = ''] = types[truth.kind] ?? [];
    await upload(t, Buffer.from(bytes), { url, fileName: name, fields: { type } });
  }
  for (const [name, bytes] of Object.entries(broken)) await upload(t, bytes, { fileName: name });
  await readPapers(t, true);
  const list = (
    await t.as('giulia', { method: 'GET', url: '/api/v1/other-documents/list', query: { lang: 'en' } })
  ).json();
  const papers = [...list.uploadedOtherDocuments, ...list.uploadedBankStatements];
  const about = (name: string) => papers.find((one) => one.name === name);
  expect(papers.filter(({ isParsed }) => !isParsed)).toEqual([]);
  for (const { name, truth } of specimens) {
    const { messages } = about(name);
    const errors = messages.filter((one: { blocker: boolean }) => one.blocker);
    expect(errors, `${name} ${JSON.stringify(messages)}`).toEqual([]);
    if (truth.kind === 'identity_document') {
      expect(about(name).recognised).toMatchObject({ document_type: truth.type });
    }
  }
  expect(about('corrupt')).toMatchObject({ hasError: true, message_key: 'Uploads.Error.Corrupt' });
  expect(about('garbage')).toMatchObject({ hasError: true });
  const slip = specimens.find(({ truth }) => truth.kind === 'payslip');
  const reading = (
    await t.as('giulia', { method: 'GET', url: `/api/v1/other-documents/${about(slip?.name ?? '').id}/reading` })
  ).json();
  const net = reading.facts.find(({ key }: { key: string }) => key === '1.net');
  expect(net).toMatchObject({ value: slip?.truth.fields.net, box: { left: expect.any(Number) } });
  const page = await t.as('giulia', {
    method: 'GET',
    url: `/api/v1/other-documents/${reading.document.id}/pages/1`,
  });
  expect(page.rawPayload.subarray(8, 12).toString()).toBe('WEBP');
  expect(page.rawPayload.length).toBeGreaterThan(10_000);
}, 600_000);

// Letters in pixels: the slow part of the catalogue, and the same on either database.
test.runIf(process.env.TEST_DATABASE !== 'postgres')(
  'UPL-05 IDD-04 a scan instead of the original and a picture of nothing are named',
  async () => {
    // One page: recognising is the slow part, and a statement has several.
    const [slip] = await specimensOf(people.giulia(today), { today, seed: 'demo', kinds: ['payslip'] });
    if (!slip) throw new Error('Giulia has no payslip.');
    const scan = await scanned.treat(slip, chance);
    const cases = [
      ['other-documents/upload', 'payslip', scan.bytes, 'checks.R_PDF_ORIGINAL.scan'],
      ['other-documents/upload', 'national_id', png, 'IdDocs.Error.NotReadable'],
    ] as const;
    for (const [url, type, bytes] of cases)
      await upload(t, Buffer.from(bytes), { url, fileName: `${type}-${bytes.length}`, fields: { type } });
    await readPapers(t, true);
    const list = (await t.as('giulia', { method: 'GET', url: '/api/v1/other-documents/list' })).json();
    const papers: { name: string; messages: { message_key: string }[] }[] = [
      ...list.uploadedOtherDocuments,
      ...list.uploadedBankStatements,
    ];
    for (const [, type, bytes, key] of cases) {
      const { messages = [] } = papers.find(({ name }) => name === `${type}-${bytes.length}`) ?? {};
      expect(messages.map(({ message_key }) => message_key)).toContain(key);
    }
  },
  600_000,
);
