import { describe, expect, test } from 'vitest';
import { openStepBefore, type Progress } from '../workflow/open-step.ts';
import { workflowFor } from '../workflow/workflow.ts';
import { BANK_IDENTITY, BY_BANK, hasBankIdentity, identityProblem } from './bank-identity.ts';
import type { DocumentRecord } from './record.ts';

const paper = (type: DocumentRecord['type'], change: Partial<DocumentRecord> = {}): DocumentRecord =>
  ({
    id: type,
    type,
    isParsed: true,
    hasError: false,
    recognised: null,
    selected_ids_combination: null,
    ...change,
  }) as DocumentRecord;
const known = paper('bank_statement', { recognised: { document_type: BANK_IDENTITY, id_type: null, sides: [] } });

describe('INC-08 the word of a bank', () => {
  test('says who somebody is in Germany, and not in Italy', () => {
    expect(identityProblem([known], 'de')).toBeNull();
    expect(identityProblem([known], 'it')).toBe('Uploads.AtleastOneDocument');
    expect(identityProblem([paper('bank_statement')], 'de')).toBe('Uploads.AtleastOneDocument');
  });

  test('is nothing on an account that cannot be used', () => {
    expect(hasBankIdentity([{ ...known, hasError: true }])).toBe(false);
  });
});

describe('INC-08 whoever leaves it to their bank', () => {
  const context = {
    region: 'de',
    employmentStatus: 'Employed',
    applicationType: 'rent',
    role: 'main-applicant',
  } as const;
  const workflow = workflowFor({ ...context, lanPays: false, isCovered: false } as Parameters<typeof workflowFor>[0]);
  const progress = (documents: DocumentRecord[], idDocument: string | null): Progress => ({
    answers: {
      personal_details: { idDocument },
      additional_details: { household_members_count: 1, typeOfContract: 'open-ended', paychecksPerYear: 12 },
      questionnaire: {},
      current_address: {},
    },
    documents,
    isDeclared: true,
    isPaid: false,
  });
  const open = (documents: DocumentRecord[], idDocument: string | null) =>
    openStepBefore(workflow, 'payment', progress(documents, idDocument), context)?.router ?? null;
  const papers = [paper('payslip'), paper('fiscal_doc')];

  test('goes on without a document, up to the account', () => {
    expect(open([...papers, paper('bank_statement')], null)).toBe('personal-details');
    expect(open([...papers, paper('bank_statement')], BY_BANK)).toBe('income-check');
    expect(open([...papers, known], BY_BANK)).toBeNull();
  });
});
