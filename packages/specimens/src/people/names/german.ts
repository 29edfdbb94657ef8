export const germanNames = {
  F: ['Lena', 'Renate', 'Anna-Katharina', 'Jördis', 'Sophie', 'Käthe', 'Monika', 'Hülya', 'Friederike', 'Ute'],
  M: ['Jonas', 'Jürgen', 'Karl-Heinz', 'Björn', 'Maximilian', 'Søren', 'Lukas', 'Günther', 'Florian', 'Ömer'],
} as const;

export const germanSurnames = [
  'Hoffmann',
  'Müller',
  'Großmann',
  'Schröder-Lang',
  'von Stetten',
  'Weiß',
  'Köhler',
  'Özdemir',
  'Nguyen',
  'Bärwald',
  'Kräft',
  'Lütjens',
  'Zimmermann',
  'Jäger',
  'Groß',
] as const;

export const germanLandlords = [
  'Wohnungsbaugenossenschaft Elbhang eG',
  'Hausverwaltung Kröger GmbH',
  'Ingrid Matthießen',
  'Städtische Wohnbau GmbH',
] as const;
