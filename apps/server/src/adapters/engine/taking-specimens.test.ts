import type { Finding } from '@vesta/engine/checks/finding';
import { expect, test } from 'vitest';
import type { EvidenceEngine } from './port.ts';
import { takingSpecimens } from './taking-specimens.ts';

const failing = (rule: string): Finding => ({
  rule,
  outcome: 'failed',
  level: 'info',
  blocking: false,
  message: `checks.${rule}.failed`,
  data: {},
  working: [],
  papers: ['a'],
  reads: [],
});

test('in a demonstration a specimen counts and says so; every other finding stands', async () => {
  const rules = ['R_PAYSLIP_MARKED_SAMPLE', 'R_FILE_MARKED_SAMPLE', 'R_PDF_ORIGINAL'];
  const engine = { check: async () => rules.map(failing) } as unknown as EvidenceEngine;
  const said = await takingSpecimens(engine).check({} as never);
  expect(said.map(({ outcome, message }) => [outcome, message])).toEqual([
    ['passed', 'checks.R_PAYSLIP_MARKED_SAMPLE.demonstration'],
    ['passed', 'checks.R_FILE_MARKED_SAMPLE.demonstration'],
    ['failed', 'checks.R_PDF_ORIGINAL.failed'],
  ]);
});
