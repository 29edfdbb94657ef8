import type { Language } from '@vesta/domain/languages';
import type { SignUp } from '@vesta/domain/validation/sign-up-form';
import type { Transaction } from '../../db/database.ts';
import { consents } from '../../db/schema/index.ts';
import type { House } from '../../house.ts';

/** Raised whenever the wording beside a tick box changes its meaning. */
export const CONSENT_TEXT_VERSION = '2';

/** The proof of what was agreed to: which wording, in which language, when. A box left empty is recorded as well. */
export async function recordConsents(
  { clock }: Pick<House, 'clock'>,
  tx: Transaction,
  userId: string,
  { privacy_policy_consented, marketing_consented }: SignUp,
  language: Language,
): Promise<void> {
  const common = { userId, language, textVersion: CONSENT_TEXT_VERSION, createdAt: clock.now() };
  await tx.insert(consents).values([
    { ...common, kind: 'privacy', granted: privacy_policy_consented },
    { ...common, kind: 'marketing', granted: marketing_consented },
  ]);
}
