import { GUARANTOR_ROLE } from '@vesta/domain/validation/household-vocabulary';
import { useTranslations } from 'use-intl';

type Words = ((key: string) => string) & { has: (key: string) => boolean };

/** How somebody is related, in the words of the form that asked; what was written freely stays as it was written. */
export function useRelationship(): (relationship: string | null) => string | null {
  const t = useTranslations('AdditionalDetails.Relationships') as unknown as Words;
  return (relationship) => {
    // Kept where nothing was said: the role stands beside it already.
    if (relationship === null || relationship === GUARANTOR_ROLE) return null;
    return t.has(relationship) ? t(relationship) : relationship;
  };
}
