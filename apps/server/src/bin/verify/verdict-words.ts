import type { PaperVerdict } from '@vesta/domain/verification';
import type { CodeJudgement } from '../../modules/verify-report/judge-code.ts';

const seals: Record<PaperVerdict['seal'], string> = {
  sealed: 'The seal holds: this file is as it left the house.',
  changed: 'NOT GENUINE: the file bears our seal, but it was changed afterwards.',
  foreign: 'NOT OURS: the file is sealed with a certificate that this house does not know.',
  unsealed: 'NOT SEALED: the file bears no seal.',
};

const refusals = {
  forged: 'NOT GENUINE: nobody of this house signed this code.',
  expired: 'NOT VALID ANY MORE: the code is genuine, but the report has expired.',
  superseded: 'REPLACED: the code is genuine, but a newer report stands.',
  revoked: 'WITHDRAWN: the report was withdrawn.',
};

/** The verdict in sentences, for a terminal. */
export function verdictWords(seal: PaperVerdict['seal'] | null, { certificate, refusal }: CodeJudgement): string {
  const lines = seal === null ? [] : [seals[seal]];
  if (refusal && (seal === null || seal === 'sealed')) lines.push(refusals[refusal]);
  if (certificate) {
    lines.push(
      `GENUINE: report ${certificate.report_number} of ${certificate.applicant_name}.`,
      `  made        ${certificate.created_at}`,
      `  valid until ${certificate.valid_until}`,
      `  fingerprint ${certificate.fingerprint}`,
      'Whether it was withdrawn or replaced since, only the verify page can tell.',
    );
  }
  return lines.join('\n');
}
