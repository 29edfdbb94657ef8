import { useTranslations } from 'use-intl';
import type { HelpTip } from '../../features/checked-form/help-tips.tsx';

export function useParsingTips(): HelpTip[] {
  const t = useTranslations('ParsingStatus.Help');
  return [
    { icon: 'eye', title: t('What.Title'), text: t('What.Text') },
    { icon: 'alert', title: t('Mismatch.Title'), text: t('Mismatch.Text') },
  ];
}
