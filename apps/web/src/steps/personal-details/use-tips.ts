import { useTranslations } from 'use-intl';
import type { HelpTip } from '../../features/checked-form/help-tips.tsx';

export function useBirthTips(): HelpTip[] {
  const t = useTranslations('PersonalDetails.Help');
  return [
    { icon: 'id', title: t('Why.Title'), text: t('Why.Text') },
    { icon: 'help', title: t('Code.Title'), text: t('Code.Text') },
    { icon: 'lock', title: t('Seen.Title'), text: t('Seen.Text') },
  ];
}

export function useHomeTips(): HelpTip[] {
  const t = useTranslations('PersonalDetails.Help');
  return [
    { icon: 'home', title: t('Home.Title'), text: t('Home.Text') },
    { icon: 'lock', title: t('Seen.Title'), text: t('Seen.Text') },
  ];
}

export function useGermanTips(): HelpTip[] {
  const t = useTranslations();
  const step = t('Steps.IncomeCheck');
  return [
    { icon: 'id', title: t('PersonalDetails.Help.Why.Title'), text: t('PersonalDetails.Help.Why.Text') },
    {
      icon: 'camera',
      title: t('PersonalDetails.Help.Document.Title'),
      text: t('PersonalDetails.Help.Document.Text', { step }),
    },
    { icon: 'lock', title: t('PersonalDetails.Help.Seen.Title'), text: t('PersonalDetails.Help.Seen.Text') },
  ];
}
