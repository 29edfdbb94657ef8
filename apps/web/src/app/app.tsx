import { BrowserRouter } from 'react-router';
import { FlowProvider } from '../lib/flow/flow-provider.tsx';
import type { loadTexts } from '../lib/texts.ts';
import { CrashGuard } from './crash-guard.tsx';
import { Pages } from './pages.tsx';
import { Providers } from './providers.tsx';
import { Shell } from './shell.tsx';

export function App({ texts }: { texts: Awaited<ReturnType<typeof loadTexts>> }) {
  return (
    <BrowserRouter>
      <Providers texts={texts}>
        <CrashGuard>
          <FlowProvider>
            <Shell>
              <Pages />
            </Shell>
          </FlowProvider>
        </CrashGuard>
      </Providers>
    </BrowserRouter>
  );
}
