import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { drafts } from '../features/draft/draft-store.ts';
import { paths } from '../lib/paths.ts';
import { invitation, returnPath, session } from '../lib/session.ts';
import { useApi } from '../lib/use-api.ts';
import { useRoute } from '../lib/use-route.ts';

/** Ends the session here and on the server, and leaves nothing of the person in this browser. */
export function useSignOut() {
  const t = useTranslations('Shell');
  const api = useApi();
  const { language } = useRoute();
  const [busy, setBusy] = useState(false);
  const onPress = async () => {
    setBusy(true);
    // Without a connection the session ends by itself in time; this browser forgets it now in any case.
    await api.post('/v1/auth/sign-out').catch(() => undefined);
    session.clear();
    invitation.forget();
    returnPath.take();
    drafts.forgetAllBut(null);
    // A whole new page: answers that were shown are not kept in memory either.
    window.location.assign(paths.occupation(language));
  };
  return { label: t('SignOut'), busy, onPress };
}
