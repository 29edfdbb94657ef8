import type { PayslipControl, PayslipControlName } from '@vesta/domain/report/incomes';
import type { Analysis } from '../../analysis/analyse.ts';
import { answerOf, iconOf, ofRules } from './answer.ts';

interface Control {
  readonly name: PayslipControlName;
  readonly rules: readonly string[];
  /** Here a yes is the bad answer. */
  readonly isReversed?: true;
}

const controls: readonly Control[] = [
  { name: 'name_matches', rules: ['R_PAYSLIP_NAME_MATCH'] },
  { name: 'fiscal_code_matches', rules: ['R_CF_ON_DOCUMENT_MATCH'] },
  { name: 'employer_consistent', rules: ['R_PAYSLIP_EMPLOYER_MATCH'] },
  { name: 'months_consecutive', rules: ['R_PAYSLIP_CONTINUITY', 'R_PAYSLIP_MONTHS'] },
  { name: 'recent', rules: ['R_PAYSLIP_RECENT'] },
  { name: 'arithmetic', rules: ['R_PAYSLIP_SUMS', 'R_PAYSLIP_GROSS_TO_NET'] },
  { name: 'contributions_plausible', rules: ['R_IT_INPS_RATE', 'R_DE_SV_RATES'] },
  { name: 'original_file', rules: ['R_PDF_ORIGINAL'] },
  { name: 'seniority', rules: ['R_PAYSLIP_START_DATE_SENIORITY'] },
  { name: 'contract_active', rules: ['R_PAYSLIP_ACTIVE_CONTRACT'] },
  { name: 'pay_seized', rules: ['R_PAYSLIP_GARNISHMENT'], isReversed: true },
  { name: 'bank_transfer_seen', rules: ['R_X_PAYSLIP_NET_IN_BANK'] },
];

/** Questions about the payslips with a yes or no; none where there is no payslip to ask about. */
export function payslipControls({ ground }: Analysis): PayslipControl[] {
  const slips = ground.keys.all.filter(({ reading }) => reading?.kind === 'payslip');
  if (slips.length === 0) return [];
  const files = new Set(slips.map(({ paper }) => paper.id));
  const about = ground.input.findings.filter(({ papers }) => papers.some((paper) => files.has(paper)));
  return controls.map(({ name, rules, isReversed = false }) => {
    const found = ofRules(about, rules);
    const isGood = answerOf(found);
    return {
      translation_key: name,
      value: isGood === null ? null : isReversed ? !isGood : isGood,
      icon: iconOf(isGood),
      reverse_colors: isReversed,
      papers: [...new Set(found.flatMap(({ papers }) => papers.flatMap((paper) => ground.keys.ofFile(paper))))].filter(
        (key) => slips.some((slip) => slip.key === key),
      ),
    };
  });
}
