import { type DeskPageName, matchDeskPage } from '@vesta/domain/desk/pages';
import { isCompanyPermission, mayInHouse, type Permission } from '@vesta/domain/desk/permissions';
import { type ComponentType, lazy, Suspense } from 'react';
import { useLocation } from 'react-router';
import { useTranslations } from 'use-intl';
import { MessageBox } from '../../ui/message-box/message-box.tsx';
import { Home } from './home.tsx';
import { useCompany } from './lib/use-company.ts';
import { useMe } from './lib/use-me.ts';
import { Waiting } from './ui/waiting.tsx';

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

/** What a role must hold to have any use of a page; the server asks again on every call. */
const needs: Partial<Record<DeskPageName, Permission>> = {
  companies: 'companies.create',
  listings: 'listings.read',
  'new-listing': 'listings.write',
  listing: 'applicants.read',
  'edit-listing': 'listings.write',
  report: 'applicants.read',
  company: 'company.read',
  team: 'members.read',
  partners: 'partners.read',
  review: 'review.read',
  'review-case': 'review.papers',
};

function useMay(): (page: DeskPageName) => boolean {
  const me = useMe();
  const company = useCompany();
  return (page) => {
    const permission = needs[page];
    if (!permission) return true;
    return isCompanyPermission(permission) ? company.may(permission) : mayInHouse(me.house_role, permission);
  };
}

export function DeskScreen() {
  const t = useTranslations('Desk');
  const { pathname } = useLocation();
  const may = useMay();
  const page = matchDeskPage(pathname)?.page ?? 'home';
  if (!may(page)) return <MessageBox text={t('Error.Forbidden')} />;
  const Screen = screens[page];
  return (
    <Suspense fallback={<Waiting />}>
      <Screen key={pathname} />
    </Suspense>
  );
}
