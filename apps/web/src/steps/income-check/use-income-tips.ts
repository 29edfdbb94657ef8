import { useTranslations } from 'use-intl';
import type { HelpTip } from '../../features/checked-form/help-tips.tsx';

/** Where papers are found is no question any more once they are all there. */
export function useIncomeTips(isLetter: boolean, isComplete: boolean): HelpTip[] {
  const t = useTranslations('IncomeCheck.Help');
  const found: HelpTip[] = [
    isLetter
      ? { icon: 'file', title: t('Letter.Title'), text: t('Letter.Text') }
      : { icon: 'file', title: t('Where.Title'), text: t('Where.Text') },
    { icon: 'bank', title: t('Statements.Title'), text: t('Statements.Text') },
  ];
  return [
    ...(isComplete ? [] : found),
    { icon: 'eye', title: t('Look.Title'), text: t('Look.Text') },
    { icon: 'help', title: t('Other.Title'), text: t('Other.Text') },
  ];
}
