import { merge } from '@vesta/texts/merge';
import type { ReactNode } from 'react';
import { IntlProvider, useLocale, useMessages, useTimeZone } from 'use-intl';
import { type TextBundles, useTexts } from '../../lib/use-texts.ts';

type Props = { bundles: TextBundles; waiting: ReactNode; children: ReactNode };

/** Lays further words over those that are there, fetching them the first time. */
export function MoreTexts({ bundles, waiting, children }: Props) {
  const texts = useTexts(bundles);
  const messages = useMessages() as NonNullable<typeof texts>;
  const locale = useLocale();
  const timeZone = useTimeZone();
  if (!texts) return waiting;
  return (
    <IntlProvider locale={locale} timeZone={timeZone ?? 'Europe/Rome'} messages={merge(messages, texts)}>
      {children}
    </IntlProvider>
  );
}
