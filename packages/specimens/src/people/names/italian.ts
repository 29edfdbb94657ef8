export const italianNames = {
  F: ['Giulia', 'Chiara', 'Maria Grazia', 'Noemi', 'Alessandra', 'Beatrice', 'Federica', 'Ilaria', 'Zoë', 'Eleonora'],
  M: ['Marco', 'Nicolò', 'Luca', 'Andrea', 'Pier Paolo', 'Matteo', 'Davide', 'Jacopo', 'Raffaele', 'Giosuè'],
} as const;

export const italianSurnames = [
  'Moretti',
  "D'Angelo",
  'Lo Russo',
  'De Santis',
  'Bellini',
  'Fo',
  'Cattaneo',
  "Dell'Acqua",
  'Zanòn',
  'Quaglia',
  'Ferrarìn',
  'Sanna',
  'Brambilla',
  'Esposito',
  'Pellegrinelli',
] as const;

export const italianLandlords = [
  'Colombo Ernesto',
  'Immobiliare Arca S.r.l.',
  'Marchetti Lidia',
  "D'Amico Piera",
] as const;
