import type { GermanSlip } from '../../pay/de/slip.ts';
import type { ItalianSlip } from '../../pay/it/slip.ts';
import type { Truth } from '../../truth.ts';
import type { PayslipLayout, PayslipPaper } from './layout.ts';

type Facts = Record<string, string | number | null>;

function italianFields({ person, job, slip }: PayslipPaper<ItalianSlip>): Facts {
  return {
    fiscal_id: person.fiscalCode,
    employer_id: job.employer.id,
    kind: slip.kind,
    contract_type: job.contract,
    level: job.level,
    gross: slip.earnings,
    social_contributions: slip.contributionTotal,
    taxable: slip.taxable,
    income_tax: slip.incomeTax,
    total_deductions: slip.deductions,
    net: slip.net,
  };
}

function germanFields({ person, job, slip }: PayslipPaper<GermanSlip>): Facts {
  return {
    fiscal_id: person.steuerId,
    kind: 'ordinary',
    gross: slip.gross,
    wage_tax: slip.wageTax,
    tax_deductions: slip.taxDeductions,
    social_security_deductions: slip.socialDeductions,
    net: slip.net,
    paid_amount: slip.paid,
    tax_class: String(job.german?.taxClass ?? ''),
  };
}

/** What a reader should find on a slip that this layout printed. */
export function payslipTruth<S extends ItalianSlip | GermanSlip>(layout: PayslipLayout<S>, on: PayslipPaper<S>): Truth {
  const { person, job, slip } = on;
  const own =
    slip.country === 'IT'
      ? italianFields({ person, job, slip })
      : germanFields({ person, job, slip: slip as GermanSlip });
  const fields: Facts = {
    employee_name: layout.nameOf(person),
    date_of_birth: person.birthDay,
    employer_name: job.employer.name,
    period: slip.month,
    hire_date: job.hired,
    end_date: job.ends,
    iban: person.account.iban,
    personnel_number: layout.numberOf?.(job) ?? job.personnelNumber,
    ...own,
  };
  for (const name of layout.omits) fields[name] = null;
  return {
    kind: 'payslip',
    type: 'payslip',
    country: person.country,
    layout: layout.name,
    side: null,
    fields,
    transactions: [],
  };
}
