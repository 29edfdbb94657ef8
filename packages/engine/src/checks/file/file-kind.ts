import { isPicture, isStructured } from '../../evidence/format.ts';
import type { Rule } from '../rule.ts';
import { inconclusive, passed } from '../run/judgements.ts';
import { ofFile } from '../run/places.ts';
import type { InspectedPaper } from '../subject.ts';

export const fileMakes = ['true_pdf', 'scan_with_text', 'image_pdf', 'flattened', 'mixed', 'picture', 'data'] as const;
export type FileMake = (typeof fileMakes)[number];

const ofLayer = {
  printed: 'true_pdf',
  half: 'true_pdf',
  unusable: 'true_pdf',
  recognised: 'scan_with_text',
  scan: 'image_pdf',
  none: 'flattened',
} as const;

/** How a file was made, as far as its pages tell; null when it could not be opened. */
export function makeOf({ evidence }: InspectedPaper): FileMake | null {
  const { format, pdf, problem } = evidence;
  if (isStructured(format)) return problem === null ? 'data' : null;
  if (isPicture(format)) return evidence.picture ? 'picture' : null;
  if (!pdf || pdf.pages.length === 0) return null;
  // An empty last page is no second kind of page.
  const drawn = pdf.pages.filter(({ layer, imageCover }) => layer !== 'none' || imageCover > 0);
  const makes = new Set((drawn.length > 0 ? drawn : pdf.pages).map(({ layer }) => ofLayer[layer]));
  const [only] = makes;
  return makes.size === 1 && only ? only : 'mixed';
}

/** Told for whoever looks at the paper; every answer is a good one. */
export const fileKind: Rule<InspectedPaper, 'R_FILE_KIND'> = {
  id: 'R_FILE_KIND',
  chapter: 'file',
  level: 'info',
  blocking: false,
  means: {
    answers: ['document.valid'],
  },
  reads: [],
  judge: (paper) => {
    const make = makeOf(paper);
    return make ? passed([ofFile('made as', null, make)], { data: { make }, variant: make }) : inconclusive();
  },
};
