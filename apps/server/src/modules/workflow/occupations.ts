import { paperNameOf } from '@vesta/domain/documents/paper-name';
import { besideWork } from '@vesta/domain/income/sources';
import type { Language } from '@vesta/domain/languages';
import type { Occupation } from '@vesta/domain/occupation';
import type { RegionCode } from '@vesta/domain/regions/codes';
import { regions } from '@vesta/domain/regions/index';
import type { ApplicantRole } from '@vesta/domain/roles';
import { translate } from '../../lib/translate.ts';

const documentIcons: Record<string, string> = {
  payslip: 'PAYSLIP',
  bank_statement: 'BANK_STATEMENT',
  fiscal_doc: 'FISCAL_DOC',
  cud: 'FISCAL_DOC',
};

/** The occupations of a region for a role, in the caller's words. Hidden ones stay in the list, marked. */
export function occupationsFor(region: RegionCode, role: ApplicantRole, language: Language): Occupation[] {
  const { occupations, country } = regions[region];
  return occupations.map((row, index) => ({
    id: index + 1,
    key: row.status,
    ref: row.status.toLowerCase(),
    description: translate(language, `Occupation.Jobs.${row.status}.${country}`),
    documents: row.documents.map(({ ref, oneOf }) => {
      const name = paperNameOf(ref, { employmentStatus: row.status, region });
      return {
        ref,
        key: `Documents.${name}`,
        description: translate(language, `Documents.${name}`),
        icon: documentIcons[ref] ?? 'FILE',
        is_ORed: oneOf ?? false,
      };
    }),
    icon: row.icon,
    income_check_fields: [...row.fields],
    other_incomes: [...(row.sources ?? besideWork)],
    hidden: row.hiddenFor?.includes(role) ?? false,
    isSelected: false,
  }));
}
