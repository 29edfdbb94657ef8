import type { BundleName, Bundles, TextLanguage } from './bundles.ts';

type Loaders = { [L in TextLanguage]: { [B in Exclude<BundleName, 'mail'>]: () => Promise<Bundles[B]> } };

/** One chunk per language and bundle: the browser fetches the language on screen and no other. */
export const loaders: Loaders = {
  en: {
    core: () => import('./en/core.ts').then((m) => m.core),
    pages: () => import('./en/pages.ts').then((m) => m.pages),
  },
  it: {
    core: () => import('./it/core.ts').then((m) => m.core),
    pages: () => import('./it/pages.ts').then((m) => m.pages),
  },
  de: {
    core: () => import('./de/core.ts').then((m) => m.core),
    pages: () => import('./de/pages.ts').then((m) => m.pages),
  },
};
