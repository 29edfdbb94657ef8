import type { EmploymentStatus } from '../employment.ts';
import { livesWithoutWork } from '../income/sources.ts';
import type { DocumentType } from './types.ts';

/** Who does not work files no tax return for it: where others hand theirs in, they show the letter of whoever pays. */
export const paperNameOf = <Type extends DocumentType>(type: Type, status: EmploymentStatus): Type | 'income_letter' =>
  type === 'fiscal_doc' && livesWithoutWork(status) ? 'income_letter' : type;
