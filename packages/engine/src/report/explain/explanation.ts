import type { ExplainInput, Explanation, InputName, Unit } from '@vesta/domain/report/explain';
import type { Place } from '@vesta/domain/report/place';

const blank = {
  inputs: [],
  limits: [],
  binding: null,
  weights: [],
  documents: [],
  reasons: [],
  counterfactuals: [],
} satisfies Partial<Explanation>;

/** Places named once, in the order in which they were used. */
export function onceEach(places: readonly Place[]): Place[] {
  const seen = new Map<string, Place>();
  for (const place of places) {
    const key = `${place.key} ${place.page} ${place.what} ${place.box?.top} ${place.part}`;
    if (!seen.has(key)) seen.set(key, place);
  }
  return [...seen.values()];
}

export const inputOf = (
  name: InputName,
  value: string | number | null,
  unit: Unit = 'cents',
  places: readonly Place[] = [],
  label: string | null = null,
): ExplainInput => ({ name, label, value, unit, places: onceEach(places) });

type Told = Pick<Explanation, 'figure' | 'value' | 'unit' | 'formula'> & Partial<Explanation>;

/** What stands behind a figure; its documents are those of its inputs and weights unless others are named. */
export function explained(told: Told): Explanation {
  const whole = { ...blank, ...told };
  const used = [...whole.inputs.flatMap(({ places }) => places), ...whole.weights.flatMap(({ places }) => places)];
  return { ...whole, documents: onceEach(told.documents ?? used) };
}
