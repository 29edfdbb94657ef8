import type { MortgageInfo } from '@vesta/domain/mortgage/mortgage-form';
import type { Questionnaire } from '@vesta/domain/questionnaire/questionnaire-form';
import type { OwnHome } from '@vesta/domain/rent/own-home-form';
import type { Profile } from '@vesta/domain/state';
import type { AdditionalDetails } from '@vesta/domain/validation/additional-details-form';
import type { CurrentAddress } from '@vesta/domain/validation/current-address-form';
import { and, eq, isNull } from 'drizzle-orm';
import type { Transaction } from '../../db/database.ts';
import { applications } from '../../db/schema/index.ts';
import type { House } from '../../house.ts';
import { AppError } from '../../lib/app-error.ts';
import { APPLICATION_ANSWERS } from '../../lib/vault/contexts.ts';

/** What a person has told us in the intake steps, one object per step. Sealed as a whole. */
export interface Answers {
  /** As typed at sign-up: who the person is in this application, and their profile once the address is first proved. */
  applicant?: Profile;
  personal_details?: Record<string, unknown>;
  current_address?: CurrentAddress;
  additional_details?: Partial<AdditionalDetails & OwnHome>;
  questionnaire?: Questionnaire;
  mortgage_info?: MortgageInfo;
}

type Needs = Pick<House, 'vault' | 'clock'>;

export const openAnswers = ({ vault }: Pick<House, 'vault'>, sealed: Buffer | null): Answers =>
  sealed ? vault.openJson<Answers>(sealed, APPLICATION_ANSWERS) : {};

/** Changes the answers of one application under its lock: two tabs that save at once both count. */
export async function changeAnswers(
  house: Needs,
  tx: Transaction,
  applicationId: string,
  change: (answers: Answers) => Answers,
): Promise<Answers> {
  const [row] = await tx
    .select({ sealed: applications.answersSealed, version: applications.version })
    .from(applications)
    .where(and(eq(applications.id, applicationId), isNull(applications.deletedAt)))
    .for('update');
  if (!row) throw new AppError('UNAUTHORIZED', { detail: 'the application is gone' });
  const answers = change(openAnswers(house, row.sealed));
  await tx
    .update(applications)
    .set({
      answersSealed: house.vault.sealJson(answers, APPLICATION_ANSWERS),
      version: row.version + 1,
      updatedAt: house.clock.now(),
    })
    .where(eq(applications.id, applicationId));
  return answers;
}
