import type { Profile } from '@vesta/domain/state';
import type { House } from '../../house.ts';
import { USER_PROFILE } from '../../lib/vault/contexts.ts';
import { openAnswers } from './answers.ts';

interface Sealed {
  profileSealed: Buffer;
  answersSealed: Buffer | null;
}

/**
 * Who somebody is in one of their applications: the name and number given at its own sign-up. What is typed for one
 * application, by whomever, changes nothing in another. The address is the person's own, because it was proved.
 */
export function profileIn({ vault }: Pick<House, 'vault'>, { profileSealed, answersSealed }: Sealed): Profile {
  const profile = vault.openJson<Profile>(profileSealed, USER_PROFILE);
  const { applicant } = openAnswers({ vault }, answersSealed);
  return applicant ? { ...applicant, email: profile.email } : profile;
}
