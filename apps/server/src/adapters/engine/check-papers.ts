import type { Finding } from '@vesta/engine/checks/finding';
import { paperChecks, setChecks } from '@vesta/engine/checks/index';
import { runChecks } from '@vesta/engine/checks/run/run-checks';
import type { CheckContext } from '@vesta/engine/checks/subject';
import { checkSet, recheck } from '@vesta/engine/pipeline/check-set';
import { asStated, hasCorrections, weighTheirWord } from '@vesta/engine/pipeline/their-word';
import type { CheckPapers } from './port.ts';

const bare = (text: string): string => text.replace(/[^\p{L}\p{N}]/gu, '').toUpperCase();

const bankRules = [...paperChecks, ...setChecks].filter(({ reads }) => reads.includes('chosen_bank'));
const bankRuleIds = new Set(bankRules.map(({ id }) => id));

function contextOf({ today, applicant, elsewhere, numbersOfOthers, birthplaceCodes }: CheckPapers): CheckContext {
  const taken = new Set(numbersOfOthers.map(bare));
  return {
    today,
    applicant,
    elsewhere: { papers: elsewhere, contacts: [] },
    isNumberOfAnother: (number) => taken.has(bare(number)),
    birthplaceCodes: (place) => birthplaceCodes[place] ?? [],
  };
}

/** A bank is chosen for each statement, so each is held against its own. */
const aboutBanks = ({ papers, banks }: CheckPapers, context: CheckContext): Finding[] =>
  papers.flatMap((paper) => {
    const chosen = banks[paper.id];
    if (chosen === undefined || !context.applicant) return [];
    const applicant = { ...context.applicant, chosen_bank: chosen };
    return runChecks({ papers: [paper] }, { ...context, applicant }, { checks: bankRules });
  });

function judge(asked: CheckPapers): readonly Finding[] {
  const { papers, before } = asked;
  const context = contextOf(asked);
  const found = before ? recheck(papers, before.findings, context, before.changed) : checkSet(papers, context);
  return [...found.filter(({ rule }) => !bankRuleIds.has(rule)), ...aboutBanks(asked, context)];
}

/** What the rules say of a person's papers; what the person corrected on them is tried as well. */
export function checkPapers(asked: CheckPapers): readonly Finding[] {
  const { papers } = asked;
  if (!papers.some(hasCorrections)) return judge(asked);
  const whole = { ...asked, before: null };
  return weighTheirWord(judge(whole), judge({ ...whole, papers: papers.map(asStated) }));
}
