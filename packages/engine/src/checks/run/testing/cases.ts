import type { Judgement, Rule } from '../../rule.ts';
import type { CheckContext } from '../../subject.ts';
import { contextOf, sayOf } from './context.ts';

type Said = ReturnType<typeof sayOf>;

/** A situation in words, the subject that shows it, and what else the rule may look at. */
type Case<Subject> = readonly [title: string, subject: () => Subject, context?: CheckContext];

/** Why a rule never gives this answer. */
interface Never {
  readonly never: string;
}

interface Edge<Subject> {
  readonly said: Said;
  readonly when: Case<Subject>;
}

/** The four situations that every check is held against. */
interface Four<Subject> {
  readonly passed: Case<Subject> | Never;
  readonly failed: Case<Subject> | Never;
  /** Right at its boundary, where a careless rule would answer otherwise; `said` is what it must answer. */
  readonly edge: Edge<Subject> | readonly Edge<Subject>[];
  readonly inconclusive: Case<Subject> | Never;
}

interface ToldCase {
  readonly title: string;
  readonly said: () => string;
  readonly expected: RegExp;
}

export interface RuleCases extends Pick<Rule<never>, 'level' | 'blocking'> {
  readonly rule: string;
  readonly cases: readonly ToldCase[];
  /** All that the rule answers in these situations. */
  readonly judged: () => readonly Judgement[];
}

const exactly = (said: Said): RegExp => new RegExp(`^${said}$`);

const outcomes = { passed: /^passed$/, failed: /^failed /, inconclusive: /^inconclusive$/ } as const;

export function casesOf<Subject>(rule: Rule<Subject>, { edge, ...four }: Four<Subject>): RuleCases {
  const told = (kind: string, [title, subject, context]: Case<Subject>, expected: RegExp): ToldCase => ({
    title: `${kind}: ${title}`,
    said: () => sayOf(rule, subject(), context),
    expected,
  });
  const edges = 'when' in edge ? [edge] : edge;
  const shown = [
    ...(['passed', 'failed', 'inconclusive'] as const).flatMap((kind) => {
      const situation = four[kind];
      return 'never' in situation ? [] : [told(kind, situation, outcomes[kind])];
    }),
    ...edges.map(({ said, when }) => told('edge', when, exactly(said))),
  ];
  const nevers = (['passed', 'failed', 'inconclusive'] as const).flatMap((kind): ToldCase[] => {
    const situation = four[kind];
    if (!('never' in situation)) return [];
    // A reason that one of its own situations contradicts is none.
    const said = () => shown.map((one) => one.said()).join(', ');
    const expected = new RegExp(`^(?!(?:.*, )?${kind})`);
    return [{ title: `never ${kind}: ${situation.never}`, said, expected }];
  });
  const situations = [four.passed, four.failed, four.inconclusive, ...edges.map(({ when }) => when)];
  const judged = () =>
    situations.flatMap((situation) => {
      if ('never' in situation) return [];
      const [, subject, context = contextOf()] = situation;
      return rule.judge(subject(), context) ?? [];
    });
  const { id, level, blocking } = rule;
  return { rule: id, level, blocking, cases: [...shown, ...nevers], judged };
}
