import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useApi } from '../lib/use-api.ts';
import { useRoute } from '../lib/use-route.ts';

/** What it takes to leave is loaded when somebody leaves. */
export function useSignOut() {
  const t = useTranslations('Shell');
  const api = useApi();
  const { language } = useRoute();
  const [busy, setBusy] = useState(false);
  const onPress = async () => {
    setBusy(true);
    const { leave } = await import('./leave.ts');
    await leave(api, language);
  };
  return { label: t('SignOut'), busy, onPress };
}
