import type { EmploymentStatus } from '../employment.ts';
import { livesWithoutWork } from '../income/sources.ts';
import type { RegionCode } from '../regions/codes.ts';
import type { DocumentType } from './types.ts';

/**
 * What a paper is called where somebody is asked for it. Who does not work files no tax return for it: where others hand
 * theirs in, they show the letter of whoever pays. In Germany the office's assessment counts, in Italy the return itself.
 */
export function paperNameOf<Type extends DocumentType>(
  type: Type,
  { employmentStatus, region }: { readonly employmentStatus: EmploymentStatus; readonly region: RegionCode },
): Type | 'income_letter' | 'tax_assessment' {
  if (type !== 'fiscal_doc') return type;
  if (livesWithoutWork(employmentStatus)) return 'income_letter';
  return region === 'de' ? 'tax_assessment' : type;
}
