import type { EarlierApplication } from '@vesta/domain/resume';
import { useTranslations } from 'use-intl';
import { useCardWords } from '../../features/card-words/use-card-words.ts';
import { useDays } from '../../lib/use-days.ts';
import { useRoute } from '../../lib/use-route.ts';
import { SelectableCard } from '../../ui/selectable-card/selectable-card.tsx';
import styles from './card-lines.module.css';
import { Coals } from './coals.tsx';
import { iconOf, progressOfApplication } from './resume-application.mapping.ts';

interface ApplicationCardProps {
  item: EarlierApplication;
  selected: boolean;
  onSelected: () => void;
}

export function ApplicationCard({ item, selected, onSelected }: ApplicationCardProps) {
  const t = useTranslations();
  const { longDay } = useDays();
  const { region } = useRoute();
  const words = useCardWords();
  const type = t(`Resume.Type.${item.application_type}`);
  const steps = progressOfApplication(item, region);
  const stopped = steps.find(({ state }) => state === 'now')?.label as 'Steps.Result' | undefined;
  const begun = longDay(item.time_created);
  return (
    <SelectableCard
      kind="radio"
      name="earlier"
      icon={iconOf(item.employment_status, region)}
      label={
        item.listing_title
          ? t('Resume.ForListing', { type, listing: item.listing_title })
          : t('Resume.General', { type })
      }
      description={
        <span className={styles.lines}>
          <span>
            {t('Resume.Who', {
              role: t(`Resume.Role.${item.applicant_role}`),
              status: t(`Resume.Status.${item.employment_status}`),
            })}
          </span>
          <span>{t('Resume.Begun', { date: begun })}</span>
          {stopped && <Coals steps={steps} />}
          {stopped && <span>{t('Resume.StoppedAt', { step: t(stopped) })}</span>}
        </span>
      }
      selected={selected}
      onSelected={onSelected}
      words={words}
    />
  );
}
