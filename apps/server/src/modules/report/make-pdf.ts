import { brandTokens } from '@vesta/domain/branding/brand-tokens';
import type { Language } from '@vesta/domain/languages';
import { languageOfHost, type RegionCode } from '@vesta/domain/regions/codes';
import type { AggregatedReport } from '@vesta/domain/report/aggregated-report';
import type { Report } from '@vesta/domain/report/report';
import { reportNumber } from '@vesta/domain/report-number';
import { spellDigest } from '@vesta/report-pdf/code/digest-figures';
import { paperOf } from '@vesta/report-pdf/paper-of';
import { readOperator } from '../../config/operator.ts';
import type { House } from '../../house.ts';
import { pageLink } from '../../lib/page-link.ts';
import { readLogo } from '../desk/company/read-logo.ts';
import { findListingOfApplication } from '../listings/find-listing.ts';
import { companyLogo } from './company-logo.ts';
import type { Subject } from './load-subject.ts';
import { paperWords } from './paper-words.ts';
import type { StoredReport } from './stored-report.ts';
import { verifyLink } from './verify-link.ts';

type Needs = Pick<House, 'config' | 'database' | 'reportKeys' | 'clock' | 'printer' | 'timestamp'>;

export interface PdfWish {
  subject: Subject;
  stored: StoredReport;
  /** What is printed: the report itself, what a recipient may see of it, or the household. */
  shown: Report | AggregatedReport;
  /** Everybody together as the same eyes may see them; null without others. */
  household: AggregatedReport | null;
  language: Language;
  /** Somebody else's copy bears their name and the day on every page. */
  issuedTo: string | null;
}

async function brandOf(house: Needs, { listing }: Subject) {
  const found = listing && (await findListingOfApplication(house, listing.id));
  const { light } = brandTokens({
    primary: found?.company.visualPrimaryColor ?? null,
    secondary: found?.company.visualSecondaryColor ?? null,
    background: null,
    header: null,
  });
  const name = found?.company.name ?? readOperator(house.config.operatorFile).product;
  const mark = found?.company.logo ?? null;
  const brought = mark && (await readLogo(house, mark));
  const logo = brought ? { format: 'png' as const, bytes: [...brought] } : await companyLogo(mark);
  return { name, primary: light.primary, accent: light.accent, logo };
}

/** Short enough to type; the language is named only where the host would speak another. */
function typedAddress(config: Needs['config'], region: RegionCode, language: Language): string {
  const { host } = pageLink(config, region, '/');
  return `${host}${language === languageOfHost(host) ? '' : `/${language}`}/check-report`;
}

/** A report on paper, with its code and under the seal of the house. */
export async function makePdf(house: Needs, wish: PdfWish): Promise<Uint8Array> {
  const { subject, stored, shown, household, language, issuedTo } = wish;
  // What writes PDFs takes half a second to load: with the first paper, and not at every start.
  const { sealPrepared } = await import('@vesta/report-pdf/seal/seal-pdf');
  const { token, link, figuresDigest } = verifyLink(house, stored, language);
  const words = paperWords(language, issuedTo === null ? 'owner' : 'others');
  const operator = readOperator(house.config.operatorFile);
  const paper = paperOf(shown, {
    language,
    words,
    brand: await brandOf(house, subject),
    recipient: { company: subject.listing?.companyName ?? '', place: subject.listing?.place ?? '' },
    verifyUrl: link,
    verifyHost: typedAddress(house.config, subject.region, language),
    fingerprint: spellDigest(figuresDigest),
    generatedAt: stored.generatedAt,
    issued: issuedTo === null ? null : { to: issuedTo, at: house.clock.now() },
    household,
    applicantId: subject.userId,
    name: stored.report.personal_details.name,
  });
  const seal = {
    name: operator.product,
    reason: words.say('ReportPaper.Seal.Reason', { number: reportNumber(stored.id) }),
    location: operator.address,
    at: house.clock.now(),
    code: token,
  };
  const prepared = await house.printer.print({ kind: 'report', paper, seal });
  return sealPrepared(prepared, house.reportKeys.seal, house.timestamp);
}
