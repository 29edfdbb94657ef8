import type { ReportMessage } from '@vesta/domain/report/flags';
import type { MortgagePart } from '@vesta/domain/report/mortgage';
import { useTranslations } from 'use-intl';
import { Table } from '../../../ui/table/table.tsx';
import { EvidenceKeys } from '../parts/evidence-keys.tsx';
import { ReportSection } from '../parts/report-section.tsx';
import { useFigures } from '../parts/use-figures.ts';
import { Card } from './card.tsx';
import { Messages, messagesOf } from './messages.tsx';
import styles from './tables.module.css';

type Props = { mortgage: MortgagePart; messages: readonly ReportMessage[] };

const SOURCES = ['mortgage'] as const;

/** Where the own funds come from, and which of them are shown. */
export function FundsSection({ mortgage, messages }: Props) {
  const t = useTranslations('ReportView.Funds');
  const words = useTranslations('ReportWords');
  const { plain, percent } = useFigures();
  const { funds, required_funds: required, shown_funds: shown, down_payment_coverage: covered } = mortgage;
  if (funds.length === 0 && required === null) return null;
  return (
    <ReportSection
      id="funds"
      label={t('Label')}
      keyFigure={covered === null ? undefined : percent(covered)}
      remarks={messagesOf(messages, SOURCES).length}
      heading={covered === null ? t('HeadingUnknown') : t('Heading', { share: percent(covered) })}
    >
      <Messages messages={messages} of={SOURCES} />
      <Card>
        <Table caption={t('Caption')} captionHidden dense>
          <thead>
            <tr>
              <th scope="col">{t('Source')}</th>
              <th scope="col">{t('State')}</th>
              <th scope="col" data-num className={styles.wide}>
                {t('Declared')}
              </th>
              <th scope="col" data-num>
                {t('Shown')}
              </th>
            </tr>
          </thead>
          <tbody>
            {funds.map((fund) => (
              <tr key={fund.source}>
                <th scope="row">
                  {words(`FundSources.${fund.source}` as never)} <EvidenceKeys places={fund.places} />
                </th>
                <td>{words(`FundStates.${fund.state}`)}</td>
                <td data-num className={styles.wide}>
                  {fund.declared === null ? '–' : plain(fund.declared)}
                </td>
                <td data-num>{plain(fund.shown)}</td>
              </tr>
            ))}
          </tbody>
          {required !== null && (
            <tfoot>
              <tr>
                <th scope="row">{t('Total', { required: plain(required) })}</th>
                <td />
                <td className={styles.wide} />
                <td data-num>{plain(shown)}</td>
              </tr>
            </tfoot>
          )}
        </Table>
      </Card>
    </ReportSection>
  );
}
