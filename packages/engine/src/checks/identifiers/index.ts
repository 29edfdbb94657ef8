import { type ChapterChecks, checksAbout } from '../run/check.ts';
import { everyPaper } from '../run/subjects.ts';
import { codeCheckCharacter } from './code-check-character.ts';
import { codeOnDocument } from './code-on-document.ts';
import { codeVersusBirth } from './code-versus-birth.ts';
import { codeVersusBirthplace } from './code-versus-birthplace.ts';
import { codeVersusName } from './code-versus-name.ts';
import { ibanCheck } from './iban.ts';
import { steuerIdCheckDigit } from './steuer-id.ts';
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

export const identifierChecks = {
  evidence: [],
  paper: checksAbout(everyPaper, identifierRules),
  set: [],
} satisfies ChapterChecks;
