import { expect, test } from 'vitest';
import { paperKeys } from '../../analysis/evidence/paper-keys.ts';
import type { Finding } from '../../checks/finding.ts';
import { failing } from '../testing/inputs.ts';
import { checkLines } from './check-lines.ts';

const saying = (rule: string, outcome: Finding['outcome']): Finding => ({ ...failing(rule), outcome });
const told = (findings: readonly Finding[]) =>
  checkLines(findings, paperKeys([])).map(({ rule, outcome }) => `${rule} ${outcome}`);

test('a proof that nobody asked for is told where it is there, and not missed where it is not', () => {
  expect(told([saying('R_ID_SELFIE_MATCH', 'inconclusive'), saying('R_ID_EXPIRED', 'inconclusive')])).toEqual([
    'R_ID_EXPIRED inconclusive',
  ]);
  expect(told([saying('R_ID_SELFIE_MATCH', 'passed')])).toEqual(['R_ID_SELFIE_MATCH passed']);
});

test('what concerns nobody but the house is told where it fails only', () => {
  const findings = (['inconclusive', 'failed', 'passed'] as const).map((outcome) =>
    saying('R_FILE_CROSS_APPLICANT_COPY', outcome),
  );
  expect(told(findings)).toEqual(['R_FILE_CROSS_APPLICANT_COPY failed']);
});

test('what stays open on every flawless paper is left to reviewers; what the report needed to know is told as open', () => {
  const usual = ['R_IMG_EXIF_SOFTWARE', 'R_IMG_AI_GENERATED', 'R_FILE_PAGES_MISSING', 'R_PDF_XMP_INFO_MISMATCH'];
  expect(told(usual.map((rule) => saying(rule, 'inconclusive')))).toEqual([]);
  expect(told(usual.map((rule) => saying(rule, 'failed')))).toHaveLength(usual.length);
  expect(told(usual.map((rule) => saying(rule, 'passed')))).toHaveLength(usual.length);
  // An essential, the answer to a question, and what the owner said themselves.
  const missed = ['R_BANK_RUNNING_BALANCE', 'R_X_ADDRESS', 'R_FILE_CORRECTED'];
  expect(told(missed.map((rule) => saying(rule, 'inconclusive')))).toHaveLength(missed.length);
  const decided = { ...saying('R_IMG_EXIF_SOFTWARE', 'inconclusive'), message: 'checks.REVIEWED.inconclusive' };
  expect(told([decided])).toEqual(['R_IMG_EXIF_SOFTWARE inconclusive']);
});
