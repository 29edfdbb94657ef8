import type { Explanation } from '@vesta/domain/report/explain';
import { useTranslations } from 'use-intl';
import { classNames } from '../../../ui/class-names.ts';
import { ReportSection } from '../parts/report-section.tsx';
import { useFigures } from '../parts/use-figures.ts';
import { Card } from './card.tsx';
import styles from './computed.module.css';

/** The three limits side by side; the smallest is the answer. */
export function ComputedSection({
  explain,
  isTogether = false,
}: {
  explain: readonly Explanation[];
  isTogether?: boolean;
}) {
  const t = useTranslations('ReportView.Computed');
  const words = useTranslations('ReportWords');
  const { money, whole } = useFigures();
  const rent = explain.find(({ figure }) => figure === 'affordable_rent');
  if (!rent || rent.value === null) return null;
  const most = Math.max(1, ...rent.limits.map(({ cents }) => cents));
  return (
    <ReportSection
      id="computed"
      label={t('Label')}
      keyFigure={whole(rent.value)}
      heading={t(isTogether ? 'HeadingTogether' : 'Heading')}
    >
      <Card>
        <ul className={styles.limits}>
          {rent.limits.map(({ name, cents, binding }) => (
            <li key={name} className={binding ? styles.binding : undefined}>
              <p>
                <b>{words(`Limits.${name}`)}</b> {binding && <em>{t('SetsTheLimit')}</em>}
              </p>
              <span className={styles.bar} aria-hidden="true">
                <i style={{ inlineSize: `${(100 * Math.max(cents, 0)) / most}%` }} />
              </span>
              <span className={classNames('num', styles.amount)}>{money(cents)}</span>
            </li>
          ))}
        </ul>
        <p className={styles.formula}>{words(`Formulas.${rent.formula}`)}</p>
        {rent.reasons.length > 0 && (
          <ul className={styles.reasons}>
            {rent.reasons.map((reason) => (
              <li key={reason}>{words(`Reasons.${reason}`)}</li>
            ))}
          </ul>
        )}
      </Card>
    </ReportSection>
  );
}
