import type { CurrentRent } from '@vesta/domain/rent/current-rent-form';
import { inTransaction } from '../../db/transaction.ts';
import type { House } from '../../house.ts';
import type { Access, OwnApplication } from '../access/access.ts';
import { changeAnswers } from '../applications/answers.ts';
import { recordAct } from '../audit/record.ts';
import { judgePapers } from '../documents/judge-papers.ts';

/** Keeps the rent that a check saw on the account as what the person says they pay, and asks the checks at once. */
export async function confirmRent(
  house: Pick<House, 'database' | 'vault' | 'engine' | 'clock'>,
  { user, application }: Access & { application: OwnApplication },
  { currentRent }: CurrentRent,
): Promise<void> {
  await inTransaction(house.database, async (tx) => {
    await changeAnswers(house, tx, application.id, (answers) => ({
      ...answers,
      // Whoever confirms a rent rents, whatever was said before.
      additional_details: { ...answers.additional_details, livingSituation: 'Tenant', currentRent },
    }));
    await recordAct(tx, house.clock.now(), {
      actorKind: 'applicant',
      actorId: user.id,
      action: 'rent.confirmed',
      applicationId: application.id,
    });
  });
  await judgePapers(house, application.id, { anew: false });
}
