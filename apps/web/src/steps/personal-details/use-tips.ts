import { useTranslations } from 'use-intl';
import type { HelpTip } from '../../features/checked-form/help-tips.tsx';
import { useReader } from '../../lib/use-reader.ts';

export function useBirthTips(): HelpTip[] {
  const t = useTranslations('PersonalDetails.Help');
  const reader = useReader();
  return [
    { icon: 'id', title: t('Why.Title'), text: t('Why.Text') },
    { icon: 'help', title: t('Code.Title'), text: t('Code.Text') },
    { icon: 'lock', title: t('Seen.Title', reader), text: t('Seen.Text', reader) },
  ];
}

/** About pictures of a document; who lets their bank speak takes none. */
export function useIdTips(isByBank = false): HelpTip[] {
  const t = useTranslations('IdUpload.Help');
  const reader = useReader();
  const seen: HelpTip = { icon: 'lock', title: t('Seen.Title', reader), text: t('Seen.Text', reader) };
  if (isByBank) return [seen];
  return [
    { icon: 'id', title: t('Both.Title'), text: t('Both.Text') },
    seen,
    { icon: 'help', title: t('Unread.Title'), text: t('Unread.Text') },
  ];
}
