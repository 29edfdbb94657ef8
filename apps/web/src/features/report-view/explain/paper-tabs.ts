import type { Evidence } from '@vesta/domain/report/evidence';
import type { ExplainInput, Explanation } from '@vesta/domain/report/explain';
import type { Place } from '@vesta/domain/report/place';

/** A paper behind a figure that its owner may look at. */
export interface PaperTab {
  readonly paper: Evidence;
  readonly places: readonly Place[];
  /** The one amount that was taken from this paper; null where there are several. */
  readonly input: ExplainInput | null;
}

const isFigure = ({ part }: Place): boolean => part === 'figure';

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
    return [{ paper, places, input: inputs.length === 1 ? (inputs[0] ?? null) : null }];
  });
  return tabs.toSorted((a, b) => Number(b.places.some(isFigure)) - Number(a.places.some(isFigure)));
}

/** The paper whose amount was counted stands open, else the first. */
export function firstTab(tabs: readonly PaperTab[], { inputs }: Pick<Explanation, 'inputs'>): string | null {
  const counted = inputs.find(({ name }) => name === 'ordinary_net')?.value ?? null;
  const wanted = counted === null ? undefined : tabs.findLast(({ input }) => input?.value === counted && isNet(input));
  return (wanted ?? tabs[0])?.paper.key ?? null;
}

const isNet = ({ name }: ExplainInput): boolean => name !== 'bank';
