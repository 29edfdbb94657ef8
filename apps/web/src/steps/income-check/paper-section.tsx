import { acceptedFormats } from '@vesta/domain/documents/formats';
import type { DocumentType } from '@vesta/domain/documents/types';
import { useFormatter, useTranslations } from 'use-intl';
import { PaperList } from '../../features/document-card/paper-list.tsx';
import { uploadCall } from '../../features/documents/document-calls.ts';
import { useMonthName } from '../../features/documents/use-month-name.ts';
import { PhoneButton } from '../../features/handover/phone-button.tsx';
import { PickFiles } from '../../features/uploads/pick-files.tsx';
import styles from './income-check.module.css';
import { type IncomePage, monthsAsked } from './income-page.ts';
import { MonthsGap } from './months-gap.tsx';
import { PaperExample } from './paper-example.tsx';
import { SectionFrame } from './section-frame.tsx';
import { usePaperPart } from './use-paper-part.ts';
import { useStateWords } from './use-section-words.ts';

interface PaperSectionProps {
  page: IncomePage;
  type: Extract<DocumentType, 'payslip' | 'work_contract'>;
  months: number | null;
  isOptional: boolean;
}

/** Papers that are simply handed in, such as payslips, with their months side by side. */
export function PaperSection({ page, type, months, isOptional }: PaperSectionProps) {
  const t = useTranslations('IncomeCheck');
  const format = useFormatter();
  const name = useMonthName();
  const words = useStateWords();
  const asked = monthsAsked(page, type, months);
  const isOneEnough = asked === null && months !== null;
  const { own, strip, gaps, hasAll, state, isSettling } = usePaperPart(page, [type], asked);
  const slot = { group: type, path: uploadCall(type), type, fields: {} };
  const add = (files: File[]) => page.queue.add(files, slot);
  return (
    <SectionFrame
      id={type}
      title={t(`Sections.${type}.Title`)}
      hint={
        isOneEnough
          ? t('OneIsEnough')
          : t(`Sections.${type}.Hint`, { months: format.list(strip.map(({ month }) => name(month))) })
      }
      state={state}
      stateText={words(state, gaps, isOptional)}
      isOptional={isOptional}
      isSettling={isSettling}
    >
      {strip.length > 0 && (
        <MonthsGap type={type} missing={page.validation?.missing ?? []} strip={strip} onFiles={add} />
      )}
      <PaperList documents={own} queue={page.queue} slot={slot} isComplete={hasAll}>
        <div className={styles.ways}>
          <PickFiles type={type} label={t(`Add.${type}`)} onFiles={add} />
          {acceptedFormats(type).includes('jpeg') && <PhoneButton ask={{ type }} onPhone={page.watch} />}
        </div>
      </PaperList>
      {own.length === 0 && <PaperExample type={type} />}
    </SectionFrame>
  );
}
