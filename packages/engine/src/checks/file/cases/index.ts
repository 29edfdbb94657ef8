import type { RuleCases } from '../../run/testing/cases.ts';
import { contentCases } from './content.ts';
import { copyCases } from './copies.ts';
import { openingCases } from './opening.ts';
import { pagesCases } from './pages.ts';
import { pictureCases } from './pictures.ts';

export const fileCases: readonly RuleCases[] = [
  ...openingCases,
  ...contentCases,
  ...pictureCases,
  ...pagesCases,
  ...copyCases,
];
