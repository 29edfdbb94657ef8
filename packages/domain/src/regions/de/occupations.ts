import type { OccupationRow } from '../region.ts';

const household = [
  'FAMILY_MEMBERS',
  'ACCESSIBLE_HOUSE',
  'PET_OWNER',
  'LIVING_SITUATION',
  'GUARANTOR',
  'CONFIRMATION',
] as const;

export const occupations: readonly OccupationRow[] = [
  {
    status: 'Employed',
    icon: 'briefcase',
    documents: [{ ref: 'payslip' }, { ref: 'bank_statement' }],
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
    hiddenFor: ['guarantor'],
  },
  {
    status: 'Unemployed',
    icon: 'seek',
    documents: [{ ref: 'bank_statement' }],
    fields: [...household],
    hiddenFor: ['guarantor'],
  },
];
