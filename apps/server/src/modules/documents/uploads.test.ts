import { MAX_PAPERS, MAX_UPLOAD_BYTES } from '@vesta/domain/limits';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createTestHouse, type TestHouse } from '../../../test/house.ts';
import { scripted, scriptedEngine } from '../../../test/scripted-engine.ts';
import { readPapers, upload } from '../../../test/uploads.ts';
import { auditLog, documents, files } from '../../db/schema/index.ts';
import { personas } from '../../db/seed/personas.ts';
import { sealLabel } from './label.ts';

let t: TestHouse;
const engine = scriptedEngine();
beforeAll(async () => {
  t = await createTestHouse({}, { engine });
});
afterAll(() => t.close());
beforeEach(async () => {
  await t.database.orm.delete(documents);
  await t.database.orm.delete(files);
  for (const key of await blobs()) await t.house.blobs.delete(key);
});

const slip = (salt = '') =>
  scripted([{ kind: 'payslip', type: 'payslip', fields: { net: 180000, period: '2026-10' } }], salt);
const state = async () =>
  (await t.as('giulia', { method: 'GET', url: '/api/v1/state/', query: { lang: 'en' } })).json().documents;
const blobs = async () => {
  const keys: string[] = [];
  for await (const key of t.house.blobs.list()) keys.push(key);
  return keys;
};
const padded = (size: number, start = '%PDF-1.7') =>
  Buffer.concat([Buffer.from(start), Buffer.alloc(size - start.length, 32)]);

