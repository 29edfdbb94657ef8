/** Whose contributions: funds differ in what employees pay. */
export const italianSectors = ['private', 'apprentice', 'agriculture', 'state', 'local', 'collaborator'] as const;
export type ItalianSector = (typeof italianSectors)[number];

/** What employees of a sector pay of their base, in percent, and by which law. */
export interface SectorShares {
  readonly sector: ItalianSector;
  readonly percents: readonly number[];
  readonly source: string;
}

/** Credit fund of public employees (decree 463/1998). */
const CREDIT = 0.35;
/**
 * Severance of public employees: 2.5 % of four fifths of the pay (decree 1032/1973, law 152/1968), or the deduction of
 * the same height for those under the newer scheme (decree 20 December 1999). Some slips print 2.5 % of the whole.
 */
const SEVERANCE = [2, 2.5];

/** A public slip lists pension, credit fund and severance one by one, and not all of them everywhere. */
const publicPercents = (pension: number): readonly number[] =>
  [pension, pension + CREDIT].flatMap((share) => [share, ...SEVERANCE.map((more) => share + more)]);

const round = (percent: number): number => Math.round(percent * 100) / 100;

/** The same since the fund of small firms became general (law 234/2021), so in all years told here. */
export const sectorShares: readonly SectorShares[] = [
  // Pension fund 9.19, with the fund for wage support 9.49; one point more above the first band.
  { sector: 'private', percents: [9.19, 9.49, 10.19, 10.49, 9.35], source: 'law 297/1982, law 41/1986 art. 21' },
  { sector: 'apprentice', percents: [5.84], source: 'law 296/2006 art. 1 par. 773' },
  { sector: 'agriculture', percents: [8.84], source: 'decree 146/1997' },
  { sector: 'state', percents: publicPercents(8.8).map(round), source: 'law 335/1995, decree 1092/1973' },
  { sector: 'local', percents: publicPercents(8.85).map(round), source: 'law 335/1995, decree-law 359/1987' },
  // A third of what is due to the separate fund: 33.72 % and, with the benefit for the unemployed, 35.03 %.
  { sector: 'collaborator', percents: [11.24, 11.68], source: 'law 335/1995 art. 2 par. 26, law 81/2017' },
];

export const allShares: readonly number[] = [...new Set(sectorShares.flatMap(({ percents }) => percents))];
