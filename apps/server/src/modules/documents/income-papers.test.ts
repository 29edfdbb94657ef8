import type { FieldOf } from '@vesta/domain/papers/schema';
import { personas as people, type PersonaName as SpecimenName } from '@vesta/specimens/personas/index';
import { specimensOf } from '@vesta/specimens/specimens-of';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { engineInPlace } from '../../../test/engine-in-place.ts';
import { createTestHouse, type TestHouse } from '../../../test/house.ts';
import { readPapers, upload } from '../../../test/uploads.ts';
import { documents } from '../../db/schema/index.ts';
import { openReading } from './stored-reading.ts';

const today = '2026-11-15';

// Reading asks no database: once is enough.
describe.runIf(process.env.TEST_DATABASE !== 'postgres')('papers about an income', () => {
  let t: TestHouse;
  beforeAll(async () => {
    t = await createTestHouse({}, { engine: engineInPlace });
  });
  afterAll(() => t.close());

  /** Hands in the first paper of a type; answers what was read of it, and what stands on it. */
  async function handsIn(name: Extract<SpecimenName, 'giulia' | 'lena'>, paper: string, type: string) {
    const kinds = ['fiscal_document', 'work_contract'] as const;
    const specimens = await specimensOf(people[name](today), { today, seed: 'income', kinds });
    const specimen = specimens.find(({ truth }) => truth.type === paper);
    if (!specimen) throw new Error(`${name} has no ${paper}`);
    const url = `other-documents/${type === 'work_contract' ? 'upload' : 'upload-fiscal'}`;
    const { document_id: id } = (
      await upload(t, Buffer.from(specimen.bytes), { as: name, url, fields: { type } })
    ).json();
    await readPapers(t);
    const [row] = await t.database.orm.select().from(documents).where(eq(documents.id, id));
    if (!row?.inspectionSealed) throw new Error('nothing was read');
    const [reading] = openReading(t.house, row.inspectionSealed).paper.readings;
    const read = (field: FieldOf) => reading?.fields[field]?.value ?? null;
    return { read, truth: specimen.truth.fields, isBlocker: row.isBlocker };
  }

  test.each([
    ['giulia', 'cu', 'cud'],
    ['lena', 'lohnsteuerbescheinigung', 'fiscal_doc'],
  ] as const)('INC-04 of the tax paper of %s (%s) year, income and tax number are read', async (name, paper, type) => {
    const { read, truth, isBlocker } = await handsIn(name, paper, type);
    for (const field of ['tax_year', 'gross_income', 'fiscal_id'] as const) {
      expect(truth[field], field).not.toBeNull();
      expect(read(field), field).toBe(truth[field]);
    }
    expect(isBlocker).toBe(false);
  });

  test.each(['giulia', 'lena'] as const)(
    'INC-05 of the contract of %s employer, kind and start are read',
    async (name) => {
      const { read, truth, isBlocker } = await handsIn(name, 'work_contract', 'work_contract');
      for (const field of ['payer_name', 'employment_kind', 'employment_start'] as const) {
        expect(read(field), field).toBe(truth[field]);
      }
      expect(isBlocker).toBe(false);
    },
  );
});
