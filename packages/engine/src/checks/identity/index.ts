import { type ChapterChecks, checksAbout } from '../run/check.ts';
import { wholeSet } from '../run/subjects.ts';
import { birthDateMatch } from './birth-date-match.ts';
import { birthplaceMatch } from './birthplace-match.ts';
import { bothSides } from './both-sides.ts';
import { countryMatch } from './country-match.ts';
import { everyDocument } from './documents-in.ts';
import { expired } from './expired.ts';
import { nameMatch } from './name-match.ts';
import { nameNotDetected } from './name-not-detected.ts';
import { namedByBank } from './named-by-bank.ts';
import { numberFormat } from './number-format.ts';
import { ofAge } from './of-age.ts';
import { permitValid } from './permit-valid.ts';
import { readable } from './readable.ts';
import { sameNumber } from './same-number.ts';
import { signedInHolder } from './signed-in-holder.ts';
import { typeAccepted } from './type-accepted.ts';
import { zoneDigits } from './zone-digits.ts';
import { zoneVersusPrint } from './zone-versus-print.ts';

export const identityRules = [
  readable,
  nameNotDetected,
  nameMatch,
  birthDateMatch,
  birthplaceMatch,
  countryMatch,
  expired,
  permitValid,
  zoneDigits,
  zoneVersusPrint,
  numberFormat,
  ofAge,
  sameNumber,
] as const;

/** What an application asks of an identity paper, besides that it is a true one. */
export const identityTerms = [typeAccepted, bothSides] as const;

export const identityChecks = {
  evidence: [],
  paper: checksAbout(everyDocument, identityRules),
  set: [...checksAbout(everyDocument, identityTerms), ...checksAbout(wholeSet, [signedInHolder, namedByBank])],
} satisfies ChapterChecks;
