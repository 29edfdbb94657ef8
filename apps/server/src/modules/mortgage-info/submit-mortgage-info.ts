import type { MortgageInfo } from '@vesta/domain/mortgage/mortgage-form';
import { inTransaction } from '../../db/transaction.ts';
import type { House } from '../../house.ts';
import { changeAnswers } from '../applications/answers.ts';
import { type Declarant, recordDeclaration } from '../confirmation/record-declaration.ts';

/** Saves what is to be bought and how it is paid for, and signs it in the same act. */
export async function submitMortgageInfo(
  house: Pick<House, 'database' | 'vault' | 'clock'>,
  declarant: Declarant,
  info: MortgageInfo,
): Promise<void> {
  await inTransaction(house.database, async (tx) => {
    await changeAnswers(house, tx, declarant.access.application.id, (answers) => ({ ...answers, mortgage_info: info }));
    await recordDeclaration(house, tx, 'mortgage', declarant, info);
  });
}
