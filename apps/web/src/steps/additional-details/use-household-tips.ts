import type { IncomeCheckField } from '@vesta/domain/occupation';
import { useTranslations } from 'use-intl';
import type { HelpTip } from '../../features/checked-form/help-tips.tsx';
import { useReader } from '../../lib/use-reader.ts';

/** Help for the parts that are on screen. */
export function useHouseholdTips(sections: ReadonlySet<IncomeCheckField>): HelpTip[] {
  const t = useTranslations('AdditionalDetails.Help');
  const reader = useReader();
  const tips: HelpTip[] = [];
  if (sections.has('FAMILY_MEMBERS')) {
    tips.push({ icon: 'users', title: t('Count.Title'), text: t('Count.Text', reader) });
    tips.push({ icon: 'shield', title: t('Seen.Title', reader), text: t('Seen.Text', reader) });
  }
  return tips;
}
