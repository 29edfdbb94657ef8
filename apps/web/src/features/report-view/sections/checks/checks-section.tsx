import type { CheckLine } from '@vesta/domain/report/check-line';
import { type ChecksTally, countOf, standingOf } from '@vesta/domain/report/checks-tally';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '../../../../ui/button/button.tsx';
import { OutcomeMark } from '../../parts/outcome-mark.tsx';
import { ReportSection } from '../../parts/report-section.tsx';
import { CheckRow } from './check-row.tsx';
import styles from './checks.module.css';

const shown = ['all', 'failed', 'noted', 'inconclusive', 'passed'] as const;
const FIRST_CHECKS = 12;

interface ChecksSectionProps {
  checks: readonly CheckLine[];
  tally: ChecksTally;
  /** Others see fewer of them, and are told so: the applicant has another number before them. */
  isOwner: boolean;
}

/** Every check with its working; the ones that ask for attention first. */
export function ChecksSection({ checks, tally, isOwner }: ChecksSectionProps) {
  const t = useTranslations('ReportView.Checks');
  const words = useTranslations('ReportWords');
  const [only, setOnly] = useState<(typeof shown)[number]>('all');
  const [whole, setWhole] = useState(false);
  const counts = { ...tally, all: countOf(tally) };
  if (counts.all === 0) return null;
  const chosen = checks.filter((check) => only === 'all' || standingOf(check) === only);
  const rest = whole ? 0 : Math.max(0, chosen.length - FIRST_CHECKS);
  return (
    <ReportSection
      id="checks"
      label={t('Label')}
      keyFigure={`${counts.passed}/${counts.all}`}
      heading={t('Heading', counts)}
    >
      <fieldset className={styles.filter}>
        <legend className="visually-hidden">{t('Filter')}</legend>
        {shown.map((outcome) => (
          <button
            key={outcome}
            type="button"
            aria-pressed={only === outcome}
            disabled={counts[outcome] === 0}
            onClick={() => setOnly(outcome)}
          >
            {outcome !== 'all' && <OutcomeMark outcome={outcome} size={18} />}
            {t(`Only.${outcome}`, { count: counts[outcome] })}
          </button>
        ))}
      </fieldset>
      {!isOwner && <p className="small quiet">{words('ChecksOfOwner')}</p>}
      <ul className={styles.checks}>
        {chosen.slice(0, chosen.length - rest).map((check) => (
          <li key={`${check.rule} ${check.outcome} ${check.papers.join()}`}>
            <CheckRow check={check} />
          </li>
        ))}
      </ul>
      {rest > 0 && (
        <div>
          <Button kind="second" size="mini" endIcon="down" onClick={() => setWhole(true)}>
            {t('ShowRest', { count: rest })}
          </Button>
        </div>
      )}
    </ReportSection>
  );
}
