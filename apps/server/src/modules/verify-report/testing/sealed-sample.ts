import { signCode } from '@vesta/report-pdf/code/sign-code';
import { printPaper } from '@vesta/report-pdf/print-paper';
import { sealPdf } from '@vesta/report-pdf/seal/seal-pdf';
import { samplePaper } from '@vesta/report-pdf/testing/sample-paper';
import type { House } from '../../../house.ts';

const DAY_MS = 86_400_000;
const VALID_DAYS = 60;

/** An invented report of a demo person, with code and seal of this house. */
export async function sealedSample({ reportKeys, clock }: Pick<House, 'reportKeys' | 'clock'>, reportId: string) {
  const createdAt = clock.now();
  const token = signCode(
    {
      reportId,
      applicantName: 'Giulia Moretti',
      createdAt,
      expiresAt: new Date(createdAt.getTime() + VALID_DAYS * DAY_MS),
      figuresDigest: new Uint8Array(16).fill(7),
    },
    reportKeys.code,
  );
  const printed = await printPaper(samplePaper(`https://vesta.example/verify-report?token=${token}`));
  const words = { name: 'Vesta', reason: 'Report', location: 'Milano', at: createdAt, code: token };
  return { token, pdf: await sealPdf(printed, reportKeys.seal, words) };
}
