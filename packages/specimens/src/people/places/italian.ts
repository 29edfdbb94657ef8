/** Municipalities with their cadastral codes (ISTAT), a postcode, and the surtaxes of region and town in basis points. */
export interface ItalianTown {
  readonly name: string;
  readonly province: string;
  readonly code: string;
  readonly postcode: string;
  readonly regional: number;
  readonly municipal: number;
}

const town = (
  name: string,
  province: string,
  code: string,
  postcode: string,
  regional: number,
  municipal: number,
): ItalianTown => ({ name, province, code, postcode, regional, municipal });

export const italianTowns: readonly ItalianTown[] = [
  town('Milano', 'MI', 'F205', '20131', 158, 80),
  town('Torino', 'TO', 'L219', '10128', 213, 80),
  town('Roma', 'RM', 'H501', '00184', 173, 90),
  town('Bologna', 'BO', 'A944', '40123', 193, 80),
  town('Genova', 'GE', 'D969', '16121', 179, 80),
  town('Napoli', 'NA', 'F839', '80134', 173, 90),
  town('Padova', 'PD', 'G224', '35121', 123, 80),
  town('Verona', 'VR', 'L781', '37121', 123, 80),
  town('Bari', 'BA', 'A662', '70121', 133, 80),
  town('Palermo', 'PA', 'G273', '90133', 123, 80),
  town('Trieste', 'TS', 'L424', '34121', 123, 80),
  town('Bergamo', 'BG', 'A794', '24121', 158, 80),
  town('Firenze', 'FI', 'D612', '50122', 142, 30),
  town('Brescia', 'BS', 'B157', '25121', 158, 80),
  town('Parma', 'PR', 'G337', '43121', 193, 80),
];

export const italianStreets = [
  'Via Giuseppe Garibaldi',
  'Viale Monte Nero',
  'Corso Vittorio Emanuele II',
  'Via dei Tigli',
  'Via San Donato',
  "Via dell'Orso",
  'Piazza Cavour',
  'Via Niccolò Paganini',
  'Largo dei Mille',
  'Via Aurelio Saffi',
] as const;

export const foreignBirthPlaces = [
  { name: 'Nigeria', province: 'EE', code: 'Z335', nationality: 'NGA' },
  { name: 'Marocco', province: 'EE', code: 'Z330', nationality: 'MAR' },
  { name: 'Perù', province: 'EE', code: 'Z611', nationality: 'PER' },
] as const;

export const italianTownOf = (city: string): ItalianTown => {
  const found = italianTowns.find((candidate) => candidate.name === city);
  if (!found) throw new Error('that town is not among the Italian ones');
  return found;
};
