import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useRoute } from '../../../lib/use-route.ts';
import { TopBar } from '../../../ui/top-bar/top-bar.tsx';
import { deskPaths } from '../lib/desk-paths.ts';
import { LanguageMenu } from './language-menu.tsx';

/** The desk before anybody is signed in. */
export function PlainFrame({ children }: { children: ReactNode }) {
  const t = useTranslations('Desk');
  const { language } = useRoute();
  return (
    <>
      <TopBar home={{ href: deskPaths.home(language), label: `Vesta · ${t('Name')}` }}>
        <LanguageMenu />
      </TopBar>
      <main id="content" className="main wrap" tabIndex={-1}>
        {children}
      </main>
    </>
  );
}
