import type { Term } from '../solve.ts';

const taken = (field: string): Term => ({ field, sign: -1, optional: true });

export const taxParts: readonly Term[] = ['wage_tax', 'church_tax', 'solidarity'].map(taken);
export const socialParts: readonly Term[] = [
  'health',
  'health_extra',
  'pension',
  'unemployment',
  'care',
  'care_extra',
].map(taken);

export const given = (field: string): Term => ({ field, sign: 1 });
export const less = (field: string): Term => ({ field, sign: -1 });
