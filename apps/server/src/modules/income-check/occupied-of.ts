import { splitOtherIncomes } from '@vesta/domain/validation/other-incomes';
import type { House } from '../../house.ts';
import type { OwnApplication } from '../access/access.ts';
import { openAnswers } from '../applications/answers.ts';
import type { Occupied } from './supported-documents.ts';

/** What decides which papers are asked for: the occupation, and what the person says they live from. */
export function occupiedOf<Application extends OwnApplication>(
  house: Pick<House, 'vault'>,
  application: Application,
): Application & Occupied {
  const { additional_details: said } = openAnswers(house, application.answersSealed);
  return { ...application, sources: splitOtherIncomes(said?.otherIncomes ?? '') };
}
