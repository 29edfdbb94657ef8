import { type DeskPageName, matchDeskPage } from '@vesta/domain/desk/pages';
import { type ComponentType, lazy, Suspense } from 'react';
import { useLocation } from 'react-router';
import { useTranslations } from 'use-intl';
import { Home } from './home.tsx';

/** Which screen a page of the desk shows. Each is its own chunk. */
const screens: Record<DeskPageName, ComponentType> = {
  home: Home,
  sessions: lazy(() => import('./sessions/sessions-page.tsx')),
  companies: lazy(() => import('./companies/companies-page.tsx')),
  listings: lazy(() => import('./listings/listings-page.tsx')),
  'new-listing': lazy(() => import('./listings/new-listing-page.tsx')),
  listing: lazy(() => import('./listing/listing-page.tsx')),
  'edit-listing': lazy(() => import('./listings/edit-listing-page.tsx')),
  report: lazy(() => import('./report/report-page.tsx')),
  company: lazy(() => import('./company/company-page.tsx')),
  team: lazy(() => import('./team/team-page.tsx')),
  review: lazy(() => import('./review/queue-page.tsx')),
  'review-case': lazy(() => import('./review/case-page.tsx')),
  partners: lazy(() => import('./partners/partners-page.tsx')),
};

export function DeskScreen() {
  const t = useTranslations('Desk');
  const { pathname } = useLocation();
  const Screen = screens[matchDeskPage(pathname)?.page ?? 'home'];
  return (
    <Suspense fallback={<p role="status">{t('Loading')}</p>}>
      <Screen key={pathname} />
    </Suspense>
  );
}
