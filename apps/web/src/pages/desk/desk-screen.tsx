import { type DeskPageName, matchDeskPage } from '@vesta/domain/desk/pages';
import { type ComponentType, lazy, Suspense } from 'react';
import { useLocation } from 'react-router';
import { useTranslations } from 'use-intl';
import { Home } from './home.tsx';

/** Which screen a page of the desk shows. Each is its own chunk. */
const screens: Record<DeskPageName, ComponentType> = {
  home: Home,
  sessions: lazy(() => import('./sessions/sessions-page.tsx')),
  listings: Home,
};

export function DeskScreen() {
  const t = useTranslations('Desk');
  const { pathname } = useLocation();
  const place = matchDeskPage(pathname);
  const Screen = screens[place?.page ?? 'home'];
  return (
    <Suspense fallback={<p role="status">{t('Loading')}</p>}>
      <Screen key={pathname} />
    </Suspense>
  );
}
