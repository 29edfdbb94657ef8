import type { FinishedApplication } from '@vesta/domain/resume';
import { useTranslations } from 'use-intl';
import { useCardWords } from '../../features/card-words/use-card-words.ts';
import { useDays } from '../../lib/use-days.ts';
import { SelectableCard } from '../../ui/selectable-card/selectable-card.tsx';
import styles from './card-lines.module.css';

interface ReportCardProps {
  item: FinishedApplication;
  selected: boolean;
  onSelected: () => void;
}

/** A report that is there and valid: opened again for nothing, and shown to others as often as one likes. */
export function ReportCard({ item, selected, onSelected }: ReportCardProps) {
  const t = useTranslations('Resume');
  const { longDay } = useDays();
  const words = useCardWords();
  const type = t(`Type.${item.application_type}`);
  const date = longDay(item.valid_until);
  return (
    <SelectableCard
      kind="radio"
      name="earlier"
      icon="file"
      label={t('ReportUntil', { date })}
      description={
        <span className={styles.lines}>
          <span>
            {item.listing_title ? t('ForListing', { type, listing: item.listing_title }) : t('General', { type })}
          </span>
          <span>{t('ReportAgain')}</span>
        </span>
      }
      selected={selected}
      onSelected={onSelected}
      words={words}
    />
  );
}
