import type { Language } from '@vesta/domain/languages';
import { digestFigures } from '@vesta/report-pdf/code/digest-figures';
import { signCode } from '@vesta/report-pdf/code/sign-code';
import type { House } from '../../house.ts';
import { pageLink } from '../../lib/page-link.ts';
import type { StoredReport } from './stored-report.ts';

/** The signed code of a report, and the link that a phone reads from its paper. */
export function verifyLink(
  { reportKeys, config }: Pick<House, 'reportKeys' | 'config'>,
  { id, report, generatedAt, expiresAt }: StoredReport,
  language: Language,
): { token: string; link: string; figuresDigest: Uint8Array } {
  const figuresDigest = digestFigures(report);
  const token = signCode(
    { reportId: id, applicantName: report.personal_details.name, createdAt: generatedAt, expiresAt, figuresDigest },
    reportKeys.code,
  );
  const link = pageLink(config, report.model.region, `/${language}/verify-report`);
  link.searchParams.set('token', token);
  return { token, link: link.href, figuresDigest };
}
