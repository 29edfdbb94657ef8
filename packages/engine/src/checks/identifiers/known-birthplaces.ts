import { plainCapitals } from '@vesta/domain/text/fold';

/** Large towns and frequent countries of birth with the codes by which fiscal codes name them. */
const table = `
  Roma H501, Milano F205, Napoli F839, Torino L219, Palermo G273, Genova D969, Bologna A944, Firenze D612, Bari A662,
  Catania C351, Venezia L736, Verona L781, Messina F158, Padova G224, Trieste L424, Brescia B157, Bolzano A952,
  Bergamo A794, Cagliari B354, Perugia G478, Trento L378, Modena F257, Parma G337, Monza F704,
  Albania Z100, Austria Z102, Francia Z110, Germania Z112, Regno Unito Z114, Polonia Z127, Romania Z129, Spagna Z131,
  Svizzera Z133, Ucraina Z138, Moldova Z140, Serbia Z158, Sri Lanka Z209, Filippine Z216, India Z222, Pakistan Z236,
  Turchia Z243, Bangladesh Z249, Marocco Z330, Nigeria Z335, Egitto Z336, Senegal Z343, Tunisia Z352,
  Argentina Z600, Brasile Z602, Ecuador Z605, Peru Z611`;

const folded = (text: string): string =>
  plainCapitals(text.replace(/\([^)]*\)/g, ' '))
    .replace(/[^\p{L}]+/gu, ' ')
    .trim();

const codes = new Map(
  table.split(',').map((entry) => {
    const [, place = '', code = ''] = /^\s*(.+) ([A-Z]\d{3})\s*$/.exec(entry) ?? [];
    return [folded(place), code] as const;
  }),
);

/** The code of a place that everybody knows; none for all others. */
export const knownBirthplaceCodes = (place: string): readonly string[] => {
  const code = codes.get(folded(place));
  return code ? [code] : [];
};
