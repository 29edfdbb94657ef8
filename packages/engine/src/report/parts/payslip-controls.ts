import { type PayslipControl, type PayslipControlName, payslipControlNames } from '@vesta/domain/report/incomes';
import type { Analysis } from '../../analysis/analyse.ts';
import { rulesAnswering } from '../../checks/rules.ts';
import { answerOf, iconOf, ofRules } from './answer.ts';

/** Here a yes is the bad answer. */
const reversed: ReadonlySet<PayslipControlName> = new Set(['pay_seized']);

/** Questions about the payslips with a yes or no; none where there is no payslip to ask about. */
export function payslipControls({ ground }: Analysis): PayslipControl[] {
  const slips = ground.keys.all.filter(({ reading }) => reading?.kind === 'payslip');
  if (slips.length === 0) return [];
  const files = new Set(slips.map(({ paper }) => paper.id));
  const about = ground.input.findings.filter(({ papers }) => papers.some((paper) => files.has(paper)));
  return payslipControlNames.map((name) => {
    const isReversed = reversed.has(name);
    const found = ofRules(about, rulesAnswering(`payslip.${name}`));
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
