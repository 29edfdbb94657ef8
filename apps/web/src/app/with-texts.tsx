import type { ReactNode } from 'react';
import type { TextBundles } from '../lib/use-texts.ts';
import { MoreTexts } from '../ui/more-texts/more-texts.tsx';
import { LoadingPage } from './loading-page.tsx';

/** Adds the words of a page to those of the shell. */
export function WithTexts({ bundles, children }: { bundles: TextBundles; children: ReactNode }) {
  return (
    <MoreTexts bundles={bundles} waiting={<LoadingPage />}>
      {children}
    </MoreTexts>
  );
}
