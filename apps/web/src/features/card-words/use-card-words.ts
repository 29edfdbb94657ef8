import { useTranslations } from 'use-intl';
import type { CardWords } from '../../ui/selectable-card/card-mark.tsx';

/** The words behind a card's signs. */
export function useCardWords(): CardWords {
  const t = useTranslations('Card');
  return { verified: t('Verified'), warning: t('Warning'), error: t('Error'), delete: t('Delete') };
}
