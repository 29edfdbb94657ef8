import type { Bank } from './bank.ts';

/** Text before the dates; a balance in stars after each day, which is a checkpoint and no booking. */
export const consorsbank = {
  id: 'consorsbank',
  name: 'Consorsbank',
  country: 'DE',
  codes: ['76030080', '70120400'],
  bics: ['CSDBDE71'],
  anchors: ['consorsbank', 'cortal consors'],
  headers: { code: ['pnnr', 'pn nr'] },
} as const satisfies Bank;
