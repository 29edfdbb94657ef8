import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useHouseNotice } from '../lib/use-notice.ts';
import { useRoute } from '../lib/use-route.ts';
import { ConnectionNotice } from './connection-notice.tsx';
import { Inactivity } from './inactivity.tsx';
import { QueryFlags } from './query-flags.tsx';
import { SandboxNotice } from './sandbox-notice.tsx';
import { ShellFooter } from './shell-footer.tsx';
import { ShellProgress } from './shell-progress.tsx';
import { shellPartsOf } from './shell-table.ts';
import { ShellTopBar } from './shell-top-bar.tsx';
import { useBranding } from './use-branding.ts';

/** The frame of every page: bars where the page wants them, the page itself in between. */
export function Shell({ children }: { children: ReactNode }) {
  const t = useTranslations('Shell');
  const route = useRoute();
  const notice = useHouseNotice();
  const parts = shellPartsOf(route);
  useBranding();
  // The workbench is a page about the shell's own parts and brings its own frame.
  if (route.page === 'workbench') return children;
  // Whoever works at the desk is no applicant: it has bars of its own.
  const isDesk = route.page === 'desk';
  return (
    <>
      <a className="skip" href="#content">
        {t('SkipToContent')}
      </a>
      {notice.sandbox && <SandboxNotice />}
      {!route.hideNav && !isDesk && <ShellTopBar marketingUrl={notice.marketingUrl} />}
      {!route.hideNav && parts.progress && <ShellProgress />}
      <ConnectionNotice />
      {isDesk ? (
        children
      ) : (
        <main id="content" className="main wrap" tabIndex={-1}>
          {children}
        </main>
      )}
      {parts.footer && <ShellFooter seals={notice.seals} continueLater={parts.continueLater} signOut={parts.signOut} />}
      <QueryFlags />
      <Inactivity />
    </>
  );
}
