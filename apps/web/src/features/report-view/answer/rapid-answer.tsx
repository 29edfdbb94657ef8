import type { RapidReport } from '@vesta/domain/report/rapid-report';
import { useTranslations } from 'use-intl';
import { Chip } from '../../../ui/chip/chip.tsx';
import { PaperKeys } from '../parts/evidence-keys.tsx';
import { Figure } from '../parts/figure.tsx';
import { OutcomeMark } from '../parts/outcome-mark.tsx';
import { useFigures } from '../parts/use-figures.ts';
import { markOfControl } from '../sections/mark-of-control.ts';
import { AnswerCard, BigAnswer } from './answer-card.tsx';
import styles from './side.module.css';

/** What is earned each month, from payslips alone. */
export function RapidAnswer({ report }: { report: RapidReport }) {
  const t = useTranslations('ReportView.Rapid');
  const { money } = useFigures();
  const { employment, payslips_controls: controls, personal_details: person, evidence } = report;
  const { value, net_value: net } = employment.monthly_income;
  const { employment_monthly_income: pay } = employment;
  const marks = controls.content.map(markOfControl);
  const count = (mark: (typeof marks)[number]) => marks.filter((one) => one === mark).length;
  const hasBank = evidence.some(({ kind }) => kind === 'bank_statement');
  return (
    <AnswerCard
      main={
        <>
          <BigAnswer
            question={t('WhatEarned')}
            figure={value === null ? t('NotKnown') : <Figure of="monthly_income">{money(value)}</Figure>}
            unit={t('FromPayslips')}
          />
          {value !== null && pay !== null && pay > 0 && (
            <p>
              {t('Contains', {
                pay: money(pay),
                pays: employment.paychecks_per_year ?? 0,
                other:
                  employment.other_monthly_income.value > 0 ? money(employment.other_monthly_income.value) : 'none',
              })}
            </p>
          )}
          {!hasBank && (
            <p>
              <Chip tone="unsure">{t('PayslipsOnly')}</Chip> {t('NothingCompared')}
            </p>
          )}
          {net !== null && (
            <p>
              {t('OrdinaryNet')} <b className="num">{money(net)}</b>
              {employment.paychecks_per_year !== null && ` · ${t('Pays', { count: employment.paychecks_per_year })}`}
            </p>
          )}
        </>
      }
      side={
        <>
          <div>
            <h3 className={styles.heading}>{t('Controls')}</h3>
            <p className={styles.marks} aria-hidden="true">
              {controls.content.map((control) => (
                <OutcomeMark key={control.translation_key} outcome={markOfControl(control)} size={22} />
              ))}
            </p>
            <p className={styles.tally}>
              <b>
                {t('Tally', {
                  passed: count('passed'),
                  noted: count('noted'),
                  inconclusive: count('inconclusive'),
                })}
              </b>
            </p>
          </div>
          <div>
            <h3 className={styles.heading}>{t('Person')}</h3>
            <p className={styles.tally}>
              {person.name}{' '}
              <Chip tone={person.verified ? 'good' : 'unsure'}>{t(person.verified ? 'Verified' : 'NotSettled')}</Chip>{' '}
              <PaperKeys keys={evidence.filter(({ kind }) => kind === 'identity_document').map(({ key }) => key)} />
            </p>
          </div>
        </>
      }
    />
  );
}
