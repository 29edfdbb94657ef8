import type { Cut, Family, Imprint, Ink, TextStyle } from '../paper/paper.ts';
import type { Draw } from './draw.ts';

/** The print of a whole paper: face, size, colour. */
export interface Look {
  readonly family: Family;
  readonly squeeze: number;
  readonly size: number;
  readonly leading: number;
  readonly ink: Ink;
  readonly captionsUpper: boolean;
  readonly captionCut: Cut;
  readonly margin: number;
}

const inks: readonly Ink[] = [
  [0, 0.25, 0.45],
  [0.6, 0.05, 0.1],
  [0, 0.4, 0.25],
  [0.2, 0.2, 0.2],
  [0.45, 0.2, 0.5],
  [0.85, 0.4, 0],
];

export function lookOf(draw: Draw): Look {
  const family = draw.one<Family>([
    ['font helvetica', 'helvetica', 6],
    ['font times', 'times', 2],
    ['font courier', 'courier', 2],
  ]);
  const squeeze =
    family === 'courier'
      ? 100
      : draw.one([
          ['font of usual width', 100, 7],
          ['font condensed', 82, 2],
          ['font slightly condensed', 91, 1],
        ]);
  const small = family === 'courier' ? [7, 7.5, 8] : [7, 7.5, 8, 8.5, 9, 9.5];
  const size = draw.word(small);
  return {
    family,
    squeeze,
    size,
    leading: Math.round(size * draw.word([1.15, 1.25, 1.35, 1.5]) * 10) / 10,
    ink: draw.word(inks),
    captionsUpper: draw.flag('captions in capitals', 0.3),
    captionCut: draw.word(['bold', 'bold', 'regular'] as const),
    margin: draw.word([36, 42, 50, 56.7]),
  };
}

export const plainStyle = ({ family, squeeze, size }: Look): TextStyle => ({ family, squeeze, size });
export const captionStyle = ({ family, squeeze, size, captionCut }: Look): TextStyle => ({
  family,
  squeeze,
  size: size - 0.5,
  cut: captionCut,
});
export const cased = (look: Look, caption: string): string =>
  look.captionsUpper ? caption.toLocaleUpperCase('de').replaceAll('SS', 'SS') : caption;

/** Programs by which such papers are made. */
const programs: readonly (readonly [producer: string, creator: string])[] = [
  ['iText 2.1.7 by 1T3XT', 'JasperReports 6.20.0'],
  ['Apache FOP Version 2.6', 'Apache FOP Version 2.6'],
  ['Compart DocBridge Mill Plus', 'Compart'],
  ['OpenText Exstream Version 16.6', 'OpenText Exstream'],
  ['PDFlib 9.3.1 (Linux)', 'Papyrus WebArchive'],
  ['Oracle BI Publisher 12.2.1', 'Oracle BI Publisher'],
  ['StreamServe Communication Server 5.6', 'StreamServe'],
  ['Crystal Reports', 'Crystal Reports'],
  ['iText 5.5.13', 'Stampa batch'],
];

export function imprintOf(draw: Draw, look: Look): Pick<Imprint, 'producer' | 'creator' | 'family'> {
  const [producer, creator] = draw.word(programs);
  return { producer, creator, family: look.family };
}
