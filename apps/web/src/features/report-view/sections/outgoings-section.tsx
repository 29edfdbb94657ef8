import type { RecurrentCost } from '@vesta/domain/report/costs';
import type { ReportMessage } from '@vesta/domain/report/flags';
import { useTranslations } from 'use-intl';
import { classNames } from '../../../ui/class-names.ts';
import { Table } from '../../../ui/table/table.tsx';
import { EvidenceKeys } from '../parts/evidence-keys.tsx';
import { Figure } from '../parts/figure.tsx';
import { ReportSection } from '../parts/report-section.tsx';
import { useFigures } from '../parts/use-figures.ts';
import { Card, Note } from './card.tsx';
import { Messages, messagesOf } from './messages.tsx';
import styles from './tables.module.css';

type Props = {
  costs: { content: readonly RecurrentCost[]; total: number | null };
  messages: readonly ReportMessage[];
};

const SOURCES = ['recurrent_costs'] as const;

/** What leaves month after month; only commitments are taken from income, the rest is told. */
export function OutgoingsSection({ costs: { content, total }, messages }: Props) {
  const t = useTranslations('ReportView.Outgoings');
  const words = useTranslations('ReportWords');
  const { money, plain } = useFigures();
  const most = Math.max(1, ...content.map(({ monthly }) => monthly));
  const deducted = content.filter(({ treatment, ended }) => treatment === 'deducted' && !ended).length;
  return (
    <ReportSection
      id="outgoings"
      label={t('Label')}
      keyFigure={total === null ? undefined : money(total)}
      remarks={messagesOf(messages, SOURCES).length}
      heading={total === null ? t('HeadingUnknown') : t('Heading', { count: content.length, deducted })}
    >
      <Messages messages={messages} of={SOURCES} />
      {content.length > 0 && (
        <Card>
          <Table caption={t('Caption')} dense>
            <thead>
              <tr>
                <th scope="col">{t('EveryMonth')}</th>
                <th scope="col" className={styles.wide}>
                  <span className="visually-hidden">{t('Size')}</span>
                </th>
                <th scope="col">{t('Treatment')}</th>
                <th scope="col" data-num>
                  {t('Amount')}
                </th>
              </tr>
            </thead>
            <tbody>
              {content.map((cost, index) => (
                <tr key={`${cost.label} ${cost.kind} ${index}`}>
                  <th scope="row">
                    {cost.label ?? words(`CostKinds.${cost.kind}`)} <EvidenceKeys places={cost.places.slice(0, 1)} />
                  </th>
                  <td className={styles.wide} aria-hidden="true">
                    <span
                      className={classNames(styles.bar, styles[cost.treatment])}
                      style={{ inlineSize: `${(100 * cost.monthly) / most}%` }}
                    />
                  </td>
                  <td>{cost.ended ? t('Ended') : words(`Treatments.${cost.treatment}`)}</td>
                  <td data-num>{plain(cost.monthly)}</td>
                </tr>
              ))}
            </tbody>
            {total !== null && (
              <tfoot>
                <tr>
                  <th scope="row">{t('Total')}</th>
                  <td className={styles.wide} />
                  <td />
                  <td data-num>
                    <Figure of="recurrent_costs">{plain(total)}</Figure>
                  </td>
                </tr>
              </tfoot>
            )}
          </Table>
        </Card>
      )}
      <Note>{t('Note')}</Note>
    </ReportSection>
  );
}
