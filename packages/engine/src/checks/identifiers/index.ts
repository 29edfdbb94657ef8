import type { PaperSet } from '../../papers/kept-paper.ts';
import { type ChapterChecks, checksAbout } from '../run/check.ts';
import { everyPaper, everyReading } from '../run/subjects.ts';
import type { InspectedPaper } from '../subject.ts';
import { codeCheckCharacter } from './code-check-character.ts';
import { codeOnDocument } from './code-on-document.ts';
import { codeVersusBirth } from './code-versus-birth.ts';
import { codeVersusBirthplace } from './code-versus-birthplace.ts';
import { codeVersusName } from './code-versus-name.ts';
import { formOfAddress } from './form-of-address.ts';
import { ibanCheck } from './iban.ts';
import { steuerIdCheckDigit } from './steuer-id.ts';
import { svNumberName } from './sv-name.ts';
import { svNumberCheckDigit } from './sv-number.ts';
import { vatNumberCheckDigit } from './vat-number.ts';

export const identifierRules = [
  codeCheckCharacter,
  codeVersusName,
  codeVersusBirth,
  codeVersusBirthplace,
  codeOnDocument,
  steuerIdCheckDigit,
  svNumberCheckDigit,
  ibanCheck,
  vatNumberCheckDigit,
] as const;

/** By the words around the holder's name. */
export const addressRules = [formOfAddress] as const;

/** Of payslips alone. */
export const slipIdentifierRules = [svNumberName] as const;

/** Papers that are sent to somebody. */
const everyLetter = (set: PaperSet<InspectedPaper>) => [
  ...everyReading<'payslip', InspectedPaper>('payslip')(set),
  ...everyReading<'bank_statement', InspectedPaper>('bank_statement')(set),
];

export const identifierChecks = {
  evidence: checksAbout(everyLetter, addressRules),
  paper: [...checksAbout(everyPaper, identifierRules), ...checksAbout(everyReading('payslip'), slipIdentifierRules)],
  set: [],
} satisfies ChapterChecks;
