import type { EmploymentStatus } from '@vesta/domain/employment';
import { useTranslations } from 'use-intl';
import { useCardWords } from '../../features/card-words/use-card-words.ts';
import { useInvitation } from '../../features/invitation/use-invitation.ts';
import { useOccupations } from '../../features/occupations/use-occupations.ts';
import { Button } from '../../ui/button/button.tsx';
import type { IconName } from '../../ui/icon/icon-names.ts';
import { MessageBox } from '../../ui/message-box/message-box.tsx';
import { SelectableCard } from '../../ui/selectable-card/selectable-card.tsx';
import { LoadingArea, Skeleton } from '../../ui/skeleton/skeleton.tsx';

const CARD_HEIGHT = 79;
const PLACES = ['a', 'b', 'c', 'd', 'e'];

interface OccupationOptionsProps {
  value: EmploymentStatus | null;
  onChange: (status: EmploymentStatus) => void;
}

/** The employment statuses as a choice of one; a place is held for each while they load. */
export function OccupationOptions({ value, onChange }: OccupationOptionsProps) {
  const t = useTranslations();
  const words = useCardWords();
  const { role } = useInvitation();
  const { data: occupations, isError, refetch } = useOccupations(role);
  if (isError) {
    return (
      <MessageBox text={t('Occupation.LoadFailed')}>
        <p>
          <Button kind="second" size="mini" icon="refresh" onClick={() => refetch()}>
            {t('General.Retry')}
          </Button>
        </p>
      </MessageBox>
    );
  }
  if (!occupations) {
    return (
      <LoadingArea label={t('General.Loading')}>
        <div className="options">
          {PLACES.map((place) => (
            <Skeleton key={place} height={CARD_HEIGHT} radius={16} />
          ))}
        </div>
      </LoadingArea>
    );
  }
  return (
    <div className="options" role="radiogroup" aria-label={t('Occupation.Status.Title')}>
      {occupations.map(({ key, icon, description }) => (
        <SelectableCard
          key={key}
          kind="radio"
          name="employment-status"
          icon={icon as IconName}
          label={t(`Occupation.Jobs.${key}.Title`)}
          description={description}
          selected={value === key}
          onSelected={() => onChange(key)}
          words={words}
        />
      ))}
    </div>
  );
}
