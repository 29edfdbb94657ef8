import type { BundleName, Bundles, TextLanguage } from './bundles.ts';

type Loaders = {
  [L in TextLanguage]: { [B in Exclude<BundleName, 'mail' | 'reportPaper'>]: () => Promise<Bundles[B]> };
};

/** One chunk per language and bundle: the browser fetches the language on screen and no other. */
export const loaders: Loaders = {
  en: {
    core: () => import('./en/core.ts').then((m) => m.core),
    pages: () => import('./en/pages.ts').then((m) => m.pages),
    fields: () => import('./en/fields.ts').then((m) => m.fields),
    checks: () => import('./en/checks.ts').then((m) => m.checks),
    checksForOthers: () => import('./en/checks-for-others.ts').then((m) => m.checksForOthers),
    intakeStart: () => import('./en/intake-start.ts').then((m) => m.intakeStart),
    intakeDetails: () => import('./en/intake-details.ts').then((m) => m.intakeDetails),
    report: () => import('./en/report-words.ts').then((m) => m.reportWords),
    reportSharing: () => import('./en/report-sharing.ts').then((m) => m.reportSharing),
    reportView: () => import('./en/report-view.ts').then((m) => m.reportView),
    payment: () => import('./en/payment.ts').then((m) => m.payment),
    documents: () => import('./en/documents.ts').then((m) => m.documents),
    evidence: () => import('./en/evidence.ts').then((m) => m.evidence),
    questions: () => import('./en/questions.ts').then((m) => m.questions),
    myData: () => import('./en/my-data.ts').then((m) => m.myData),
  },
  it: {
    core: () => import('./it/core.ts').then((m) => m.core),
    pages: () => import('./it/pages.ts').then((m) => m.pages),
    fields: () => import('./it/fields.ts').then((m) => m.fields),
    checks: () => import('./it/checks.ts').then((m) => m.checks),
    checksForOthers: () => import('./it/checks-for-others.ts').then((m) => m.checksForOthers),
    intakeStart: () => import('./it/intake-start.ts').then((m) => m.intakeStart),
    intakeDetails: () => import('./it/intake-details.ts').then((m) => m.intakeDetails),
    report: () => import('./it/report-words.ts').then((m) => m.reportWords),
    reportSharing: () => import('./it/report-sharing.ts').then((m) => m.reportSharing),
    reportView: () => import('./it/report-view.ts').then((m) => m.reportView),
    payment: () => import('./it/payment.ts').then((m) => m.payment),
    documents: () => import('./it/documents.ts').then((m) => m.documents),
    evidence: () => import('./it/evidence.ts').then((m) => m.evidence),
    questions: () => import('./it/questions.ts').then((m) => m.questions),
    myData: () => import('./it/my-data.ts').then((m) => m.myData),
  },
  de: {
    core: () => import('./de/core.ts').then((m) => m.core),
    pages: () => import('./de/pages.ts').then((m) => m.pages),
    fields: () => import('./de/fields.ts').then((m) => m.fields),
    checks: () => import('./de/checks.ts').then((m) => m.checks),
    checksForOthers: () => import('./de/checks-for-others.ts').then((m) => m.checksForOthers),
    intakeStart: () => import('./de/intake-start.ts').then((m) => m.intakeStart),
    intakeDetails: () => import('./de/intake-details.ts').then((m) => m.intakeDetails),
    report: () => import('./de/report-words.ts').then((m) => m.reportWords),
    reportSharing: () => import('./de/report-sharing.ts').then((m) => m.reportSharing),
    reportView: () => import('./de/report-view.ts').then((m) => m.reportView),
    payment: () => import('./de/payment.ts').then((m) => m.payment),
    documents: () => import('./de/documents.ts').then((m) => m.documents),
    evidence: () => import('./de/evidence.ts').then((m) => m.evidence),
    questions: () => import('./de/questions.ts').then((m) => m.questions),
    myData: () => import('./de/my-data.ts').then((m) => m.myData),
  },
};
