import { useTranslations } from 'use-intl';
import type { ChipTone } from '../../ui/chip/chip.tsx';
import type { IconName } from '../../ui/icon/icon-names.ts';
import type { TallyState } from '../../ui/tally/tally.tsx';

export const chipLooks: Record<TallyState, { tone: ChipTone; icon: IconName }> = {
  todo: { tone: 'plain', icon: 'todo' },
  working: { tone: 'plain', icon: 'clock' },
  done: { tone: 'good', icon: 'check' },
  warning: { tone: 'warn', icon: 'alert' },
  error: { tone: 'bad', icon: 'error' },
};

/** The state of a part of the page in words; a gap is counted. */
export function useStateWords() {
  const t = useTranslations('IncomeCheck.States');
  return (state: TallyState, missing: number, isOptional = false): string => {
    if (state === 'warning') return missing > 0 ? t('missing', { count: missing }) : t('error');
    return state === 'todo' && isOptional ? t('optional') : t(state);
  };
}
