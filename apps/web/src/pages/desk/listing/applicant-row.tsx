import type { ApplicantFigures, ApplicantsAnswer, DeskApplicant } from '@vesta/domain/desk/applicants';
import { checkStandings } from '@vesta/domain/report/checks-tally';
import { useState } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { OutcomeMark } from '../../../features/report-view/parts/outcome-mark.tsx';
import { useFigures } from '../../../features/report-view/parts/use-figures.ts';
import { useDays } from '../../../lib/use-days.ts';
import { useRoute } from '../../../lib/use-route.ts';
import { classNames } from '../../../ui/class-names.ts';
import { Unbroken } from '../../../ui/unbroken/unbroken.tsx';
import { deskPaths } from '../lib/desk-paths.ts';
import { useCompany } from '../lib/use-company.ts';
import { ApplicantChip } from './applicant-chip.tsx';
import styles from './applicants-table.module.css';
import { AskDialog } from './ask-dialog.tsx';
import { DecideDialog } from './decide-dialog.tsx';
import { RentBand } from './rent-band.tsx';
import { RowAct } from './row-act.tsx';
import { useApplicantName } from './use-applicant-name.ts';
import { useMoment } from './use-moment.ts';

const wordOf = { passed: 'Passed', failed: 'Failed', noted: 'Noted', inconclusive: 'Inconclusive' } as const;

function useGuarantors() {
  const t = useTranslations('DeskWork.Table');
  return ({ count, released, covered }: ApplicantFigures['guarantors']): string => {
    if (count === 0) return t('NoGuarantor');
    if (covered) return t('GuarantorCovers');
    return released === count ? t('GuarantorReady', { count }) : t('GuarantorPending', { count });
  };
}

function FigureCells({ figures, valid, end }: { figures: ApplicantFigures; valid: string | null; end: number }) {
  const t = useTranslations('DeskWork.Table');
  const { money, number } = useFigures();
  const { day } = useDays();
  const guarantors = useGuarantors();
  const unknown = <span className="quiet">{t('Unknown')}</span>;
  const { income_cents: income, deposit_percent: deposit, checks, people, counted } = figures;
  return (
    <>
      <td data-num data-label={t('Income')}>
        {income === null ? unknown : money(income)}
        {people > 1 && <small>{t(counted < people ? 'PeopleCounted' : 'People', { count: people, counted })}</small>}
      </td>
      <td className={classNames(styles.wide, styles.line)} data-label={t('Sustainable')}>
        <RentBand figures={figures} end={end} />
      </td>
      <td data-num data-label={t('Deposit')}>
        {deposit === null ? (figures.kind === 'rapid' ? '–' : unknown) : t('Times', { times: number(deposit / 100) })}
      </td>
      <td className={classNames(styles.wide, styles.line)} data-label={t('Checks')}>
        <span className={styles.checks}>
          {checkStandings.map((outcome) => (
            <span key={outcome} className={checks[outcome] === 0 ? styles.none : undefined}>
              <OutcomeMark outcome={outcome} size={17} />
              {checks[outcome]} <span className="visually-hidden">{t(wordOf[outcome])}</span>
            </span>
          ))}
        </span>
      </td>
      <td data-label={t('Guarantor')}>{guarantors(figures.guarantors)}</td>
      <td data-num data-label={t('ValidUntil')}>
        {valid && day(valid)}
      </td>
    </>
  );
}

function useRest({ state, open_part }: DeskApplicant): string {
  const t = useTranslations('DeskWork.Rest');
  if (state === 'released') return t('stage');
  return t(state === 'started' ? (open_part ?? 'details') : state);
}

interface ApplicantRowProps {
  applicant: DeskApplicant;
  listing: ApplicantsAnswer['listing'];
  end: number;
}

/** One applicant: figures where they were released, else a number and what is still to come. */
export function ApplicantRow({ applicant, listing, end }: ApplicantRowProps) {
  const t = useTranslations('DeskWork.Table');
  const { language } = useRoute();
  const company = useCompany();
  const moment = useMoment();
  const name = useApplicantName()(applicant);
  const [open, setOpen] = useState<'ask' | 'decide' | null>(null);
  const { id, figures, state, released_at, since } = applicant;
  const rest = useRest(applicant);
  const mayAct = company.may('applicants.write') && id !== null && state !== 'withdrawn';
  const when =
    state === 'invited'
      ? t('InvitedOn', { at: moment(since) })
      : released_at
        ? t('Received', { at: moment(released_at) })
        : t('Started', { at: moment(since) });
  return (
    <tr>
      <th scope="row">
        {id && figures ? (
          <Link className={styles.name} to={deskPaths.report(language, company.id, listing.id, id)}>
            <Unbroken words={name} />
          </Link>
        ) : (
          <span className={applicant.name ? styles.name : undefined}>
            <Unbroken words={name} />
          </span>
        )}
        <small>{when}</small>
      </th>
      <td className={styles.wide}>
        <ApplicantChip applicant={applicant} />
      </td>
      {figures ? (
        <FigureCells figures={figures} valid={applicant.valid_until} end={end} />
      ) : (
        <td className={styles.rest} colSpan={6}>
          {rest}
        </td>
      )}
      <td className={styles.actions}>
        {mayAct && (
          <div className={styles.acts}>
            {state === 'released' && (
              <RowAct icon="mail" label={t('Ask')} about={name} onPress={() => setOpen('ask')} />
            )}
            <RowAct icon="pen" label={t('Decide')} about={name} onPress={() => setOpen('decide')} />
          </div>
        )}
        {id && open === 'ask' && <AskDialog id={id} name={name} onClose={() => setOpen(null)} />}
        {id && open === 'decide' && (
          <DecideDialog id={id} name={name} applicant={applicant} onClose={() => setOpen(null)} />
        )}
      </td>
    </tr>
  );
}
