import { paperOf } from '../../run/testing/papers.ts';

type Values = Readonly<Record<string, string | number | null>>;

/** Papers of one job: a payslip, the contract and the certificate of last year. */
export const slip = (fields: Values = {}, month = '2026-10') =>
  paperOf(`slip ${month}`, {
    fields: {
      period: month,
      employer_name: 'ACME S.R.L.',
      employer_id: '12345678903',
      hire_date: '2021-03-01',
      ...fields,
    },
  });

export const contract = (fields: Values = {}) =>
  paperOf('contract', {
    kind: 'work_contract',
    type: 'work_contract',
    fields: { payer_name: 'Acme Srl', employment_start: '2021-03-01', ...fields },
  });

export const cu = (fields: Values = {}, id = 'cu') =>
  paperOf(id, {
    kind: 'fiscal_document',
    type: 'cu',
    fields: { payer_name: 'ACME SRL', tax_year: 2025, days_worked: 365, ...fields },
  });
