import type { core } from './en/core.ts';
import type { fields } from './en/fields.ts';
import type { intakeDetails } from './en/intake-details.ts';
import type { intakeStart } from './en/intake-start.ts';
import type { mail } from './en/mail.ts';
import type { pages } from './en/pages.ts';
import type { Shape } from './shape.ts';

/** Texts travel in bundles, so that a page loads only the words it may need. English says which keys exist. */
export interface Bundles {
  core: Shape<typeof core>;
  pages: Shape<typeof pages>;
  fields: Shape<typeof fields>;
  intakeStart: Shape<typeof intakeStart>;
  intakeDetails: Shape<typeof intakeDetails>;
  mail: Shape<typeof mail>;
}
export type BundleName = keyof Bundles;
export type TextLanguage = 'en' | 'it' | 'de';
