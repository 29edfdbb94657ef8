import type { Audience } from '@vesta/domain/report/audience';
import type { Evidence } from '@vesta/domain/report/evidence';
import { useTranslations } from 'use-intl';
import { PaperKeys } from '../parts/evidence-keys.tsx';
import { ReportSection } from '../parts/report-section.tsx';
import { useFigures } from '../parts/use-figures.ts';
import { Card } from './card.tsx';
import styles from './person-card.module.css';

interface PapersSectionProps {
  evidence: readonly Evidence[];
  audience: Audience;
}

/** Every key in the report leads to one of these; nobody but their owner can open them. */
export function PapersSection({ evidence, audience }: PapersSectionProps) {
  const t = useTranslations('ReportView.Papers');
  const words = useTranslations('ReportWords');
  const { month, day } = useFigures();
  const whatTellsIt = (paper: Evidence): string =>
    [
      paper.side && words(`Sides.${paper.side}`),
      paper.month && month(paper.month),
      paper.year && String(paper.year),
      paper.issuer,
      paper.account_ending && t('AccountEnding', { digits: paper.account_ending }),
      paper.from && paper.to && t('FromTo', { from: day(paper.from), to: day(paper.to) }),
    ]
      .filter(Boolean)
      .join(', ');
  return (
    <ReportSection
      id="papers"
      label={t('Label')}
      keyFigure={t('Count', { count: evidence.length })}
      heading={t(audience === 'owner' ? 'Heading' : 'HeadingForOthers', { count: evidence.length })}
    >
      <Card>
        <ul className={styles.papers}>
          {evidence.map((paper) => (
            <li key={paper.key} id={`paper-${paper.key}`}>
              <PaperKeys keys={[paper.key]} />
              <span>
                {words(`DocumentTypes.${paper.type}` as never)} {whatTellsIt(paper)}
                <small>
                  {[
                    paper.pages > 0 && t('Pages', { count: paper.pages }),
                    paper.transactions > 0 && t('Bookings', { count: paper.transactions }),
                    words(`Originals.${paper.original}`),
                    !paper.used && words(paper.unused_for ? `UnusedFor.${paper.unused_for}` : 'Used.No'),
                  ]
                    .filter(Boolean)
                    .join(', ')}
                </small>
              </span>
            </li>
          ))}
        </ul>
      </Card>
    </ReportSection>
  );
}
