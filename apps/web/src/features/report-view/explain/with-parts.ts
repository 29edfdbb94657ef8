import type { Explanation, FigureId } from '@vesta/domain/report/explain';

/** A sum whose parts are figures of their own; they lead step by step to what it adds up. */
const partsOf: Partial<Record<FigureId, readonly FigureId[]>> = {
  monthly_income: ['employment_income', 'self_employment_income'],
};

/** The figure together with the steps of its parts, so that nobody has to look for them elsewhere. */
export function withParts(explanation: Explanation, all: readonly Explanation[]): Explanation {
  const parts = all.filter(({ figure }) => partsOf[explanation.figure]?.includes(figure));
  return {
    ...explanation,
    inputs: [...explanation.inputs, ...parts.flatMap(({ inputs }) => inputs)],
    counterfactuals: [...explanation.counterfactuals, ...parts.flatMap(({ counterfactuals }) => counterfactuals)],
  };
}
