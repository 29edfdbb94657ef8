import type { IdCombination } from '@vesta/domain/documents/id-upload-options';
import { missingSides } from '@vesta/domain/documents/missing-sides';
import { useTranslations } from 'use-intl';
import type { HelpTip } from '../../features/checked-form/help-tips.tsx';
import { useReader } from '../../lib/use-reader.ts';
import { useRole } from '../../lib/use-role.ts';

/** What is seen of a guarantor is less: there is no household in their report. */
function useSeenTip(step: 'PersonalDetails' | 'IdUpload'): HelpTip {
  const t = useTranslations(`${step}.Help.Seen`);
  const who = { ...useReader(), role: useRole() };
  return { icon: 'lock', title: t('Title', who), text: t('Text', who) };
}

export function useBirthTips(): HelpTip[] {
  const t = useTranslations('PersonalDetails.Help');
  return [
    { icon: 'id', title: t('Why.Title'), text: t('Why.Text') },
    { icon: 'help', title: t('Code.Title'), text: t('Code.Text') },
    useSeenTip('PersonalDetails'),
  ];
}

/** Passports tell all on one page. */
const hasTwoSides = (combination: IdCombination | null): boolean =>
  combination === null || missingSides([], combination).some(({ side }) => side === 'Back');

/** About pictures of a document; who lets their bank speak takes none. */
export function useIdTips(combination: IdCombination | null, isByBank = false): HelpTip[] {
  const t = useTranslations('IdUpload.Help');
  const seen = useSeenTip('IdUpload');
  if (isByBank) return [seen];
  return [
    ...(hasTwoSides(combination) ? [{ icon: 'id', title: t('Both.Title'), text: t('Both.Text') } as const] : []),
    seen,
    { icon: 'help', title: t('Unread.Title'), text: t('Unread.Text') },
  ];
}
