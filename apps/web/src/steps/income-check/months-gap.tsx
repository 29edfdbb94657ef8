import { acceptAttribute } from '@vesta/domain/documents/formats';
import type { DocumentType } from '@vesta/domain/documents/types';
import { useFormatter, useTranslations } from 'use-intl';
import { useMonthName } from '../../features/documents/use-month-name.ts';
import { FileButton } from '../../ui/file-button/file-button.tsx';
import { MessageBox } from '../../ui/message-box/message-box.tsx';
import { MonthsStrip } from '../../ui/months-strip/months-strip.tsx';
import type { Strip } from './months.ts';

interface MonthsGapProps {
  type: DocumentType;
  strip: readonly Strip[];
  onFiles: (files: File[]) => void;
}

/** The months side by side and, where there is a gap, which month is missing and the way to add it. */
export function MonthsGap({ type, strip, onFiles }: MonthsGapProps) {
  const t = useTranslations('IncomeCheck');
  const format = useFormatter();
  const name = useMonthName();
  const gaps = strip.filter(({ state }) => state === 'gap').map(({ month }) => name(month));
  const months = format.list(gaps);
  return (
    <>
      <MonthsStrip
        label={t('Months')}
        months={strip.map(({ month, state }) => ({
          label: name(month),
          state,
          stateLabel: t(`MonthStates.${state}`),
        }))}
      />
      {gaps.length > 0 && (
        <MessageBox
          tone="warning"
          lead={`${t('MonthMissing', { count: gaps.length, months })}.`}
          text={t('MonthMissingText', { months })}
        >
          <p>
            <FileButton size="mini" icon="plus" accept={acceptAttribute(type)} onFiles={onFiles}>
              {t('AddMonth', { month: months })}
            </FileButton>
          </p>
        </MessageBox>
      )}
    </>
  );
}
