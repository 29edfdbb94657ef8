import type { SupportedDocument } from '@vesta/domain/documents/income-check';
import type { DocumentRecord } from '@vesta/domain/documents/record';

/** Papers of which one is enough; a lone alternative may be left out. */
export interface Need {
  alternatives: readonly [SupportedDocument, ...SupportedDocument[]];
  isOptional: boolean;
  /** The account already shows what papers of earlier months would. */
  isOneEnough?: boolean;
}

/** Of every need, whether one paper will do by now: the question of what is missing must not ask for more than the page. */
export const asThingsStand = (needs: readonly Need[], isOneEnough: (paper: SupportedDocument) => boolean): Need[] =>
  needs.map((need) => ({ ...need, isOneEnough: need.alternatives.some(isOneEnough) }));

/** The papers that are asked for, all alternatives as one need in the place of the first of them. */
export function needsOf(supported: readonly SupportedDocument[]): Need[] {
  const asked = supported.filter(({ required }) => required);
  const [head, ...tail] = asked.filter(({ is_ORed }) => is_ORed);
  return asked.flatMap((paper): Need[] => {
    if (!paper.is_ORed) return [{ alternatives: [paper], isOptional: false }];
    return head && paper === head ? [{ alternatives: [head, ...tail], isOptional: tail.length === 0 }] : [];
  });
}

/** The needs for which there is no paper that can be used or is still being read. */
export const openNeeds = (needs: readonly Need[], documents: readonly DocumentRecord[]): Need[] =>
  needs.filter(
    ({ alternatives, isOptional }) =>
      !isOptional &&
      !documents.some(({ type, hasError }) => !hasError && alternatives.some((one) => one.type === type)),
  );
