import * as z from 'zod/mini';
import { parseHex } from '../branding/hex.ts';
import { normaliseEmail, validateEmail } from '../validation/email.ts';
import { form, optionalText, requiredText } from '../validation/form-fields.ts';
import { validateFreeText } from '../validation/free-text.ts';
import { tidy } from '../validation/tidy.ts';
import { normaliseWebAddress, validateWebAddress } from './web-address.ts';

/** A company as its own people see it. */
export const deskCompany = z.object({
  id: z.string(),
  name: z.string(),
  tagline: z.nullable(z.string()),
  url: z.nullable(z.string()),
  logo: z.nullable(z.string()),
  primary: z.nullable(z.string()),
  secondary: z.nullable(z.string()),
  background: z.nullable(z.string()),
  header: z.nullable(z.string()),
  report_email: z.nullable(z.string()),
  version: z.int(),
});
export type DeskCompany = z.infer<typeof deskCompany>;

export const deskCompanyAnswer = z.object({ success: z.literal(true), company: deskCompany });

const colour = optionalText(
  (text) => tidy(text).toLowerCase(),
  (text) => (parseHex(text) ? null : 'pattern'),
);

/** What a company says about itself. Whoever saves names the version that they saw: nobody overwrites unseen. */
export const companyForm = form({
  name: requiredText(tidy, validateFreeText),
  tagline: optionalText(tidy, validateFreeText),
  url: optionalText(normaliseWebAddress, validateWebAddress),
  primary: colour,
  secondary: colour,
  background: colour,
  header: colour,
  report_email: requiredText(normaliseEmail, validateEmail),
  version: z.int(),
});
export type CompanyForm = z.output<typeof companyForm>;

/** A new company, made by the house, with its first owner. */
export const newCompanyForm = form({
  name: requiredText(tidy, validateFreeText),
  owner_name: requiredText(tidy, validateFreeText),
  owner_email: requiredText(normaliseEmail, validateEmail),
});
export type NewCompanyForm = z.output<typeof newCompanyForm>;

/** Pictures that a logo may come as. A drawing in SVG may carry a script and is refused. */
export const logoTypes = ['image/png', 'image/jpeg', 'image/webp'] as const;
export const MAX_LOGO_BYTES = 2 * 1024 * 1024;
/** Where a logo is served; its id changes with every new one. */
export const LOGO_PATH = '/logos';
