import { matchDeskPage } from '@vesta/domain/desk/pages';
import { needsApplication } from '@vesta/domain/workflow/steps';
import { lazy } from 'react';
import { useLocation } from 'react-router';
import { useRoute } from '../lib/use-route.ts';
import { Guarded } from './guarded.tsx';
import { stepScreens } from './step-screens.ts';
import { reportForOthers, stepTexts } from './step-texts.ts';
import { WithTexts } from './with-texts.tsx';

const NotFound = lazy(() => import('../pages/error-pages/not-found-page.tsx'));
const Timeout = lazy(() => import('../pages/error-pages/timeout-page.tsx'));
const Unauthorized = lazy(() => import('../pages/error-pages/unauthorized-page.tsx'));
const Content = lazy(() => import('../pages/content/content-page.tsx'));
const VerifyReport = lazy(() => import('../pages/verify-report/verify-report-page.tsx'));
const CheckReport = lazy(() => import('../pages/verify-report/check-report-page.tsx'));
const PartnerEntry = lazy(() => import('../pages/partner-entry/partner-entry-page.tsx'));
const BankCallback = lazy(() => import('../pages/bank-callback/bank-callback-page.tsx'));
const PhoneUpload = lazy(() => import('../pages/handover/phone-upload-page.tsx'));
const ReleasedReport = lazy(() => import('../pages/released-report/released-report-page.tsx'));
const Desk = lazy(() => import('../pages/desk/desk-page.tsx'));
const MyData = lazy(() => import('../pages/my-data/my-data-page.tsx'));
const Workbench = lazy(() => import('../workbench/workbench.tsx'));

function Step() {
  const { step } = useRoute();
  if (!step) return <NotFound />;
  const Screen = stepScreens[step];
  const screen = (
    <WithTexts key={step} bundles={stepTexts[step] ?? ['pages']}>
      <Screen />
    </WithTexts>
  );
  return needsApplication(step) ? <Guarded>{screen}</Guarded> : screen;
}

/** Words are many: at the desk those of a report or of papers come with the pages that show one. */
const deskTexts = {
  report: reportForOthers,
  review: ['checksForOthers', 'report', 'deskReview'],
  'review-case': ['checksForOthers', 'report', 'evidence', 'deskReview'],
} as const;

function DeskOfRoute() {
  const page = matchDeskPage(useLocation().pathname)?.page ?? 'home';
  const more = page in deskTexts ? deskTexts[page as keyof typeof deskTexts] : (['fields'] as const);
  return (
    <WithTexts key={more.join()} bundles={['pages', 'desk', 'deskWork', ...more]}>
      <Desk />
    </WithTexts>
  );
}

/** Every page but the first one, with the words and the code that each needs. Loaded when the first of them is opened. */
export default function OtherPages() {
  const { page } = useRoute();
  switch (page) {
    case 'step':
      return <Step />;
    case 'content':
      return (
        <WithTexts bundles={['pages']}>
          <Content />
        </WithTexts>
      );
    case 'verify-report':
      return (
        <WithTexts bundles={['pages']}>
          <VerifyReport />
        </WithTexts>
      );
    case 'check-report':
      return (
        <WithTexts bundles={['pages']}>
          <CheckReport />
        </WithTexts>
      );
    case 'partner-entry-point':
      return (
        <WithTexts bundles={['pages']}>
          <PartnerEntry />
        </WithTexts>
      );
    case 'bank-callback':
      return (
        <WithTexts bundles={['pages']}>
          <BankCallback />
        </WithTexts>
      );
    case 'phone-upload':
      return (
        <WithTexts bundles={['pages', 'fields', 'intakeDetails', 'evidence']}>
          <PhoneUpload />
        </WithTexts>
      );
    case 'released-report':
      return (
        <WithTexts bundles={['pages', ...reportForOthers]}>
          <ReleasedReport />
        </WithTexts>
      );
    case 'desk':
      return <DeskOfRoute />;
    case 'my-data':
      return (
        <WithTexts bundles={['pages', 'myData', 'checks', 'report', 'reportSharing']}>
          <MyData />
        </WithTexts>
      );
    case 'timeout':
      return <Timeout />;
    case 'unauthorized':
      return <Unauthorized />;
    case 'workbench':
      return <Workbench />;
    case 'not-found':
      return <NotFound />;
  }
}
