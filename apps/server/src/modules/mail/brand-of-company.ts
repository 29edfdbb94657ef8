import { brandTokens } from '@vesta/domain/branding/brand-tokens';
import type { Company } from '@vesta/domain/listing';
import type { MailBrand } from './mail-brand.ts';

/** A company's look in mails: the same corrected colours as on the page, and a logo that a mail program can load. */
export function brandOfCompany(company: Company, publicUrl: string): MailBrand {
  const { light } = brandTokens({
    primary: company.visualPrimaryColor,
    secondary: company.visualSecondaryColor,
    background: company.visualBackgroundColor,
    header: company.visualHeaderColor,
  });
  return {
    name: company.name,
    logoUrl: company.logo && new URL(company.logo, publicUrl).href,
    primary: light.button,
    onPrimary: light['on-button'],
    url: company.url,
  };
}
