import { insteadOfWork, provedByLetter } from '../../income/sources.ts';
import type { OccupationRow } from '../region.ts';

const household = [
  'FAMILY_MEMBERS',
  'ACCESSIBLE_HOUSE',
  'PET_OWNER',
  'LIVING_SITUATION',
  'GUARANTOR',
  'CONFIRMATION',
] as const;
const fiscal = [
  { ref: 'fiscal_doc', oneOf: true, notInFirstYear: true },
  { ref: 'cud', oneOf: true, notInFirstYear: true },
] as const;

export const occupations: readonly OccupationRow[] = [
  {
    status: 'Employed',
    icon: 'briefcase',
    documents: [{ ref: 'payslip' }, ...fiscal, { ref: 'bank_statement' }],
    fields: ['SOURCE_OF_INCOME', ...household],
  },
  {
    status: 'Self-employed',
    icon: 'tool',
    documents: [{ ref: 'fiscal_doc' }, { ref: 'bank_statement' }],
    fields: ['SOURCE_OF_INCOME', ...household],
  },
  {
    status: 'Hybrid-employed',
    icon: 'layers',
    documents: [{ ref: 'payslip' }, { ref: 'fiscal_doc' }, { ref: 'bank_statement' }],
    fields: ['SOURCE_OF_INCOME', ...household],
  },
  {
    status: 'Student',
    icon: 'cap',
    documents: [{ ref: 'bank_statement' }],
    fields: [...household],
    // Whoever stands in for another's rent needs an income of their own.
    hiddenFor: ['guarantor'],
  },
  {
    // Retired people and people on benefits: the letter of whoever pays takes the place of payslips.
    status: 'Unemployed',
    icon: 'seek',
    documents: [{ ref: 'fiscal_doc', forSources: provedByLetter }, { ref: 'bank_statement' }],
    fields: ['SOURCE_OF_INCOME', ...household],
    sources: insteadOfWork,
  },
];
