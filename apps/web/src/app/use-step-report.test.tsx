import { useQueryClient } from '@tanstack/react-query';
import { act, cleanup } from '@testing-library/react';
import type { DocumentRecord } from '@vesta/domain/documents/record';
import { STEP_REPORT_DELAY_MS } from '@vesta/domain/limits';
import { workflowFor } from '@vesta/domain/workflow/workflow';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ID, stage, stateWith } from '../../test/details-stage.tsx';
import { documentRecord } from '../../test/document-records.ts';
import { documentsKey } from '../features/documents/use-documents.ts';
import { useStepReport } from './use-step-report.ts';

const TOLD = '/v1/state/update-step';
const paper = (type: DocumentRecord['type'], isParsed = true) => documentRecord({ type, isParsed });
const steps = workflowFor({
  region: 'it',
  applicationType: 'rent',
  employmentStatus: 'Employed',
  role: 'main-applicant',
  lanPays: false,
  isCovered: false,
});
const state = stateWith({
  answers: {
    personal_details: {
      ...{ nationality: 'France', dateOfBirth: '14/09/1994', placeOfBirth: 'Lyon', country: 'Italy' },
      ...{ street: 'Via Savona', houseNum: '41', city: 'Milano', postcode: '20144' },
    },
    additional_details: { household_members_count: '1,0' },
  } as never,
});

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});
const later = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

function watched(step: string) {
  let keep: (papers: readonly DocumentRecord[]) => void = () => {};
  function Watching() {
    const queries = useQueryClient();
    keep = (papers) => queries.setQueryData(documentsKey(ID), papers);
    useStepReport();
    return null;
  }
  const { sent } = stage(<Watching />, { step, state, steps });
  return { sent: () => sent(TOLD), keep: (papers: readonly DocumentRecord[]) => act(() => keep(papers)) };
}

const read = [paper('national_id'), paper('payslip'), paper('cud'), paper('bank_statement')];

test('RES-05 a step whose way is still closed by a paper in reading is told once the paper is read', async () => {
  const { sent, keep } = watched('payment');
  keep([...read, paper('payslip', false)]);
  await later(STEP_REPORT_DELAY_MS * 4);
  expect(sent()).toEqual([]);
  keep(read);
  await later(STEP_REPORT_DELAY_MS);
  expect(sent()).toMatchObject([{ body: { step_router: 'payment' } }]);
});

test('RES-05 papers that change while they are read neither put the report off nor repeat it', async () => {
  const { sent, keep } = watched('income-check');
  keep([paper('national_id')]);
  for (let poll = 0; poll < 4; poll += 1) {
    await later(STEP_REPORT_DELAY_MS / 2);
    keep([paper('national_id'), paper('payslip', poll % 2 === 0)]);
  }
  expect(sent()).toHaveLength(1);
  await later(STEP_REPORT_DELAY_MS * 2);
  expect(sent()).toHaveLength(1);
});
