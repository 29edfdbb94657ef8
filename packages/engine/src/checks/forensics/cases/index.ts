import type { RuleCases } from '../../run/testing/cases.ts';
import { dateCases } from './dates.ts';
import { drawingCases } from './drawing.ts';
import { figureCases } from './figures.ts';
import { hiddenCases } from './hidden.ts';
import { historyCases } from './history.ts';
import { originalCases } from './original.ts';
import { pictureCases } from './pictures.ts';
import { programCases } from './programs.ts';
import { recordCases } from './records.ts';

export const forensicsCases: readonly RuleCases[] = [
  ...originalCases,
  ...historyCases,
  ...dateCases,
  ...recordCases,
  ...programCases,
  ...drawingCases,
  ...figureCases,
  ...hiddenCases,
  ...pictureCases,
];
