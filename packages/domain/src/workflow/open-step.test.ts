import { describe, expect, test } from 'vitest';
import type { DocumentRecord } from '../documents/record.ts';
import type { DocumentType } from '../documents/types.ts';
import { openStepBefore, type Progress, type SavedAnswers } from './open-step.ts';
import type { StepRouter } from './steps.ts';
import { type WorkflowContext, workflowFor } from './workflow.ts';

const base: WorkflowContext = {
  region: 'it',
  applicationType: 'rent',
  employmentStatus: 'Employed',
  role: 'main-applicant',
  lanPays: false,
  isCovered: false,
};
const paper = (type: DocumentType, more: Partial<DocumentRecord> = {}) =>
  ({ id: type, type, isParsed: true, hasError: false, recognised: null, ...more }) as DocumentRecord;
const id = paper('national_id');
const person = {
  nationality: 'Italy',
  fiscalCode: 'MRTGLI94P54F205X',
  dateOfBirth: '14/09/1994',
  placeOfBirth: 'Milano',
  country: 'Italy',
  street: 'Via Savona',
  houseNum: '41',
  city: 'Milano',
  postcode: '20144',
};
const home = { personal_details: person };
const household = { additional_details: { household_members_count: '1,0' } };
const papers = [id, paper('payslip'), paper('cud'), paper('bank_statement')];
const whole: Progress = { answers: { ...home, ...household }, documents: papers, isDeclared: true, isPaid: true };

function open(progress: Partial<Progress> = {}, to: StepRouter = 'result', context: Partial<WorkflowContext> = {}) {
  const all = { ...base, ...context };
  return openStepBefore(workflowFor(all), to, { ...whole, ...progress }, all)?.router ?? null;
}
const answered = (answers: SavedAnswers, context: Partial<WorkflowContext> = {}) =>
  open({ answers }, 'confirmation', context);

describe('FLOW-02 answers', () => {
  test('the first step that was passed over is named, in the order of the flow', () => {
    expect(answered({})).toBe('personal-details');
    expect(answered(home)).toBe('additional-details');
    expect(answered({ ...home, additional_details: { typeOfContract: 'open-ended' } })).toBe('additional-details');
    expect(answered({ ...home, ...household })).toBeNull();
  });

  test.each(Object.keys(person))('the Italian step is open without %s', (name) => {
    expect(answered({ ...household, personal_details: { ...person, [name]: '' } })).toBe('personal-details');
  });

  test('only Italians owe a fiscal code', () => {
    const { fiscalCode: _, ...abroad } = { ...person, nationality: 'France' };
    expect(answered({ ...household, personal_details: abroad })).toBeNull();
  });

  test('only steps that the flow has, and does not skip, can be missing', () => {
    const contract = { additional_details: { typeOfContract: 'open-ended', paychecksPerYear: 13 } };
    expect(answered({ ...home, ...contract }, { role: 'guarantor' })).toBeNull();
    // Nobody else asks a guarantor about the contract.
    expect(answered(home, { role: 'guarantor' })).toBe('income-check');
    expect(answered({ ...home, ...contract, current_address: {} }, { role: 'guarantor', region: 'de' })).toBeNull();
    expect(answered({ ...home, ...household }, { role: 'co-applicant', applicationType: 'mortgage' })).toBeNull();
    expect(answered({ ...home, ...household }, { applicationType: 'mortgage' })).toBe('mortgage-info');
    expect(answered({ ...home, ...household }, { region: 'de' })).toBe('questionnaire');
    expect(answered({ ...home, ...household, questionnaire: {} }, { region: 'de' })).toBe('current-address');
    const german = { personal_details: {}, ...household, questionnaire: {}, current_address: {} };
    expect(answered(german, { region: 'de' })).toBeNull();
  });

  test('a rapid application asks salaried people about their contract, and nobody about anything else', () => {
    const rapid = { applicationType: 'rapid' } as const;
    const contract = { additional_details: { typeOfContract: 'open-ended', paychecksPerYear: 13 } };
    expect(open({ answers: {} }, 'parsing-status', rapid)).toBe('income-check');
    expect(open({ answers: contract }, 'parsing-status', rapid)).toBeNull();
    expect(open({ answers: {}, isDeclared: false }, 'result', { ...rapid, employmentStatus: 'Student' })).toBeNull();
  });
});

describe('FLOW-02 IDD-05 papers', () => {
  const without = (type: DocumentType) => papers.filter((one) => one.type !== type);

  test('nobody gets past the personal details without an identity paper that can be used', () => {
    expect(open({ documents: [] }, 'additional-details')).toBe('personal-details');
    expect(open({ documents: [{ ...id, hasError: true }] }, 'additional-details')).toBe('personal-details');
    const front = { ...id, recognised: { document_type: 'id_card', id_type: 'id_card', sides: ['Front'] } } as const;
    expect(open({ documents: [front as unknown as DocumentRecord] }, 'additional-details')).toBe('personal-details');
    expect(open({ documents: [id] }, 'additional-details')).toBeNull();
  });

  test('one that is still being read holds nobody up on the way, but at the end', () => {
    const reading = { ...id, isParsed: false };
    expect(open({ documents: [reading] }, 'income-check')).toBeNull();
    expect(open({ documents: [...without('national_id'), reading] }, 'payment')).toBe('parsing-status');
  });

  test.each(['payslip', 'bank_statement', 'cud'] as const)('without a %s the way back is to the income', (type) => {
    expect(open({ documents: without(type) }, 'parsing-status')).toBeNull();
    expect(open({ documents: without(type) }, 'payment')).toBe('income-check');
    expect(open({ documents: [...without(type), paper(type, { hasError: true })] })).toBe('income-check');
  });

  test('alternatives stand in for each other, and every occupation is asked for its own', () => {
    expect(open({ documents: [...without('cud'), paper('fiscal_doc')] })).toBeNull();
    expect(open({ documents: [id, paper('bank_statement')] }, 'result', { employmentStatus: 'Student' })).toBeNull();
    expect(open({ documents: papers }, 'result', { employmentStatus: 'Self-employed' })).toBe('income-check');
  });

  test('a rapid application asks for no identity paper', () => {
    const rapid = { applicationType: 'rapid', employmentStatus: 'Self-employed' } as const;
    expect(open({ documents: [paper('fiscal_doc'), paper('bank_statement')] }, 'result', rapid)).toBeNull();
  });
});

test('CONF-01 nothing behind the declaration is reached without it', () => {
  expect(open({ isDeclared: false }, 'confirmation')).toBeNull();
  for (const to of ['parsing-status', 'payment', 'result'] as const)
    expect(open({ isDeclared: false }, to)).toBe('confirmation');
});

test('PAY-04 the result is reached when it is paid for, by whoever', () => {
  expect(open({ isPaid: false }, 'payment')).toBeNull();
  expect(open({ isPaid: false })).toBe('payment');
  expect(open({ isPaid: false }, 'result', { lanPays: true })).toBeNull();
});
