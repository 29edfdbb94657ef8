import type { CodeVerdict, PaperVerdict } from '@vesta/domain/verification';
import { useTranslations } from 'use-intl';
import { useDays } from '../../lib/use-days.ts';
import { CertificateCard } from './certificate-card.tsx';

const points = ['Made', 'Person', 'Checked', 'InDate'] as const;
const reasons = ['Damaged', 'Withdrawn', 'Expired', 'Foreign'] as const;
/** A file without our seal says nothing of a report that ran out. */
const reasonsOfFile = ['Resaved', 'Foreign'] as const;

/** What is said where nothing is confirmed: a file that bears our seal and was changed is not one that may be somebody else’s. */
function doubts(seal: PaperVerdict['seal'] | undefined) {
  if (!seal) return { title: 'NotVerifiedTitle', text: 'NotVerified', reasons } as const;
  return seal === 'changed'
    ? ({ title: 'FileChangedTitle', text: 'FileChanged', reasons: ['Changed'] } as const)
    : ({ title: 'FileNotVerifiedTitle', text: 'FileNotVerified', reasons: reasonsOfFile } as const);
}

type CodeSays = Pick<CodeVerdict, 'certificate' | 'refusal'>;

/** The certificate with its four points, or why there is none: said of the code or of the file, whichever was given. */
export function Verdict({ verdict, seal }: { verdict: CodeSays; seal?: PaperVerdict['seal'] | undefined }) {
  const { certificate, refusal } = verdict;
  const t = useTranslations('VerifyReport');
  const { longDay: day } = useDays();
  if (!certificate && refusal && refusal !== 'forged') {
    return (
      <CertificateCard isGood={false} state={t('State.NotVerified')} title={t(`Refused.${refusal}.Title`)} points={[]}>
        <p role="alert">{t(`Refused.${refusal}.Text`)}</p>
      </CertificateCard>
    );
  }
  if (!certificate) {
    const { title, text, reasons } = doubts(seal);
    return (
      <CertificateCard
        isGood={false}
        state={t('State.NotVerified')}
        title={t(title)}
        points={reasons.map((name) => ({
          title: t(`Reasons.${name}.Title`),
          text: t(`Reasons.${name}.Text`),
        }))}
      >
        <p role="alert">
          {seal ? t(text) : `${t(text)}.`} {t('Caution')}
        </p>
      </CertificateCard>
    );
  }
  const values = {
    number: certificate.report_number,
    name: certificate.applicant_name,
    fingerprint: certificate.fingerprint,
    date: day(certificate.valid_until),
  };
  return (
    <CertificateCard
      isGood
      state={t('State.Verified')}
      title={t('Verified')}
      points={points.map((name) => ({
        title: t(`${seal ? 'FilePoints' : 'Points'}.${name}.Title`),
        text: t(`${seal ? 'FilePoints' : 'Points'}.${name}.Text`, values),
      }))}
      foot={seal ? undefined : <p className="hint">{t('NoFigures')}</p>}
    >
      <p>
        {t.rich('VerifiedText', {
          name: certificate.applicant_name,
          date: day(certificate.created_at),
          b: (words) => <b>{words}</b>,
        })}
      </p>
    </CertificateCard>
  );
}
