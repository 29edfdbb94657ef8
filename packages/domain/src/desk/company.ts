import * as z from 'zod/mini';

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
