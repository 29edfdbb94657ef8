import type { ReactNode } from 'react';
import { FlowProvider } from '../lib/flow/flow-provider.tsx';
import { WithQueries } from '../lib/queries/with-queries.tsx';

/** The flow of a page that knows whose application or which listing it is about, and asks the server for both. */
export default function AskingFlow({ children }: { children: ReactNode }) {
  return (
    <WithQueries>
      <FlowProvider>{children}</FlowProvider>
    </WithQueries>
  );
}
