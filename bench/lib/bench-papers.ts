import { personas } from '@vesta/specimens/personas/index';
import { specimensOf } from '@vesta/specimens/specimens-of';
import type { Paper } from './hand-in.ts';

const types: Record<string, string> = {
  identity_document: 'national_id',
  payslip: 'payslip',
  bank_statement: 'bank_statement',
  fiscal_document: 'fiscal_doc',
};

/** One statement, three payslips and a photograph of an identity card, as one person would hand them in. */
export async function benchPapers(today: string, seed: string): Promise<Paper[]> {
  const kinds = ['bank_statement', 'payslip', 'identity_document'] as const;
  const specimens = await specimensOf(personas.giulia(today), { today, seed, kinds });
  const some = (kind: string, most: number) => specimens.filter(({ truth }) => truth.kind === kind).slice(0, most);
  return [...some('bank_statement', 1), ...some('payslip', 3), ...some('identity_document', 1)].map(
    ({ name, bytes, truth }) => ({ name, type: types[truth.kind] ?? 'other', bytes: new Uint8Array(bytes) }),
  );
}

/** The same paper as other bytes: a comment behind the end of a PDF, a few more behind that of a picture. */
export const anotherCopy = (paper: Paper, mark: string): Paper => ({
  ...paper,
  bytes: new Uint8Array(Buffer.concat([paper.bytes, Buffer.from(`\n% ${mark}\n`)])),
});
