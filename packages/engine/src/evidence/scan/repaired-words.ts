import type { Word } from '../page.ts';
import { repairedColons } from './repaired-colons.ts';
import { repairedFiscalCodes } from './repaired-fiscal-codes.ts';
import { repairedIbans } from './repaired-ibans.ts';
import { repairedLegalForms } from './repaired-legal-forms.ts';
import { repairedLetters } from './repaired-letters.ts';
import { repairedNumbers } from './repaired-numbers.ts';
import { withoutEdgeMarks } from './without-edge-marks.ts';

/** Words of a recognised page as they were printed, where their form, their company or their check digits tell. */
export const repairedWords = (words: readonly Word[]): readonly Word[] =>
  repairedFiscalCodes(
    repairedIbans(repairedNumbers(repairedColons(repairedLetters(repairedLegalForms(withoutEdgeMarks(words)))))),
  );