describe('uploads', () => {
  test('a store that takes nothing is our fault and told as one; nothing is kept, and the next try succeeds', async () => {
    const { put } = t.house.blobs;
    t.house.blobs.put = () => Promise.reject(new Error('the store is away'));
    const answer = await upload(t, slip());
    t.house.blobs.put = put;
    expect([answer.statusCode, answer.json().code]).toEqual([503, 'UNAVAILABLE']);
    expect([await t.database.orm.select().from(documents), await blobs()]).toEqual([[], []]);
    expect((await upload(t, slip())).statusCode).toBe(200);
    await readPapers(t);
  });

  test('a hundred papers are the most of one application; what is refused leaves nothing, and a deleted one makes room', async () => {
    const label = sealLabel(t.house, { name: 'old.pdf', description: '', size: 1 });
    const rows = Array.from({ length: MAX_PAPERS - 1 }, () => ({
      applicationId: personas.giulia.applicationId,
      type: 'payslip',
      labelSealed: label,
      parseStatus: 'failed',
      createdAt: t.house.clock.now(),
    }));
    await t.database.orm.insert(documents).values(rows);
    const both = await Promise.all([upload(t, slip('one')), upload(t, slip('two'))]);
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    const refused = both.find(({ statusCode }) => statusCode === 409)?.json();
    expect(refused).toMatchObject({ code: 'TOO_MANY_PAPERS', message: expect.stringContaining(String(MAX_PAPERS)) });
    expect([(await t.database.orm.select().from(documents)).length, (await blobs()).length]).toEqual([MAX_PAPERS, 1]);
    const [one] = await t.database.orm.select().from(documents).where(eq(documents.parseStatus, 'failed')).limit(1);
    await t.database.orm
      .update(documents)
      .set({ deletedAt: t.house.clock.now() })
      .where(eq(documents.id, one?.id ?? ''));
    expect((await upload(t, slip('three'))).statusCode).toBe(200);
    await readPapers(t);
  });

  test('UPL-03 UPL-04 an upload is uploading, then parsed, and its reply carries the named fields', async () => {
    const answer = await upload(t, slip(), { fileName: 'C:\\papers\\ottobre.pdf' });
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({
      success: true,
      document_type: 'payslip',
      parse_results: { done: false, success: false, error: null },
      global_error: null,
      is_global_warning: false,
      missing_documents: [],
      document: { name: 'ottobre.pdf', status: 'uploading', isParsed: false, cancelAllowed: true, hasError: false },
    });
    expect(await readPapers(t)).toEqual({ completed: 1, failed: 0 });
    const {
      uploadedOtherDocuments: [record],
    } = await state();
    expect(record).toMatchObject({
      id: answer.json().document_id,
      status: 'parsed',
      isParsed: true,
      hasError: false,
      cancelAllowed: false,
    });
  });

  test('UPL-04 a problem of all identity papers together is told beside that of the file, as more than a warning', async () => {
    const zip = Buffer.from('PK\u0003\u0004rest');
    const combination = { type: 'national_id', selected_ids_combination: 'digital_id' };
    const refused = (await upload(t, zip, { fields: combination })).json();
    expect(refused).toMatchObject({
      success: false,
      global_error: { message_key: 'Uploads.AtleastOneDocument', blocker: true, message: expect.any(String) },
      is_global_warning: false,
      missing_documents: ['id_card'],
    });
    const payslip = (await upload(t, zip, { fields: { type: 'payslip' } })).json();
    expect(payslip).toMatchObject({ global_error: null, is_global_warning: false, missing_documents: [] });
    await t.database.orm.delete(documents);
  });

  test.each([
    ['a ZIP', Buffer.from('PK\u0003\u0004rest'), 'paper.pdf', 'Upload.Error.Zip'],
    ['an EXE renamed', Buffer.from('MZ\u0090rest'), 'payslip.pdf', 'Upload.Error.Program'],
    ['a HEIC', Buffer.from('\0\0\0\u0018ftypheic\0\0\0\0'), 'photo.jpg', 'Upload.Error.Heic'],
    ['nothing at all', Buffer.alloc(0), 'empty.pdf', 'Upload.Error.Empty'],
    ['some text', Buffer.from('hello'), 'text.png', 'Upload.Error.InvalidType'],
  ])('UPL-01 UPL-06 %s is judged by its content and has its own message', async (_name, bytes, fileName, key) => {
    const { document, success, parse_results: results } = (await upload(t, bytes, { fileName })).json();
    expect(success).toBe(false);
    expect(document).toMatchObject({ status: 'parsed with error', hasError: true, isParsed: true, message_key: key });
    expect(results).toMatchObject({ done: true, success: false, error: { blocker: true, message_key: key } });
    expect(document.message).not.toContain(key);
    expect(await blobs()).toEqual([]);
    expect(await t.database.orm.select().from(files)).toEqual([]);
  });

  test.each([
    ['other-documents/upload-fiscal', 'fiscal_doc', 'Fiscal.Error.PdfOnly'],
    ['other-documents/upload-fiscal', 'cud', 'Fiscal.Error.PdfOnly'],
    ['bank-account/upload', 'bank_statement', 'BankAccts.Error.InvalidFileType'],
    ['other-documents/upload', 'work_contract', 'Contract.Error.PdfOnly'],
  ])('UPL-01 a picture is no PDF: %s of a %s', async (url, type, key) => {
    const png = Buffer.from('\x89PNG\r\n\x1a\nrest', 'latin1');
    expect((await upload(t, png, { url, fields: { type } })).json().document.message_key).toBe(key);
  });

  test('UPL-01 a payslip may be a JPEG with any name', async () => {
    const jpeg = Buffer.from('\xff\xd8\xff\xe0rest', 'latin1');
    expect((await upload(t, jpeg, { fileName: 'noextension' })).json().document.hasError).toBe(false);
  });

  test('UPL-02 20 MB to the byte is taken; one byte over is at once parsed with error, with its size', async () => {
    const whole = (await upload(t, padded(MAX_UPLOAD_BYTES))).json();
    expect(whole.document).toMatchObject({ status: 'uploading', size: MAX_UPLOAD_BYTES });
    expect((await blobs()).length).toBe(1);
    const over = (await upload(t, padded(MAX_UPLOAD_BYTES + 1, '%PDF-1.6'))).json();
    expect(over.document).toMatchObject({ status: 'parsed with error', message_key: 'Upload.Error.MaxFileSize' });
    expect(over.document.messages[0].data).toMatchObject({ bytes: MAX_UPLOAD_BYTES + 1, limit: 20, size: '20.01' });
    expect(over.document.message).toContain('20.01 MB');
    expect((await blobs()).length).toBe(1);
  });

  test('UPL-05 the same file twice, also in two tabs at once, is kept once and the copy is named', async () => {
    const twice = await Promise.all([
      upload(t, slip(), { fileName: 'a.pdf' }),
      upload(t, slip(), { fileName: 'b.pdf' }),
    ]);
    const [first, second] = twice
      .map((one) => one.json().document)
      .sort((a, b) => Number(a.hasError) - Number(b.hasError));
    expect(first.hasError).toBe(false);
    expect(second).toMatchObject({ status: 'parsed with error', message_key: 'Uploads.Error.Duplicate' });
    expect(second.message).toContain(first.name);
    expect((await blobs()).length).toBe(1);
  });

  test('UPL-05 a file that was refused where it did not belong is taken where it does, and the refused one goes', async () => {
    const wrong = (await upload(t, slip(), { fields: { type: 'national_id', id_type: 'id_card' } })).json();
    await readPapers(t);
    expect((await state()).uploadedOtherDocuments).toMatchObject([
      { id: wrong.document_id, type: 'national_id', hasError: true },
    ]);
    const right = (await upload(t, slip(), { fields: { type: 'payslip' } })).json().document;
    expect(right).toMatchObject({ status: 'uploading', hasError: false });
    await readPapers(t);
    const after = (await state()).uploadedOtherDocuments;
    expect(after).toHaveLength(1);
    expect(after).toMatchObject([{ id: right.id, hasError: false, type: 'payslip' }]);
    expect((await blobs()).length).toBe(1);
    // In the place where it was refused it stays a copy.
    const again = (await upload(t, slip(), { fields: { type: 'payslip' } })).json().document;
    expect(again).toMatchObject({ message_key: 'Uploads.Error.Duplicate' });
  });

  test('an upload sent again under its key is the first one', async () => {
    const fields = { upload_key: 'press-12345678' };
    const [a, b] = [await upload(t, slip(), { fields }), await upload(t, slip('other'), { fields })];
    expect(b.json().document_id).toBe(a.json().document_id);
    expect((await blobs()).length).toBe(1);
  });

  test('UPL-03 deleting removes the bytes and the order to read; twice does no harm', async () => {
    await readPapers(t);
    const { document_id: id } = (await upload(t, slip())).json();
    const remove = () =>
      t.as('giulia', { method: 'POST', url: '/api/v1/other-documents/delete', query: { document_id: id } });
    expect((await remove()).json()).toEqual({ success: true });
    expect((await remove()).json()).toEqual({ success: true });
    expect(await blobs()).toEqual([]);
    const before = engine.reads;
    expect(await readPapers(t, true)).toEqual({ completed: 0, failed: 0 });
    expect(engine.reads).toBe(before);
    expect((await state()).uploadedOtherDocuments).toEqual([]);
    const acts = await t.database.orm
      .select()
      .from(auditLog)
      .where(and(eq(auditLog.subjectId, id)));
    expect(acts.map(({ action }) => action).sort()).toEqual(['document.deleted', 'document.uploaded']);
  });

  test('UPL-03 deleted while it is being read, a paper stays deleted and nothing of it is written down', async () => {
    const { document_id: id } = (await upload(t, slip('read halfway'))).json();
    const { read } = engine;
    engine.read = async (file) => {
      const query = { document_id: id };
      await t.as('giulia', { method: 'POST', url: '/api/v1/other-documents/delete', query });
      return read(file);
    };
    expect(await readPapers(t, true).finally(() => Object.assign(engine, { read }))).toEqual({
      completed: 1,
      failed: 0,
    });
    expect((await state()).uploadedOtherDocuments).toEqual([]);
    expect(await blobs()).toEqual([]);
    const [row] = await t.database.orm.select().from(documents).where(eq(documents.id, id));
    expect(row?.inspectionSealed ?? null).toBeNull();
  });

  test('UPL-03 a file that was refused can be deleted as well', async () => {
    const { document_id: id } = (await upload(t, Buffer.from('hello'))).json();
    await t.as('giulia', { method: 'POST', url: '/api/v1/bank-account/delete', query: { document_id: id } });
    expect((await state()).uploadedOtherDocuments).toEqual([]);
  });

  test.each(['other-documents', 'bank-account'])(
    'UPL-03 %s: deleting without id answers undefined document id',
    async (family) => {
      const answer = await t.as('giulia', { method: 'POST', url: `/api/v1/${family}/delete`, query: { lang: 'it' } });
      expect([answer.statusCode, answer.json().message]).toEqual([422, 'undefined document id']);
    },
  );

  test('another’s document is not there for me', async () => {
    const { document_id: id } = (await upload(t, slip())).json();
    const calls = [
      ['POST', '/api/v1/other-documents/delete'],
      ['POST', '/api/v1/bank-account/finalize-parse'],
      ['GET', `/api/v1/other-documents/${id}/reading`],
      ['GET', `/api/v1/other-documents/${id}/pages/1`],
      ['POST', `/api/v1/other-documents/${id}/correct`, { key: '1.net', value: 1 }],
      ['POST', `/api/v1/other-documents/${id}/explain`, { rule: null, text: 'let me see your paper' }],
    ] as const;
    for (const [method, url, payload] of calls) {
      const answer = await t.as('lena', { method, url, query: { document_id: id }, ...(payload ? { payload } : {}) });
      expect(answer.statusCode, url).toBe(401);
    }
    expect((await state()).uploadedOtherDocuments).toHaveLength(1);
  });

  test('an upload with a type that is none, or without a file, is refused and leaves nothing', async () => {
    expect((await upload(t, slip(), { fields: { type: 'selfie' } })).statusCode).toBe(422);
    expect((await upload(t, slip(), { url: 'other-documents/upload-fiscal' })).statusCode).toBe(422);
    const noForm = await t.as('giulia', { method: 'POST', url: '/api/v1/other-documents/upload', payload: {} });
    expect(noForm.statusCode).toBe(415);
    expect(await blobs()).toEqual([]);
    expect(await t.database.orm.select().from(documents)).toEqual([]);
  });

  test('another paper needs a word about what it is', async () => {
    const other = (description: string) => upload(t, slip('other'), { fields: { type: 'other', description } });
    const refused = await other(' ');
    expect([refused.statusCode, refused.json().msg[0].loc.at(-1)]).toEqual([422, 'description']);
    expect((await other('Letter of my bank')).json().document.description).toBe('Letter of my bank');
  });

  test('file names and what was read stay out of the log and of the database in clear', async () => {
    await upload(t, slip('x'), { fileName: 'licenziamento-giulia.pdf' });
    await readPapers(t);
    expect(t.logged.join('\n')).not.toContain('licenziamento');
    const { rows } = await t.database.pool.query('select to_jsonb(d)::text as row from documents d');
    expect(JSON.stringify(rows)).not.toContain('licenziamento');
    expect(JSON.stringify(rows)).not.toContain(Buffer.from('licenziamento').toString('hex'));
  });

  test('papers of another application are in no list of mine', async () => {
    await upload(t, slip('lena'), { as: 'lena' });
    expect((await state()).uploadedOtherDocuments).toEqual([]);
    const [row] = await t.database.orm.select().from(documents);
    expect(row?.applicationId).toBe(personas.lena.applicationId);
  });
});
