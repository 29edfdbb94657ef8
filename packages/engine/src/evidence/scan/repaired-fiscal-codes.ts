import { hasRightCheckCharacter } from '@vesta/domain/fiscal-code/check-character';
import { hasFiscalCodeShape } from '@vesta/domain/fiscal-code/shape';
import type { Word } from '../page.ts';
import { inShape } from './repaired-ibans.ts';

const shape = 'AAAAAA99A99A999A';
const isRight = (code: string): boolean => hasFiscalCodeShape(code) && hasRightCheckCharacter(code);

/** A code with one sign too many or too few at its edge is none; punctuation behind it is the sentence's. */
const parts = /^([A-Z0-9]{16})([.,;:)]?)$/;

/** Fiscal codes in which a letter was read for a digit or the other way; their last letter decides. */
export const repairedFiscalCodes = (words: readonly Word[]): readonly Word[] =>
  words.map((word) => {
    const [, code = '', behind = ''] = parts.exec(word.text) ?? [];
    if (code === '' || isRight(code)) return word;
    const meant = inShape(code, shape);
    return isRight(meant) ? { ...word, text: meant + behind } : word;
  });
