import { checkCharacter } from '@vesta/domain/fiscal-code/check-character';
import { givenNameCode, surnameCode } from '@vesta/domain/fiscal-code/name-code';
import { transliterate } from '@vesta/domain/fiscal-code/transliterate';
import type { KeptPaper } from '@vesta/engine/papers/kept-paper';
import { STORED_PAPER_VERSION } from '@vesta/engine/pipeline/stored-paper';
import { usualPapers } from '@vesta/engine/report/testing/inputs';
import { identityCard } from '@vesta/engine/report/testing/papers';
import { documents } from '../../../db/schema/index.ts';
import type { House } from '../../../house.ts';
import { newUuid } from '../../../lib/random.ts';
import { sealLabel } from '../../documents/label.ts';
import { sealReading } from '../../documents/stored-reading.ts';

/** As it stands on the usual payslips. */
const CODE = 'RSSMRA80A01H501U';

const typeOf: Record<string, string> = {
  payslip: 'payslip',
  bank_statement: 'bank_statement',
  identity_document: 'national_id',
};

/** The code of the usual person, with the letters of another name. */
function codeOf(lastName: string, firstName: string): string {
  const name = surnameCode(transliterate(lastName) ?? '') + givenNameCode(transliterate(firstName) ?? '');
  const first15 = name + CODE.slice(name.length, -1);
  return first15 + checkCharacter(first15);
}

/**
 * The usual papers of an employed person, made out to somebody else, down to the code that is made from the name: rules ask
 * again as soon as an answer changes. The card names the nationality that the answers of these people tell.
 */
export const papersOf = (lastName: string, firstName: string): KeptPaper[] => {
  const papers: KeptPaper[] = JSON.parse(
    JSON.stringify(usualPapers())
      .replaceAll('ROSSI MARIO', `${lastName} ${firstName}`.toUpperCase())
      .replaceAll('ROSSI', lastName.toUpperCase())
      .replaceAll('MARIO', firstName.toUpperCase())
      .replaceAll(CODE, codeOf(lastName, firstName)),
  );
  const isCard = ({ readings: [first] }: KeptPaper): boolean => first?.kind === 'identity_document';
  const names = { surname: lastName.toUpperCase(), given_names: firstName.toUpperCase() };
  return [...papers.filter((paper) => !isCard(paper)), identityCard({ ...names, nationality: 'FRA' })];
};

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
