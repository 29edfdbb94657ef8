import type { SlipAmount } from '../draft.ts';
import type { Term } from '../solve.ts';

const taken = (field: SlipAmount): Term<SlipAmount> => ({ field, sign: -1, optional: true });

export const taxParts: readonly Term<SlipAmount>[] = (['wage_tax', 'church_tax', 'solidarity'] as const).map(taken);
export const socialParts: readonly Term<SlipAmount>[] = (
  ['health', 'health_extra', 'pension', 'unemployment', 'care', 'care_extra'] as const
).map(taken);

export const given = (field: SlipAmount): Term<SlipAmount> => ({ field, sign: 1 });
export const less = (field: SlipAmount): Term<SlipAmount> => ({ field, sign: -1 });
