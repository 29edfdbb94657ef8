import { asOtherRun, fontIn } from '../hands/foreign-font.ts';
import { editRecipe, morePay } from './edit.ts';
import { pay } from './kinds.ts';

const otherFamily = (face: string): string => (face.startsWith('Times') ? 'Helvetica' : 'Times-Roman');
const otherCut = (face: string): string =>
  face.startsWith('Courier') ? 'Helvetica' : face.startsWith('Times') ? 'Times-Italic' : 'Helvetica-Oblique';
const twins: Readonly<Record<string, string>> = {
  Helvetica: 'ArialMT',
  'Helvetica-Bold': 'Arial-BoldMT',
  Courier: 'CourierNewPSMT',
  'Courier-Bold': 'CourierNewPS-BoldMT',
  'Times-Roman': 'TimesNewRomanPSMT',
  'Times-Bold': 'TimesNewRomanPS-BoldMT',
};

/** The figure in a font that the issuer does not use: another family, a near relative, a twin of the same widths. */
export const swappedFont = editRecipe('swapped-font', pay, ({ paper, specimen, strength }) => {
  asOtherRun(paper, morePay(paper, specimen, strength), (run) => {
    if (strength === 'expert') return { ...run, font: fontIn(paper, run.page, run.face, twins[run.face] ?? 'ArialMT') };
    const face = strength === 'careless' ? otherFamily(run.face) : otherCut(run.face);
    return { ...run, face, font: fontIn(paper, run.page, face) };
  });
});
