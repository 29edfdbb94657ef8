import { HANDOVER_HASH } from '@vesta/domain/documents/handover-link';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { BearerContext } from '../../features/documents/bearer.ts';
import { ReadingAllowedContext } from '../../features/documents/use-reading.ts';
import { ApiContext } from '../../lib/use-api.ts';
import { RouteContext } from '../../lib/use-route.ts';
import { Hearth } from '../../ui/hearth/hearth.tsx';
import { MessageBox } from '../../ui/message-box/message-box.tsx';
import { PageHeader } from '../../ui/page-header/page-header.tsx';
import { PhonePapers } from './phone-papers.tsx';
import { usePhoneSession } from './use-phone-session.ts';

/** The token stands behind the hash. It works once, so a reload finds what the first visit got for it. */
const tokenInAddress = (): string | null => {
  const hash = window.location.hash.slice(1);
  return hash.startsWith(HANDOVER_HASH) ? hash.slice(HANDOVER_HASH.length) : null;
};

/** The phone's side of a hand-over: a session of its own that may add papers, and nothing else. */
export default function PhoneUploadPage() {
  const t = useTranslations('Handover.Phone');
  const [token] = useState(tokenInAddress);
  const { opened, failed, route, api } = usePhoneSession(token);
  if (!opened || !route || !api)
    return (
      <div className="form stack">
        <Hearth lit={token !== null && !failed} />
        <PageHeader header={t('Title')} />
        {token === null && !failed ? (
          <MessageBox tone="info" text={t('NoCode')} />
        ) : failed ? (
          <MessageBox text={t('OpenFailed')} />
        ) : (
          <p role="status">{t('Opening')}</p>
        )}
      </div>
    );
  return (
    <RouteContext value={route}>
      <ApiContext value={api}>
        <BearerContext value={() => opened.access_token}>
          <ReadingAllowedContext value={false}>
            <PhonePapers opened={opened} />
          </ReadingAllowedContext>
        </BearerContext>
      </ApiContext>
    </RouteContext>
  );
}
