import type { Truth } from '../../truth.ts';

type Kinds = readonly Truth['kind'][];

export const pay: Kinds = ['payslip', 'bank_statement', 'fiscal_document', 'work_contract'];
export const papersWithFiscalCode: Kinds = ['payslip', 'fiscal_document', 'work_contract'];
export const slips: Kinds = ['payslip'];
export const statements: Kinds = ['bank_statement'];
export const slipsAndStatements: Kinds = ['payslip', 'bank_statement'];
export const identity: Kinds = ['identity_document'];
