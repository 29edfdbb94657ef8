import type { CostKind, RecurrentCost } from '@vesta/domain/report/costs';
import { costKinds } from '@vesta/domain/report/costs';
import type { ExplainInput, Explanation, Weight } from '@vesta/domain/report/explain';
import { keysOnly } from './places.ts';
import type { Sight } from './sight.ts';

const month = /^\d{4}-\d{2}$/;
const isCostKind = (label: string | null): label is CostKind => costKinds.includes(label as CostKind);

/** Payments by name become payments of a kind, each kind once. */
function costsByKind(inputs: readonly ExplainInput[], kinds: ReadonlyMap<string, CostKind>): ExplainInput[] {
  const byKind = new Map<string, ExplainInput>();
  for (const input of inputs) {
    const kind = isCostKind(input.label) ? input.label : (kinds.get(input.label ?? '') ?? 'other');
    const known = byKind.get(kind);
    byKind.set(kind, {
      name: input.name,
      label: kind,
      value: Number(known?.value ?? 0) + Number(input.value ?? 0),
      unit: input.unit,
      places: keysOnly([...(known?.places ?? []), ...input.places]),
    });
  }
  return [...byKind.values()];
}

/** Of a balance only its average is told: the lowest day is a look into the account. */
const ofAccount = ['lowest_balance'];

function inputsSeen(
  inputs: readonly ExplainInput[],
  kinds: ReadonlyMap<string, CostKind>,
  sight: Sight,
): ExplainInput[] {
  const named = ({ name, label }: ExplainInput): boolean => name === 'fund' || sight.names || month.test(label ?? '');
  const told = inputs.filter(({ name }) => sight.bookings || !ofAccount.includes(name));
  const plain = (input: ExplainInput): ExplainInput => ({
    name: input.name,
    label: named(input) ? input.label : null,
    value: input.value,
    unit: input.unit,
    places: keysOnly(input.places),
  });
  if (sight.names) return told.map(plain);
  return [
    ...costsByKind(
      told.filter(({ name }) => name === 'cost'),
      kinds,
    ),
    ...told.filter(({ name }) => name !== 'cost').map(plain),
  ];
}

const weightSeen = (weight: Weight, { names }: Sight): Weight => ({
  income: weight.income,
  label: names || weight.income === 'employment' ? weight.label : null,
  amount: weight.amount,
  percent: weight.percent,
  counted: weight.counted,
  reason: weight.reason,
  places: keysOnly(weight.places),
});

/** Reasons behind the figures. What a guarantor could carry is theirs to release, and stands with the household. */
export function explanationsSeen(
  explain: readonly Explanation[],
  costs: readonly RecurrentCost[],
  sight: Sight,
): Explanation[] {
  const kinds = new Map(costs.flatMap(({ label, kind }) => (label === null ? [] : [[label, kind] as const])));
  return explain
    .filter(({ figure }) => figure !== 'guarantor_cover')
    .map((entry) => ({
      figure: entry.figure,
      value: entry.value,
      unit: entry.unit,
      formula: entry.formula,
      inputs: inputsSeen(entry.inputs, kinds, sight),
      limits: entry.limits,
      binding: entry.binding,
      weights: entry.weights.map((weight) => weightSeen(weight, sight)),
      documents: keysOnly(entry.documents),
      reasons: entry.reasons,
      counterfactuals: entry.counterfactuals,
    }));
}
