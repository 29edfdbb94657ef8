import { useTranslations } from 'use-intl';
import type { HelpTip } from '../../features/checked-form/help-tips.tsx';

export function useIncomeTips(isLetter: boolean): HelpTip[] {
  const t = useTranslations('IncomeCheck.Help');
  return [
    isLetter
      ? { icon: 'file', title: t('Letter.Title'), text: t('Letter.Text') }
      : { icon: 'file', title: t('Where.Title'), text: t('Where.Text') },
    { icon: 'bank', title: t('Statements.Title'), text: t('Statements.Text') },
    { icon: 'eye', title: t('Look.Title'), text: t('Look.Text') },
    { icon: 'help', title: t('Other.Title'), text: t('Other.Text') },
  ];
}
