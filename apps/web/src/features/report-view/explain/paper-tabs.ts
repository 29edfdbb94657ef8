import type { Evidence } from '@vesta/domain/report/evidence';
import type { ExplainInput, Explanation } from '@vesta/domain/report/explain';
import type { Place } from '@vesta/domain/report/place';

/** A paper behind a figure that its owner may look at. */
export interface PaperTab {
  readonly paper: Evidence;
  readonly places: readonly Place[];
  /** The one amount that was taken from this paper; null where there are several. */
  readonly input: ExplainInput | null;
  /** The amount in cents that stands on this paper, as it is printed there; null where none or several do. */
  readonly printed: number | null;
}

const isFigure = ({ part }: Place): boolean => part === 'figure';

/**
 * What a reader finds on the paper, and not what was made of it: a balance of several statements stands on none of them.
 * A statement goes by its closing balance. Reports of before do not tell; there an amount of this one paper alone does.
 */
function printedOn(places: readonly Place[], input: ExplainInput | null): number | null {
  const used = places.some(isFigure) ? places.filter(isFigure) : places;
  if (used.every(({ printed }) => printed === undefined)) {
    const isOfOne = new Set(input?.places.map(({ key }) => key)).size === 1;
    return isOfOne && typeof input?.value === 'number' ? input.value : null;
  }
  const amounts = used.filter(({ printed }) => typeof printed === 'number');
  const closing = amounts.filter(({ what }) => what === 'closing_balance');
  const [one, ...others] = closing.length > 0 ? closing : amounts;
  return others.length === 0 ? (one?.printed ?? null) : null;
}

/** The papers behind a figure: first those it was taken from, then those it was held against. */
export function paperTabs(explanation: Explanation, evidence: readonly Evidence[]): PaperTab[] {
  const placesBehind = [...explanation.inputs, ...explanation.weights].flatMap(({ places }) => places);
  const all = placesBehind.length > 0 ? placesBehind : explanation.documents;
  const tabs = evidence.flatMap((paper): PaperTab[] => {
    const places = all.filter(({ key }) => key === paper.key);
    if (places.length === 0 || paper.document_id === null) return [];
    const inputs = explanation.inputs.filter(
      ({ unit, places: own }) => unit === 'cents' && own.some(({ key }) => key === paper.key),
    );
    const input = inputs.length === 1 ? (inputs[0] ?? null) : null;
    return [{ paper, places, input, printed: printedOn(places, input) }];
  });
  return tabs.toSorted((a, b) => Number(b.places.some(isFigure)) - Number(a.places.some(isFigure)));
}

/** The paper whose amount was counted stands open, else the first. */
export function firstTab(tabs: readonly PaperTab[], { inputs }: Pick<Explanation, 'inputs'>): string | null {
  const counted = inputs.find(({ name }) => name === 'ordinary_net')?.value ?? null;
  const wanted =
    counted === null
      ? undefined
      : tabs.findLast(({ input }) => input !== null && input.value === counted && isNet(input));
  return (wanted ?? tabs[0])?.paper.key ?? null;
}

const isNet = ({ name }: ExplainInput): boolean => name !== 'bank';
