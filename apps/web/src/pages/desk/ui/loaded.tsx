import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '../../../ui/button/button.tsx';
import { MessageBox } from '../../../ui/message-box/message-box.tsx';
import { Waiting } from './waiting.tsx';

interface LoadedProps<T> {
  query: { data: T | undefined; isError: boolean; error: Error | null; refetch: () => unknown };
  children: (data: T) => ReactNode;
}

/** What is on its way, what did not come, and what came. */
export function Loaded<T>({ query, children }: LoadedProps<T>) {
  const t = useTranslations();
  if (query.data !== undefined) return children(query.data);
  if (query.isError)
    return (
      <MessageBox text={query.error?.message} defaultText={t('Desk.LoadFailed')}>
        <p>
          <Button kind="second" size="mini" icon="refresh" onClick={() => void query.refetch()}>
            {t('General.Retry')}
          </Button>
        </p>
      </MessageBox>
    );
  return <Waiting />;
}
