import type { BundleName, Bundles, TextLanguage } from './bundles.ts';

type Loaders = { [L in TextLanguage]: { [B in Exclude<BundleName, 'mail'>]: () => Promise<Bundles[B]> } };

/** One chunk per language and bundle: the browser fetches the language on screen and no other. */
export const loaders: Loaders = {
  en: {
    core: () => import('./en/core.ts').then((m) => m.core),
    pages: () => import('./en/pages.ts').then((m) => m.pages),
    fields: () => import('./en/fields.ts').then((m) => m.fields),
    intakeStart: () => import('./en/intake-start.ts').then((m) => m.intakeStart),
    intakeDetails: () => import('./en/intake-details.ts').then((m) => m.intakeDetails),
  },
  it: {
    core: () => import('./it/core.ts').then((m) => m.core),
    pages: () => import('./it/pages.ts').then((m) => m.pages),
    fields: () => import('./it/fields.ts').then((m) => m.fields),
    intakeStart: () => import('./it/intake-start.ts').then((m) => m.intakeStart),
    intakeDetails: () => import('./it/intake-details.ts').then((m) => m.intakeDetails),
  },
  de: {
    core: () => import('./de/core.ts').then((m) => m.core),
    pages: () => import('./de/pages.ts').then((m) => m.pages),
    fields: () => import('./de/fields.ts').then((m) => m.fields),
    intakeStart: () => import('./de/intake-start.ts').then((m) => m.intakeStart),
    intakeDetails: () => import('./de/intake-details.ts').then((m) => m.intakeDetails),
  },
};
