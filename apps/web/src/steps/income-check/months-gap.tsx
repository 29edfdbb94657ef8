import { acceptAttribute } from '@vesta/domain/documents/formats';
import type { MissingDocument } from '@vesta/domain/documents/income-check';
import type { DocumentType } from '@vesta/domain/documents/types';
import { useFormatter, useTranslations } from 'use-intl';
import { useMonthName } from '../../features/documents/use-month-name.ts';
import { ExplainGap } from '../../features/evidence-view/explain-gap.tsx';
import { FileButton } from '../../ui/file-button/file-button.tsx';
import { MessageBox } from '../../ui/message-box/message-box.tsx';
import { MonthsStrip } from '../../ui/months-strip/months-strip.tsx';
import type { Strip } from './months.ts';

interface MonthsGapProps {
  type: DocumentType;
  /** What the server says of these months; only it knows whether one gets by without. */
  missing: readonly MissingDocument[];
  strip: readonly Strip[];
  onFiles: (files: File[]) => void;
}

/** The months side by side and, where there is a gap, which month is missing and the way to add it. */
export function MonthsGap({ type, missing, strip, onFiles }: MonthsGapProps) {
  const t = useTranslations('IncomeCheck');
  const format = useFormatter();
  const name = useMonthName();
  const gaps = strip.filter(({ state }) => state === 'gap').map(({ month }) => name(month));
  const months = format.list(gaps);
  const needed = missing.find(({ alternatives, blocker }) => blocker && alternatives.includes(type));
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
          text={t(needed ? 'MonthNeededText' : 'MonthMissingText', { months })}
        >
          <p>
            <FileButton size="mini" icon="plus" accept={acceptAttribute(type)} onFiles={onFiles}>
              {t('AddMonth', { month: months })}
            </FileButton>
          </p>
          {needed && <ExplainGap gap={needed} />}
        </MessageBox>
      )}
    </>
  );
}
