import type { RuleName } from '../../meaning.ts';
import type { Judgement, Rule } from '../../rule.ts';
import type { CheckContext } from '../../subject.ts';

/** Judges each subject once: the rule that weighs all signs together asks the others again. */
export function once<Subject extends object, Id extends RuleName>(rule: Rule<Subject, Id>): Rule<Subject, Id> {
  const known = new WeakMap<Subject, { readonly context: CheckContext; readonly judgement: Judgement | null }>();
  return {
    ...rule,
    judge: (subject, context) => {
      const before = known.get(subject);
      if (before?.context === context) return before.judgement;
      const judgement = rule.judge(subject, context);
      known.set(subject, { context, judgement });
      return judgement;
    },
  };
}
