import type { KeptPaper } from '@vesta/engine/papers/kept-paper';
import { STORED_PAPER_VERSION } from '@vesta/engine/pipeline/stored-paper';
import { usualPapers } from '@vesta/engine/report/testing/inputs';
import { documents } from '../../../db/schema/index.ts';
import type { House } from '../../../house.ts';
import { newUuid } from '../../../lib/random.ts';
import { sealLabel } from '../../documents/label.ts';
import { sealReading } from '../../documents/stored-reading.ts';

const typeOf: Record<string, string> = {
  payslip: 'payslip',
  bank_statement: 'bank_statement',
  identity_document: 'national_id',
};

/** The usual papers of an employed person, made out to somebody else. */
export const papersOf = (lastName: string, firstName: string): KeptPaper[] =>
  JSON.parse(
    JSON.stringify(usualPapers())
      .replaceAll('ROSSI MARIO', `${lastName} ${firstName}`.toUpperCase())
      .replaceAll('ROSSI', lastName.toUpperCase())
      .replaceAll('MARIO', firstName.toUpperCase()),
  );

/** Lays papers that were read into an application, as the upload would have left them. */
export async function handInPapers(
  house: Pick<House, 'database' | 'vault' | 'random' | 'clock'>,
  applicationId: string,
  papers: readonly KeptPaper[],
): Promise<string[]> {
  const ids = papers.map(() => newUuid(house.random));
  for (const [i, paper] of papers.entries()) {
    const id = ids[i] ?? '';
    const kind = paper.readings[0]?.kind ?? 'other';
    const reading = {
      paper: { ...paper, id, version: STORED_PAPER_VERSION, findings: [] },
      pages: [],
      verdict: 'read' as const,
      problem: null,
      kind: paper.readings[0]?.kind ?? null,
      type: paper.readings[0]?.type ?? null,
      country: 'IT',
      findings: [],
      applicant: null,
    };
    await house.database.orm.insert(documents).values({
      id,
      applicationId,
      type: typeOf[kind] ?? 'other',
      labelSealed: sealLabel(house, { name: `${kind}.pdf`, description: null, size: 1 }),
      parseStatus: 'parsed',
      inspectionSealed: sealReading(house, reading as Parameters<typeof sealReading>[1]),
      parsedAt: house.clock.now(),
      createdAt: new Date(house.clock.now().getTime() + i),
    });
  }
  return ids;
}
