import { merge } from '@vesta/texts/merge';
import { type ReactNode, useEffect, useState } from 'react';
import { IntlProvider, useLocale, useMessages, useTimeZone } from 'use-intl';
import { logFailure } from '../lib/log.ts';
import { loadTexts } from '../lib/texts.ts';
import { useRoute } from '../lib/use-route.ts';
import { LoadingPage } from './loading-page.tsx';

type Bundles = Parameters<typeof loadTexts>[1];
type Texts = Awaited<ReturnType<typeof loadTexts>>;

/** Adds the words of a page to those of the shell, fetching them the first time. */
export function WithTexts({ bundles, children }: { bundles: Bundles; children: ReactNode }) {
  const { language } = useRoute();
  const [texts, setTexts] = useState<Texts | null>(null);
  const messages = useMessages() as Texts;
  const locale = useLocale();
  const timeZone = useTimeZone();
  const wanted = bundles.join();
  useEffect(() => {
    let current = true;
    loadTexts(language, wanted.split(',') as unknown as Bundles).then(
      (loaded) => current && setTexts(loaded),
      // Better a page with missing words, which fall back to English, than none.
      (error) => {
        logFailure('texts not loaded', error);
        if (current) setTexts({});
      },
    );
    return () => {
      current = false;
    };
  }, [language, wanted]);
  if (!texts) return <LoadingPage />;
  return (
    <IntlProvider locale={locale} timeZone={timeZone ?? 'Europe/Rome'} messages={merge(messages, texts)}>
      {children}
    </IntlProvider>
  );
}
