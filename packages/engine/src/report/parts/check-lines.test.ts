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
