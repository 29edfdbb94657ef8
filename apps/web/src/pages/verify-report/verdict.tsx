import type { CodeVerdict } from '@vesta/domain/verification';
import { useFormatter, useTranslations } from 'use-intl';
import { CertificateCard } from './certificate-card.tsx';

const points = ['Made', 'Person', 'Checked', 'InDate'] as const;
const reasons = ['Damaged', 'Withdrawn', 'Expired', 'Foreign'] as const;
/** A file without our seal says nothing of a report that ran out. */
const reasonsOfFile = ['Resaved', 'Foreign'] as const;

type CodeSays = Pick<CodeVerdict, 'certificate' | 'refusal'>;

/** The certificate with its four points, or why there is none: said of the code or of the file, whichever was given. */
export function Verdict({ verdict, isFile = false }: { verdict: CodeSays; isFile?: boolean }) {
  const { certificate, refusal } = verdict;
  const t = useTranslations('VerifyReport');
  const format = useFormatter();
  const day = (moment: string) => format.dateTime(new Date(moment), { dateStyle: 'long' });
  if (!certificate && refusal && refusal !== 'forged') {
    return (
      <CertificateCard isGood={false} state={t('State.NotVerified')} title={t(`Refused.${refusal}.Title`)} points={[]}>
        <p role="alert">{t(`Refused.${refusal}.Text`)}</p>
      </CertificateCard>
    );
  }
  if (!certificate) {
    return (
      <CertificateCard
        isGood={false}
        state={t('State.NotVerified')}
        title={t(isFile ? 'FileNotVerifiedTitle' : 'NotVerifiedTitle')}
        points={(isFile ? reasonsOfFile : reasons).map((name) => ({
          title: t(`Reasons.${name}.Title`),
          text: t(`Reasons.${name}.Text`),
        }))}
      >
        <p role="alert">
          {isFile ? t('FileNotVerified') : `${t('NotVerified')}.`} {t('Caution')}
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
        title: t(`${isFile ? 'FilePoints' : 'Points'}.${name}.Title`),
        text: t(`${isFile ? 'FilePoints' : 'Points'}.${name}.Text`, values),
      }))}
      foot={isFile ? undefined : <p className="hint">{t('NoFigures')}</p>}
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
