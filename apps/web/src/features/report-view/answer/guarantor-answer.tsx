import type { OwnRoom } from '@vesta/domain/report/own-room';
import type { Report } from '@vesta/domain/report/report';
import { useTranslations } from 'use-intl';
import { Figure } from '../parts/figure.tsx';
import { useFigures } from '../parts/use-figures.ts';
import { Details } from '../sections/card.tsx';
import { AnswerCard, BigAnswer } from './answer-card.tsx';
import { CertaintyList } from './certainty-list.tsx';
import { ChecksTally } from './checks-tally.tsx';

type Props = { report: Pick<Report, 'certainty' | 'checks_tally'>; own: OwnRoom };

/** What a guarantor could carry for somebody else. Nothing about a rent of their own: they look for no home. */
export function GuarantorAnswer({ report, own }: Props) {
  const t = useTranslations('ReportWords.OwnRoom');
  const words = useTranslations('ReportWords');
  const answer = useTranslations('ReportView.Answer');
  const { whole, money } = useFigures();
  const amount = (cents: number | null) => (cents === null ? '–' : money(cents));
  return (
    <AnswerCard
      main={
        <>
          <BigAnswer
            question={t('Question')}
            figure={own.room === null ? answer('NotYet') : <Figure of="own_room">{whole(own.room)}</Figure>}
            {...(own.room !== null && { unit: t('Unit') })}
          />
          <p>{t(own.room === null ? 'Unknown' : 'Text')}</p>
          {own.room !== null && own.housing === null && <p>{t('HousingUnknown')}</p>}
          <Details
            details={[
              { label: words('Inputs.income'), value: amount(own.income) },
              { label: words('Inputs.commitments'), value: amount(own.commitments) },
              { label: words('Inputs.own_housing'), value: amount(own.housing) },
            ]}
          />
        </>
      }
      side={
        <>
          <CertaintyList certainty={report.certainty} />
          <ChecksTally tally={report.checks_tally} />
        </>
      }
    />
  );
}
