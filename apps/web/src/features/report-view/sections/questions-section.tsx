import type { OtherQuestion } from '@vesta/domain/report/people';
import { useTranslations } from 'use-intl';
import { ReportSection } from '../parts/report-section.tsx';
import styles from './person-card.module.css';

type Words = ((key: string) => string) & { has: (key: string) => boolean };

/** What the applicant declared themselves. None of it touches a figure. */
export function QuestionsSection({ questions }: { questions: readonly OtherQuestion[] }) {
  const t = useTranslations('ReportView.Questions');
  const all = useTranslations() as unknown as Words;
  if (questions.length === 0) return null;
  return (
    <ReportSection
      id="questions"
      label={t('Label')}
      keyFigure={t('Count', { count: questions.length })}
      heading={t('Heading')}
    >
      <dl className={styles.questions}>
        {questions.map(({ translation_key: key, answer, details, voluntary }) => (
          <div key={key}>
            <dt>{all.has(key) ? all(key) : key}</dt>
            <dd>
              {answer === 'YES' || answer === 'NO' ? t(answer) : t('PNTS')}
              {details && <small>{details}</small>}
              {voluntary && <small>{t('Voluntary')}</small>}
            </dd>
          </div>
        ))}
      </dl>
    </ReportSection>
  );
}
