import { reportNumber } from '@vesta/domain/report-number';
import type { Refusal, ReportCertificate } from '@vesta/domain/verification';
import { spellDigest } from '@vesta/report-pdf/code/digest-figures';
import { readSignedCode } from '@vesta/report-pdf/code/sign-code';
import { fromBase64, type PublicReportKeys } from '../report/keys/report-keys.ts';

export type CodeJudgement = { certificate: ReportCertificate; refusal: null } | { certificate: null; refusal: Refusal };

/** What the code says by itself. Whether its report was withdrawn since only the house that made it knows. */
export function judgeCode(token: string, keys: PublicReportKeys, now: Date): CodeJudgement {
  const code = readSignedCode(token, keys.codeKeys.map(fromBase64));
  if (!code) return { certificate: null, refusal: 'forged' };
  if (code.expiresAt <= now) return { certificate: null, refusal: 'expired' };
  const certificate = {
    applicant_name: code.applicantName,
    created_at: code.createdAt.toISOString(),
    valid_until: code.expiresAt.toISOString(),
    report_id: code.reportId,
    report_number: reportNumber(code.reportId),
    fingerprint: spellDigest(code.figuresDigest),
  };
  return { certificate, refusal: null };
}
