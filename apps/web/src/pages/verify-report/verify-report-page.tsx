import { useQuery } from '@tanstack/react-query';
import { Navigate, useLocation } from 'react-router';
import { useTranslations } from 'use-intl';
import { paths } from '../../lib/paths.ts';
import { useApi } from '../../lib/use-api.ts';
import { useRoute } from '../../lib/use-route.ts';
import { classNames } from '../../ui/class-names.ts';
import { Hearth } from '../../ui/hearth/hearth.tsx';
import { MessageBox } from '../../ui/message-box/message-box.tsx';
import { PageHeader } from '../../ui/page-header/page-header.tsx';
import { Spinner } from '../../ui/spinner/spinner.tsx';
import { PaperCheck } from './paper-check.tsx';
import { usePaperCheck } from './use-paper-check.ts';
import { Verdict } from './verdict.tsx';
import styles from './verify-report-page.module.css';

/** Where the QR code of a report leads: says whether the report is ours, and whose. */
export default function VerifyReportPage() {
  const t = useTranslations('VerifyReport');
  const api = useApi();
  const { language } = useRoute();
  const token = new URLSearchParams(useLocation().search).get('token');
  const paper = usePaperCheck();
  const check = useQuery({
    queryKey: ['verify-report', token],
    enabled: token !== null,
    queryFn: ({ signal }) => api.get('/v1/openapis/verify-qr-code', { query: { token }, signal }),
  });
  if (token === null) return <Navigate replace to={paths.unauthorized(language)} />;
  // A file in hand says more than the code that led here.
  const verdict = paper.data ?? check.data;
  return (
    <div className={classNames('form stack', styles.page)}>
      {!verdict && (
        <>
          <Hearth lit={!check.isError} />
          <PageHeader header={t('Title')} />
        </>
      )}
      {check.isPending && <Spinner label={t('Loading')} />}
      {check.isError && <MessageBox text={check.error.message} defaultText={t('Failed')} />}
      {verdict && <Verdict verdict={verdict} seal={paper.data?.seal} />}
      <PaperCheck check={paper} />
    </div>
  );
}
