import { useTranslations } from 'use-intl';
import { useFlow } from '../../lib/flow/flow.ts';

/** Greets by full name and says which part of the step this is; without a name only the latter. */
export function useGreeting(part: 1 | 2 | null): string | null {
  const t = useTranslations('PersonalDetails');
  const user = useFlow().state?.user;
  const name = `${user?.first_name ?? ''} ${user?.last_name ?? ''}`.trim();
  if (part === null) return name ? t('Hello', { name }) : null;
  return name ? t('HelloPart', { name, part }) : t('Welcome', { part });
}
