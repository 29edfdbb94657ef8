import { hasBankIdentity, takesBankIdentity } from '@vesta/domain/documents/bank-identity';
import { demandsOf, groupDemands } from '@vesta/domain/documents/demands';
import type { Language } from '@vesta/domain/languages';
import { judgeOutlook } from '@vesta/domain/outlook/judge-outlook';
import type { OutlookAnswer } from '@vesta/domain/outlook/outlook';
import type { House } from '../../house.ts';
import type { OwnApplication } from '../access/access.ts';
import { judgedRows } from '../documents/judged-rows.ts';
import { listDocuments } from '../documents/list-documents.ts';
import { contractTold } from '../income-check/contract-told.ts';
import { occupiedOf } from '../income-check/occupied-of.ts';
import { standingOf } from '../income-check/standing-of.ts';
import { expectedPeople } from './expected-people.ts';
import { missingMonths } from './missing-months.ts';

/** What the report will be able to say with the papers of this moment. */
export async function outlookOf(
  house: Pick<House, 'database' | 'vault' | 'clock'>,
  application: OwnApplication,
  language: Language,
): Promise<OutlookAnswer> {
  const documents = await listDocuments(house, application.id, language);
  const occupied = occupiedOf(house, application);
  const rows = await judgedRows(house, application.id);
  const findings = rows.flatMap(({ reading }) => reading.findings);
  const { missing, blockers } = standingOf(documents, { rows, findings }, occupied, language);
  return {
    success: true,
    expected: await expectedPeople(house, application.id),
    contract: contractTold(rows, documents),
    ...judgeOutlook({
      documents,
      demands: groupDemands(demandsOf(occupied)),
      missingMonths: missingMonths(missing),
      employmentStatus: application.employmentStatus,
      region: application.region,
      isBlocked: blockers > 0,
      wantsIdentity: application.applicationType !== 'rapid',
      isKnownToBank: takesBankIdentity(application.region) && hasBankIdentity(documents),
    }),
  };
}
