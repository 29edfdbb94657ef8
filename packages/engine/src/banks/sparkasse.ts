import type { Bank } from './bank.ts';

/** Some 340 institutes on one computing centre; known by the place of the 5 in the code rather than by name. */
export const sparkasse = {
  id: 'sparkasse',
  name: 'Sparkasse',
  country: 'DE',
  bics: ['BYLADEM1', 'HELADEF1', 'SOLADES1', 'WELADED1', 'NOLADE21', 'MALADE51', 'WELADE8L', 'SSKMDEMM'],
  anchors: ['sparkasse', 'finanz informatik', 'sparkassen finanzgruppe', 'bw bank', 'haspa', 'naspa'],
  skip: [/^(\. )?fassung /, /^finanz informatik/, /^urheberrechtlich/, /^anzahl anlagen/],
  unmarked: 'credit',
} as const satisfies Bank;
