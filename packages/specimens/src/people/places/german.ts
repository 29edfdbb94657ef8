/** Towns with a postcode, the rate of church tax in basis points, and the insurance area of the pension number. */
export interface GermanTown {
  readonly name: string;
  readonly postcode: string;
  readonly churchRate: number;
  readonly area: string;
  readonly saxony: boolean;
}

const town = (name: string, postcode: string, churchRate: number, area: string, saxony = false): GermanTown => ({
  name,
  postcode,
  churchRate,
  area,
  saxony,
});

export const germanTowns: readonly GermanTown[] = [
  town('Hamburg', '20257', 900, '02'),
  town('Berlin', '10437', 900, '25'),
  town('Köln', '50674', 900, '13'),
  town('München', '80796', 800, '14'),
  town('Nürnberg', '90443', 800, '12'),
  town('Stuttgart', '70176', 800, '24'),
  town('Leipzig', '04177', 900, '04', true),
  town('Düsseldorf', '40476', 900, '13'),
  town('Göttingen', '37073', 900, '10'),
  town('Würzburg', '97070', 800, '20'),
  town('Lübeck', '23552', 900, '18'),
  town('Münster', '48143', 900, '26'),
];

export const germanStreets = [
  'Lindenstraße',
  'Goethestraße',
  'Am Alten Markt',
  'Königsweg',
  'Weißdornallee',
  'Schäferkampsallee',
  'Bürgermeister-Ehlers-Platz',
  'Kastanienallee',
  'Mühlenstraße',
  'Friedrich-Ebert-Straße',
] as const;

export const germanTownOf = (city: string): GermanTown => {
  const found = germanTowns.find((candidate) => candidate.name === city);
  if (!found) throw new Error('that town is not among the German ones');
  return found;
};
