import { type IdSide, type IdType, idSides, requiredSides } from './id-papers.ts';
import { type IdCombination, papersOf } from './id-upload-options.ts';
import type { DocumentRecord, RecognisedPaper } from './record.ts';
import type { MissingSide } from './upload.ts';

/** Where an ID card of the country stands in for a permit, either is good. */
const standsFor = (found: IdType, wanted: IdType): boolean =>
  found === wanted || (wanted === 'residence_permit' && found === 'id_card');

export const usableIds = (documents: readonly DocumentRecord[]): DocumentRecord[] =>
  documents.filter(({ type, isParsed, hasError }) => type === 'national_id' && isParsed && !hasError);

/** Whether a paper is one of those that the chosen combination asks for; one that was not read well may still be. */
export const isAskedFor = (
  { isParsed, hasError, recognised }: Pick<DocumentRecord, 'isParsed' | 'hasError' | 'recognised'>,
  combination: IdCombination | null,
): boolean => {
  const found = recognised?.id_type;
  if (!found || !isParsed || hasError || !combination) return true;
  return papersOf[combination].some((wanted) => standsFor(found, wanted));
};

const wantedPapers = (combination: IdCombination | null, found: readonly RecognisedPaper[]): readonly IdType[] =>
  combination ? papersOf[combination] : [...new Set(found.flatMap(({ id_type }) => id_type ?? []))];

/**
 * The sides that are still to come for the chosen combination. Nothing chosen: those that complete the papers that are
 * there. One picture of both sides serves both.
 */
export function missingSides(documents: readonly DocumentRecord[], combination: IdCombination | null): MissingSide[] {
  const found = usableIds(documents).flatMap(({ recognised }) => recognised ?? []);
  const isThere = (wanted: IdType, side: IdSide): boolean =>
    found.some(({ id_type, sides }) => id_type !== null && standsFor(id_type, wanted) && sides.includes(side));
  return wantedPapers(combination, found).flatMap((id_type) =>
    requiredSides[id_type].filter((side) => !isThere(id_type, side)).map((side) => ({ id_type, side })),
  );
}

/** The reply's list of names: sides where a paper has begun, whole papers where nothing of them is there. */
export function missingNames(missing: readonly MissingSide[]): string[] {
  const names = missing.map(({ id_type, side }) => {
    const isWhole = requiredSides[id_type].every((required) =>
      missing.some((other) => other.id_type === id_type && other.side === required),
    );
    return isWhole ? id_type : side;
  });
  return [...new Set(names)].sort((a, b) => rank(a) - rank(b));
}

/** Sides first: the paper in the hand is finished before the next one is looked for. */
const rank = (name: string): number => (idSides.some((side) => side === name) ? 0 : 1);

/** The combination that was chosen last. */
export const chosenCombination = (documents: readonly DocumentRecord[]): IdCombination | null =>
  documents.findLast(({ type, selected_ids_combination }) => type === 'national_id' && selected_ids_combination)
    ?.selected_ids_combination ?? null;
