import { isWrittenContractKind } from '@vesta/domain/report/employment';
import type { Evidence } from '@vesta/domain/report/evidence';
import type { ReportMessage } from '@vesta/domain/report/flags';
import type { OtherDocument } from '@vesta/domain/report/people';
import type { Report } from '@vesta/domain/report/report';
import { useTranslations } from 'use-intl';
import { Chip } from '../../../ui/chip/chip.tsx';
import type { ContentsEntry } from '../frame/report-body.tsx';
import { PaperKeys } from '../parts/evidence-keys.tsx';
import { ReportSection } from '../parts/report-section.tsx';
import { useFigures } from '../parts/use-figures.ts';
import { Details } from './card.tsx';
import { Messages, messagesOf } from './messages.tsx';
import styles from './person-card.module.css';

type Props = { documents: readonly OtherDocument[]; messages: readonly ReportMessage[] };

const SOURCES = ['other_documents'] as const;

const isEmpty = ({ documents, messages }: Props): boolean =>
  documents.length === 0 && messagesOf(messages, SOURCES).length === 0;

/** Its line among the contents; none where there is nothing to tell. */
export const otherDocumentsEntry = (
  report: Pick<Report, 'other_documents' | 'aggregated_error_messages'>,
  label: string,
): ContentsEntry[] =>
  isEmpty({ documents: report.other_documents, messages: report.aggregated_error_messages })
    ? []
    : [{ id: 'other-documents', label }];

/** Contracts, tax papers and whatever else was handed in, with what they say. */
export function OtherDocumentsSection({ documents, evidence, messages }: Props & { evidence: readonly Evidence[] }) {
  const t = useTranslations('ReportView.OtherDocuments');
  const words = useTranslations('ReportWords');
  const { money, day, month } = useFigures();
  if (isEmpty({ documents, messages })) return null;
  const isUnread = ({ key }: OtherDocument): boolean =>
    evidence.some((paper) => paper.key === key && paper.unused_for === 'unread');
  const unread = documents.filter(isUnread).length;
  const written = (value: string | number | null, unit: OtherDocument['info'][number]['unit']): string => {
    if (value === null) return '–';
    if (unit === 'cents' && typeof value === 'number') return money(value);
    if (unit === 'day') return day(String(value));
    if (unit === 'month') return month(String(value));
    return String(value);
  };
  /** Contracts are told by their kind, which has words; everything else is what stands on the paper. */
  const told = ({ translation_key: key, value, unit }: OtherDocument['info'][number]): string =>
    key === 'employment_kind' && isWrittenContractKind(value) ? words(`Contracts.${value}`) : written(value, unit);
  return (
    <ReportSection
      id="other-documents"
      label={t('Label')}
      keyFigure={String(documents.length)}
      remarks={messagesOf(messages, SOURCES).length}
      heading={t('Heading', { count: documents.length - unread, unread })}
    >
      <Messages messages={messages} of={SOURCES} />
      <div className={styles.people}>
        {documents.map((document) => (
          <article key={document.key} className={styles.person}>
            <h3>
              {document.label ?? words(`DocumentTypes.${document.type}` as never)} <PaperKeys keys={[document.key]} />
            </h3>
            {document.possible_type && (
              <p>{t('LooksLike', { type: words(`DocumentTypes.${document.possible_type}` as never) })}</p>
            )}
            <Details
              columns={2}
              details={document.info.map((info) => ({
                label: words(`InfoFields.${info.translation_key}` as never),
                value: told(info),
              }))}
            />
            {document.valid === false && <Chip tone="warn">{t('NotUsed')}</Chip>}
            {document.notes && <p>{document.notes}</p>}
          </article>
        ))}
      </div>
    </ReportSection>
  );
}
