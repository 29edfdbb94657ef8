import { useQuery } from '@tanstack/react-query';
import { Navigate, useLocation } from 'react-router';
import { useFormatter, useTranslations } from 'use-intl';
import { paths } from '../../lib/paths.ts';
import { useApi } from '../../lib/use-api.ts';
import { useRoute } from '../../lib/use-route.ts';
import { Hearth } from '../../ui/hearth/hearth.tsx';
import { MessageBox } from '../../ui/message-box/message-box.tsx';
import { PageHeader } from '../../ui/page-header/page-header.tsx';
import { Spinner } from '../../ui/spinner/spinner.tsx';

interface Certificate {
  applicant_name: string;
  created_at: string;
}

/** Where the QR code of a report leads: says whether the report is ours, and whose. */
export default function VerifyReportPage() {
  const t = useTranslations('VerifyReport');
  const format = useFormatter();
  const api = useApi();
  const { language } = useRoute();
  const token = new URLSearchParams(useLocation().search).get('token');
  const check = useQuery({
    queryKey: ['verify-report', token],
    enabled: token !== null,
    queryFn: ({ signal }) =>
      api.get<{ certificate: Certificate | null }>('/v1/openapis/verify-qr-code', { query: { token }, signal }),
  });
  if (token === null) return <Navigate replace to={paths.unauthorized(language)} />;
  const certificate = check.data?.certificate;
  return (
    <div className="form stack">
      <Hearth lit={!check.isError} />
      <PageHeader header={certificate ? t('Verified') : t('Title')} />
      {check.isPending && <Spinner label={t('Loading')} />}
      {(check.isError || (check.isSuccess && !certificate)) && <MessageBox lead={t('NotVerified')} text={t('Hint')} />}
      {certificate && (
        <dl className="stack">
          <div>
            <dt>{t('Applicant')}</dt>
            <dd>{certificate.applicant_name}</dd>
          </div>
          <div>
            <dt>{t('Created')}</dt>
            <dd>{format.dateTime(new Date(certificate.created_at), { dateStyle: 'long' })}</dd>
          </div>
        </dl>
      )}
    </div>
  );
}
