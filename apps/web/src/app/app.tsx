import { BrowserRouter } from 'react-router';
import type { loadTexts } from '../lib/texts.ts';
import { CrashGuard } from './crash-guard.tsx';
import { FlowOfPage } from './flow-of-page.tsx';
import { FocusKept } from './focus-kept.tsx';
import { PageFocus } from './page-focus.tsx';
import { Pages } from './pages.tsx';
import { Providers } from './providers.tsx';
import { Shell } from './shell.tsx';

export function App({ texts }: { texts: Awaited<ReturnType<typeof loadTexts>> }) {
  return (
    <BrowserRouter>
      <Providers texts={texts}>
        <CrashGuard>
          <FlowOfPage>
            <Shell>
              <Pages />
            </Shell>
          </FlowOfPage>
          <PageFocus />
          <FocusKept />
        </CrashGuard>
      </Providers>
    </BrowserRouter>
  );
}
