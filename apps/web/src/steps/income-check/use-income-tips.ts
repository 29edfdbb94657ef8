import { useTranslations } from 'use-intl';
import type { HelpTip } from '../../features/checked-form/help-tips.tsx';

interface Asked {
  /** Of whoever lives without work, in place of payslips. */
  isLetter: boolean;
  hasPayslips: boolean;
  isComplete: boolean;
}

/** Where papers are found is no question of who is not asked for them, nor any more once they are all there. */
export function useIncomeTips({ isLetter, hasPayslips, isComplete }: Asked): HelpTip[] {
  const t = useTranslations('IncomeCheck.Help');
  const found: HelpTip[] = [
    ...(isLetter ? [{ icon: 'file' as const, title: t('Letter.Title'), text: t('Letter.Text') }] : []),
    ...(hasPayslips && !isLetter ? [{ icon: 'file' as const, title: t('Where.Title'), text: t('Where.Text') }] : []),
    { icon: 'bank', title: t('Statements.Title'), text: t('Statements.Text') },
  ];
  return [
    ...(isComplete ? [] : found),
    { icon: 'eye', title: t('Look.Title'), text: t('Look.Text') },
    { icon: 'help', title: t('Other.Title'), text: t('Other.Text') },
  ];
}
