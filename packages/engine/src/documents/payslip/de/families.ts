import type { LayoutFamily } from '../layout-family.ts';

/** German payroll programs by what they print about themselves. The first that fits is taken. */
export const germanFamilies: readonly LayoutFamily[] = [
  {
    layout: 'datev',
    country: 'DE',
    hints: [/\bdatev\b/, /logn\s?\d\d|lngn\s?\d\d/, /abrechnung der brutto\s?\/\s?netto-?bezuge/],
    ruled: true,
  },
  {
    layout: 'bezuegemitteilung',
    country: 'DE',
    hints: [/bezugemitteilung|bezugenachweis|gehaltsmitteilung/, /besoldung|landesamt fur|bundesverwaltungsamt/],
  },
  {
    layout: 'sap',
    country: 'DE',
    hints: [/\/5[0-9]{2}|\/55e|y\$\d\d/, /gesetzl(?:iches|\.) netto/, /entgeltnachweis/],
  },
  { layout: 'lexware', country: 'DE', hints: [/lexware/] },
  { layout: 'sage', country: 'DE', hints: [/\bsage\b/] },
  { layout: 'addison', country: 'DE', hints: [/addison/] },
];
