import type { Language } from '@vesta/domain/languages';
import { normaliseEmail } from '@vesta/domain/validation/email';
import type { House } from '../../house.ts';
import { countUse } from '../../lib/limits.ts';
import { translate } from '../../lib/translate.ts';
import { recordAct } from '../audit/record.ts';

const HOUR_MS = 60 * 60 * 1000;
/** More attempts of one asker in an hour are answered and not written down: the record is kept for a year. */
const MOST_NOTED = 60;

/** Where most people have their mail; one slip of the finger away from these is worth a question. */
const COMMON_DOMAINS = [
  'gmail.com',
  'googlemail.com',
  'outlook.com',
  'hotmail.com',
  'icloud.com',
  'yahoo.com',
  'yahoo.it',
  'libero.it',
  'hotmail.it',
  'virgilio.it',
  'tiscali.it',
  'alice.it',
  'web.de',
  'gmx.de',
  'gmx.net',
  't-online.de',
  'freenet.de',
  'posteo.de',
];

/** One letter too many, too few, wrong, or two swapped. */
function isOneSlipAway(a: string, b: string): boolean {
  if (a === b || Math.abs(a.length - b.length) > 1) return false;
  let i = 0;
  while (i < a.length && a[i] === b[i]) i++;
  const restA = a.slice(i);
  const restB = b.slice(i);
  const swapped = restA[0] === restB[1] && restA[1] === restB[0] && restA.slice(2) === restB.slice(2);
  return swapped || restA.slice(1) === restB.slice(1) || restA === restB.slice(1) || restA.slice(1) === restB;
}

export function likelyAddress(email: string): string | null {
  const [local, domain = ''] = normaliseEmail(email).split('@');
  if (!local || COMMON_DOMAINS.includes(domain)) return null;
  const meant = COMMON_DOMAINS.find((common) => isOneSlipAway(domain, common));
  return meant ? `${local}@${meant}` : null;
}

/**
 * Counts the attempt, without a word about who it was. The note is about spelling only: whether an address is known
 * to us is nobody's business.
 */
export async function recordAttempt(
  house: Pick<House, 'database' | 'clock' | 'vault'>,
  { email, asker }: { email: string; asker: string },
  language: Language,
): Promise<string | null> {
  const noted = await countUse(house, `sign-up-attempts:${asker}`, HOUR_MS);
  if (noted <= MOST_NOTED)
    await recordAct(house.database.orm, house.clock.now(), {
      actorKind: 'applicant',
      actorId: null,
      action: 'sign-up.attempted',
    });
  const address = likelyAddress(email);
  return address && translate(language, 'System.EmailTypo', { address });
}
