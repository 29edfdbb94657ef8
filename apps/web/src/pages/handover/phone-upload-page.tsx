import { HANDOVER_HASH } from '@vesta/domain/documents/handover-link';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { BearerContext } from '../../features/documents/bearer.ts';
import { ReadingAllowedContext } from '../../features/documents/use-reading.ts';
import { askInHash } from '../../features/handover/handover-ask.ts';
import { ApiContext } from '../../lib/use-api.ts';
import { RouteContext } from '../../lib/use-route.ts';
import { Hearth } from '../../ui/hearth/hearth.tsx';
import { MessageBox } from '../../ui/message-box/message-box.tsx';
import { PageHeader } from '../../ui/page-header/page-header.tsx';
import { PhonePapers } from './phone-papers.tsx';
import { type Scanned, usePhoneSession } from './use-phone-session.ts';

/** The token stands behind the hash. It works once, so a reload finds what the first visit got for it. */
const scannedAddress = (): Scanned | null => {
  const { hash } = window.location;
  const token = hash.startsWith(`#${HANDOVER_HASH}`) ? hash.slice(HANDOVER_HASH.length + 1).split('&', 1)[0] : null;
  return token ? { token, ask: askInHash(hash) } : null;
};

/** The phone's side of a hand-over: a session of its own that may add papers, and nothing else. */
export default function PhoneUploadPage() {
  const t = useTranslations('Handover.Phone');
  const [scanned] = useState(scannedAddress);
  const { opened, ask, failed, isPending, route, api } = usePhoneSession(scanned);
  if (!opened || !route || !api)
    return (
      <div className="form stack">
        <Hearth lit={isPending} />
        <PageHeader header={t('Title')} />
        {isPending ? (
          <p role="status">{t('Opening')}</p>
        ) : failed ? (
          <MessageBox text={failed} />
        ) : (
          <MessageBox tone="info" text={t('NoCode')} />
        )}
      </div>
    );
  return (
    <RouteContext value={route}>
      <ApiContext value={api}>
        <BearerContext value={() => opened.access_token}>
          <ReadingAllowedContext value={false}>
            <PhonePapers opened={opened} ask={ask} />
          </ReadingAllowedContext>
        </BearerContext>
      </ApiContext>
    </RouteContext>
  );
}
