import type { OpenInvitation } from '@vesta/domain/resume';
import { useTranslations } from 'use-intl';
import { useCardWords } from '../../features/card-words/use-card-words.ts';
import { useDays } from '../../lib/use-days.ts';
import { SelectableCard } from '../../ui/selectable-card/selectable-card.tsx';

interface InvitationCardProps {
  item: OpenInvitation;
  selected: boolean;
  onSelected: () => void;
}

export function InvitationCard({ item, selected, onSelected }: InvitationCardProps) {
  const t = useTranslations('Resume');
  const { longDay } = useDays();
  const words = useCardWords();
  const date = longDay(item.invited_at);
  return (
    <SelectableCard
      kind="radio"
      name="earlier"
      icon="users"
      label={t('InvitedBy', { name: item.invited_by })}
      description={t(`InvitedAs.${item.role}`, { date })}
      selected={selected}
      onSelected={onSelected}
      words={words}
    />
  );
}
