import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createTestHouse, type TestHouse } from '../../../test/house.ts';
import { type ScriptedPaper, scripted, scriptedEngine } from '../../../test/scripted-engine.ts';
import { readPapers, upload } from '../../../test/uploads.ts';
import { documents, files } from '../../db/schema/index.ts';
import type { PersonaName } from '../../db/seed/personas.ts';

let t: TestHouse;
beforeAll(async () => {
  t = await createTestHouse({}, { engine: scriptedEngine() });
  await t.as('giulia', {
    method: 'POST',
    url: '/api/v1/personal-details/submit',
    payload: {
      subStep: 1,
      fiscalCode: 'MRTGLI94P54G337K',
      nationality: 'Italy',
      dateOfBirth: '14/09/1994',
      placeOfBirth: 'Parma',
    },
  });
});
afterAll(() => t.close());
beforeEach(async () => {
  await t.database.orm.delete(documents);
  await t.database.orm.delete(files);
});

const get = async (path: string, as: PersonaName = 'giulia') =>
  (await t.as(as, { method: 'GET', url: `/api/v1/other-documents/${path}`, query: { lang: 'en' } })).json();
const person = { surname: 'MORETTI', given_names: 'GIULIA', birth_date: '1994-09-14' };
const card = (side: 'front' | 'back' | 'both'): ScriptedPaper => ({
  kind: 'identity_document',
  type: 'id_card',
  side,
  fields: {
    ...person,
    document_number: 'CA00000AA',
    expiry_date: '2031-01-01',
    nationality: 'ITA',
  },
});
const handIn = async (papers: readonly ScriptedPaper[], combination = 'digital_id') => {
  const fields = { type: 'national_id', id_type: 'id_card', selected_ids_combination: combination };
  const reply = (await upload(t, scripted(papers, String(Math.random())), { fields })).json();
  await readPapers(t);
  return reply;
};

describe('identity papers', () => {
  test('IDD-01 the options come in three groups with the six combinations, and the group of the nationality', async () => {
    const options = await get('id-upload-options');
    const keys = (group: { key: string }[]) => group.map(({ key }) => key);
    expect(keys(options.default)).toEqual([
      'digital_id',
      'passport_fiscal_card',
      'paper_id_fiscal_card',
      'passport',
      'paper_id',
    ]);
    expect(keys(options.ce)).toEqual(['digital_id', 'passport']);
    expect(keys(options.x_ce)).toContain('passport_permit');
    expect(new Set([...keys(options.default), ...keys(options.ce), ...keys(options.x_ce)]).size).toBe(6);
    expect(options.selected).toBe('default');
    expect(options.default[0]).toMatchObject({
      icon: 'ID_CARD',
      documents: [{ id_type: 'id_card', sides: ['Front', 'Back'] }],
    });
  });

  test('PD-02 nobody in Germany is asked for an Italian fiscal card', async () => {
    const options = await get('id-upload-options', 'lena');
    expect(JSON.stringify(options)).not.toContain('fiscal_card');
    expect(options.selected).toBeNull();
  });

  test('IDD-02 IDD-06 after the front the back is asked for, and after the back nothing', async () => {
    await handIn([card('front')]);
    expect(await get('parsed-id-document-types')).toMatchObject({
      parsed_types: ['id_card'],
      missing_documents: ['Back'],
      missing_sides: [{ id_type: 'id_card', side: 'Back' }],
    });
    const reply = await handIn([card('back')]);
    expect(reply.missing_documents).toEqual(['Back']);
    expect(await get('parsed-id-document-types')).toMatchObject({ missing_documents: [], missing_sides: [] });
    const { id_documents: list } = await get('id-documents');
    expect(list).toHaveLength(2);
    expect(list[0]).toMatchObject({
      type: 'national_id',
      parse_task: { error: null },
      result: { document_type: 'id_card' },
    });
  });

  test.each([
    ['one picture', [card('both')]],
    ['one PDF with two pages', [card('front'), card('back')]],
  ])('IDD-02 both sides on %s satisfy both', async (_name, papers) => {
    await handIn(papers);
    expect((await get('parsed-id-document-types')).missing_documents).toEqual([]);
  });

  test('IDD-02 a combination of two papers asks for the other one by name', async () => {
    const passport: ScriptedPaper = {
      kind: 'identity_document',
      type: 'passport',
      side: 'front',
      fields: { ...person, document_number: 'YA1234567', nationality: 'ITA', expiry_date: '2031-01-01' },
    };
    await handIn([passport], 'passport_fiscal_card');
    expect((await get('parsed-id-document-types')).missing_documents).toEqual(['fiscal_card']);
  });

  test('IDD-04 a card of somebody else proves nothing', async () => {
    await handIn([{ ...card('both'), fields: { ...card('both').fields, surname: 'VERDI', given_names: 'PAOLO' } }]);
    const answer = await get('parsed-id-document-types');
    expect(answer.parsed_types).toEqual([]);
    const { id_documents: list } = await get('id-documents');
    expect(list[0].parse_task.error).toMatch(/name/);
  });
});
