import { useQuery } from '@tanstack/react-query';
import { PARTNER_FAILURE_MS } from '@vesta/domain/limits';
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { paths } from '../../lib/paths.ts';
import { useApi } from '../../lib/use-api.ts';
import { useRoute } from '../../lib/use-route.ts';
import { Hearth } from '../../ui/hearth/hearth.tsx';
import { MessageBox } from '../../ui/message-box/message-box.tsx';
import { PageHeader } from '../../ui/page-header/page-header.tsx';
import { Spinner } from '../../ui/spinner/spinner.tsx';

/** The door for people whom a partner sends with a signed link. */
export default function PartnerEntryPage() {
  const t = useTranslations('PartnerEntry');
  const api = useApi();
  const navigate = useNavigate();
  const { language } = useRoute();
  const sig = new URLSearchParams(useLocation().search).get('sig');
  const check = useQuery({
    queryKey: ['partner', sig],
    queryFn: ({ signal }) => api.get('/v1/openapis/verify-partner-signature', { query: { sig }, signal }),
  });
  const failed = check.isError;
  useEffect(() => {
    if (!failed) return;
    const timer = setTimeout(() => navigate(paths.unauthorized(language)), PARTNER_FAILURE_MS);
    return () => clearTimeout(timer);
  }, [failed, navigate, language]);
  return (
    <div className="form stack">
      <Hearth lit={!failed} />
      <PageHeader header={failed ? t('Failed') : check.isSuccess ? t('Authenticated') : t('Authenticating')} />
      {check.isPending && <Spinner label={t('Authenticating')} />}
      {failed && <MessageBox text={t('FailedHint')} />}
    </div>
  );
}
