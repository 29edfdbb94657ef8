import type { PaperType } from '@vesta/domain/papers/kinds';
import type { TextField, TypeOfKind } from '@vesta/domain/papers/schema';
import { mayContradict } from '../../documents/certainty.ts';
import type { Found } from '../../documents/found.ts';
import type { Confirmation } from '../../documents/reading.ts';
import type { ReadPaper } from '../../papers/read-papers.ts';
import type { EvidencePlace } from '../rule.ts';
import { placeOf, placeOfConfirmation } from '../run/places.ts';

/** One identity paper with all sides of it that were handed in, in one file or in several. */
export interface IdentityDocument {
  readonly type: PaperType;
  /** Two letters of the issuer. */
  readonly country: string | null;
  readonly parts: readonly ReadPaper<'identity_document'>[];
  /** Types of the other identity papers beside this one. */
  readonly beside: readonly PaperType[];
}

/** What identity papers tell in words. */
export type IdentityText = TextField<TypeOfKind<'identity_document'>>;

export interface PlacedText {
  readonly found: Found<string>;
  readonly part: ReadPaper<'identity_document'>;
}

/** The surest reading of a value over all sides. */
export function textOn({ parts }: IdentityDocument, name: IdentityText): PlacedText | null {
  const all = parts.flatMap((part): PlacedText[] => {
    const found = part.reading.fields[name];
    return found && typeof found.value === 'string' ? [{ found: { ...found, value: found.value }, part }] : [];
  });
  return all.reduce<PlacedText | null>(
    (best, next) => (best && best.found.confidence >= next.found.confidence ? best : next),
    null,
  );
}

export const valueOn = (document: IdentityDocument, name: IdentityText): string | null =>
  textOn(document, name)?.found.value ?? null;

/** A value as a place in the working, on the side that it was read from. */
export function placeOn(document: IdentityDocument, name: IdentityText, expected: string | null = null): EvidencePlace {
  const part = textOn(document, name)?.part ?? document.parts[0];
  return part
    ? placeOf(part.reading, name, { expected, paper: part.paper.id })
    : { page: null, box: null, what: name, expected, found: null };
}

interface PlacedConfirmation extends Confirmation {
  /** The side that it was found on. */
  readonly paper: string;
}

export const confirmationsOn = ({ parts }: IdentityDocument, rule: string): readonly PlacedConfirmation[] =>
  parts.flatMap(({ paper, reading }) =>
    reading.confirmations
      .filter((confirmation) => confirmation.rule === rule)
      .map((confirmation) => ({ ...confirmation, paper: paper.id })),
  );

export const placeOnSide = (confirmation: PlacedConfirmation): EvidencePlace => ({
  ...placeOfConfirmation(confirmation),
  paper: confirmation.paper,
});

export const isLegible = ({ found }: PlacedText): boolean => mayContradict(found);

/** The names fill their line of the zone to its last sign, so that they may go on in print. */
export function namesMayBeCut(document: IdentityDocument): boolean {
  const lines = valueOn(document, 'mrz_lines')?.split('\n') ?? [];
  return lines.some((line) => /^[A-Z<]+<<[A-Z<]+$/.test(line) && !line.endsWith('<'));
}
