import * as z from 'zod/mini';
import { type IdOptionSet, idOptionSets } from '../identifiers/id-options.ts';
import type { RegionCode } from '../regions/codes.ts';
import { type IdSide, type IdType, idSides, idTypes, requiredSides } from './id-papers.ts';

export const idCombinations = [
  'digital_id',
  'passport',
  'passport_fiscal_card',
  'passport_permit',
  'paper_id_fiscal_card',
  'paper_id',
] as const;
export type IdCombination = (typeof idCombinations)[number];

export const isIdCombination = (value: unknown): value is IdCombination =>
  idCombinations.includes(value as IdCombination);

/** The papers of each combination, in the order in which they are asked for. */
export const papersOf: Record<IdCombination, readonly IdType[]> = {
  digital_id: ['id_card'],
  passport: ['passport'],
  passport_fiscal_card: ['passport', 'fiscal_card'],
  passport_permit: ['passport', 'residence_permit'],
  paper_id_fiscal_card: ['paper_id_card', 'fiscal_card'],
  paper_id: ['paper_id_card'],
};

const offered: Record<IdOptionSet, readonly IdCombination[]> = {
  default: ['digital_id', 'passport_fiscal_card', 'paper_id_fiscal_card', 'passport', 'paper_id'],
  ce: ['digital_id', 'passport'],
  // Citizens of the Union need no permit, so the plain card and the plain passport stay open to them.
  x_ce: ['passport_permit', 'passport_fiscal_card', 'digital_id', 'passport'],
};

/** Nobody in Germany has an Italian fiscal card. */
const isOfferedIn = (combination: IdCombination, region: RegionCode): boolean =>
  region === 'it' || !papersOf[combination].includes('fiscal_card');

export const combinationsFor = (set: IdOptionSet, region: RegionCode): readonly IdCombination[] =>
  offered[set].filter((combination) => isOfferedIn(combination, region));

const cardIcons = ['ID_CARD', 'PASSPORT', 'PAPER_ID', 'FISCAL_CARD'] as const;

export const iconOf: Record<IdType, (typeof cardIcons)[number]> = {
  id_card: 'ID_CARD',
  passport: 'PASSPORT',
  paper_id_card: 'PAPER_ID',
  residence_permit: 'ID_CARD',
  fiscal_card: 'FISCAL_CARD',
};

export const sidesOf = (combination: IdCombination): { id_type: IdType; side: IdSide }[] =>
  papersOf[combination].flatMap((id_type) => requiredSides[id_type].map((side) => ({ id_type, side })));

export const idUploadOption = z.object({
  key: z.enum(idCombinations),
  /** In the caller's words, and the key of those words. */
  name: z.string(),
  name_key: z.string(),
  description: z.string(),
  icon: z.enum(cardIcons),
  documents: z.array(
    z.object({ id_type: z.enum(idTypes), name: z.string(), icon: z.enum(cardIcons), sides: z.array(z.enum(idSides)) }),
  ),
});
export type IdUploadOption = z.infer<typeof idUploadOption>;

export const idUploadOptions = z.object({
  success: z.literal(true),
  default: z.array(idUploadOption),
  ce: z.array(idUploadOption),
  x_ce: z.array(idUploadOption),
  /** The group for the nationality that was saved; null before it is known. */
  selected: z.nullable(z.enum(idOptionSets)),
});
export type IdUploadOptions = z.infer<typeof idUploadOptions>;
