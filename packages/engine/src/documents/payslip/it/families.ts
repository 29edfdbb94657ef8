import type { LayoutFamily } from '../layout-family.ts';

/** Italian payroll programs by what they print about themselves. The first that fits is taken. */
export const italianFamilies: readonly LayoutFamily[] = [
  { layout: 'noipa', country: 'IT', hints: [/noipa/, /rata di riferimento/, /id cedolino/, /numero di partita/] },
  { layout: 'teamsystem', country: 'IT', hints: [/teamsystem/, /netto busta/] },
  { layout: 'inaz', country: 'IT', hints: [/\binaz\b/] },
  { layout: 'adp', country: 'IT', hints: [/\badp\b/] },
  { layout: 'centro-paghe', country: 'IT', hints: [/centro paghe/] },
  { layout: 'csc', country: 'IT', hints: [/software csc/] },
  { layout: 'sistemi', country: 'IT', hints: [/sistemi s\.?p\.?a|job sistemi/] },
  { layout: 'zucchetti', country: 'IT', hints: [/zucchetti/, /periodo di retribuzione/] },
];
