import type { DeskApplicant } from '@vesta/domain/desk/applicants';
import { useTranslations } from 'use-intl';

/** A name where there is one; else the number, or the address that an invitation went to. */
export function useApplicantName() {
  const t = useTranslations('DeskWork.Table');
  return ({ name, invited_email, number }: Pick<DeskApplicant, 'name' | 'invited_email' | 'number'>): string =>
    name ?? invited_email ?? t('Anonymous', { number: number ?? '' });
}
