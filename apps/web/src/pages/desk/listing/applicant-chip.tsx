import type { DeskApplicant } from '@vesta/domain/desk/applicants';
import { useTranslations } from 'use-intl';
import { Chip, type ChipTone } from '../../../ui/chip/chip.tsx';
import type { IconName } from '../../../ui/icon/icon-names.ts';

type Shown = DeskApplicant['state'] | 'asked' | 'accepted' | 'declined';

const looks: Record<Shown, { tone: ChipTone; icon: IconName }> = {
  invited: { tone: 'plain', icon: 'mail' },
  started: { tone: 'unsure', icon: 'clock' },
  complete: { tone: 'brand', icon: 'check' },
  released: { tone: 'good', icon: 'check-c' },
  withdrawn: { tone: 'plain', icon: 'lock' },
  expired: { tone: 'warn', icon: 'clock' },
  asked: { tone: 'warn', icon: 'mail' },
  accepted: { tone: 'good', icon: 'house-key' },
  declined: { tone: 'plain', icon: 'x-c' },
};

/** A request is open until something newer was released. */
export const isAsked = ({ request, released_at, decision }: DeskApplicant): boolean =>
  request !== null && decision === null && (released_at === null || request.at > released_at);

/** What matters most about somebody: the decision, an open request, else how far they are. */
export function shownState(applicant: DeskApplicant): Shown {
  if (applicant.state === 'withdrawn') return 'withdrawn';
  if (applicant.decision) return applicant.decision.decision === 'accept' ? 'accepted' : 'declined';
  return isAsked(applicant) ? 'asked' : applicant.state;
}

export function ApplicantChip({ applicant }: { applicant: DeskApplicant }) {
  const t = useTranslations('DeskWork.State');
  const state = shownState(applicant);
  return <Chip {...looks[state]}>{t(state)}</Chip>;
}
