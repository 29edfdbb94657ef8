/** The identity papers that can be handed in. `id_card` is any plastic card with a machine-readable zone. */
export const idTypes = ['id_card', 'passport', 'paper_id_card', 'residence_permit', 'fiscal_card'] as const;
export type IdType = (typeof idTypes)[number];

export const isIdType = (value: unknown): value is IdType => idTypes.includes(value as IdType);

/** What an upload says when nobody chose. */
export const NO_ID_TYPE = 'N/A';

export const idSides = ['Front', 'Back'] as const;
export type IdSide = (typeof idSides)[number];

/** The sides without which a paper proves nothing. A passport is one page; a fiscal card says all on its front. */
export const requiredSides: Record<IdType, readonly IdSide[]> = {
  id_card: ['Front', 'Back'],
  passport: ['Front'],
  paper_id_card: ['Front', 'Back'],
  residence_permit: ['Front', 'Back'],
  fiscal_card: ['Front'],
};
