/** Shops and their usual amounts in euros, low to high. */
export interface Merchant {
  readonly name: string;
  readonly place: string;
  readonly from: number;
  readonly to: number;
}

const shop = (name: string, place: string, from: number, to: number): Merchant => ({ name, place, from, to });

export const italianShops: readonly Merchant[] = [
  shop('ESSELUNGA VIALE PIAVE', 'MILANO', 18, 92),
  shop('COOP SUPERMERCATO', 'BOLOGNA', 12, 74),
  shop('CONAD CITY', 'TORINO', 6, 48),
  shop('LIDL ITALIA', 'PADOVA', 9, 61),
  shop('FARMACIA CENTRALE', 'MILANO', 5, 32),
  shop('Q8 EASY 4417', 'BERGAMO', 25, 70),
  shop('TRENITALIA', 'ROMA', 8, 59),
  shop("TRATTORIA L'OSTE", 'VERONA', 16, 54),
  shop('IKEA ITALIA', 'CORSICO', 14, 140),
  shop('AMAZON EU SARL', 'LUXEMBOURG', 7, 85),
  shop('BAR SPORT', 'GENOVA', 2, 12),
  shop('DECATHLON', 'BRESCIA', 12, 88),
];

export const germanShops: readonly Merchant[] = [
  shop('REWE SAGT DANKE 44120', 'Hamburg', 11, 78),
  shop('EDEKA LUETJENS', 'Hamburg', 8, 66),
  shop('ALDI SUED', 'Koeln', 9, 58),
  shop('DM DROGERIEMARKT', 'Berlin', 5, 39),
  shop('DB VERTRIEB GMBH', 'Frankfurt', 12, 89),
  shop('SHELL 1183', 'Muenchen', 31, 79),
  shop('AMAZON PAYMENTS EUROPE', 'Luxembourg', 7, 95),
  shop('BAECKEREI OEHLMANN', 'Leipzig', 3, 14),
  shop('HORNBACH BAUMARKT', 'Stuttgart', 12, 130),
  shop('LA TRATTORIA', 'Nuernberg', 18, 61),
  shop('ROSSMANN', 'Hannover', 4, 33),
];

export interface Supplier {
  readonly name: string;
  readonly purpose: string;
  readonly from: number;
  readonly to: number;
  readonly day: number;
  /** Every so many months. */
  readonly every: number;
  readonly creditor: string;
}

const supplier = (
  name: string,
  purpose: string,
  from: number,
  to: number,
  day: number,
  every: number,
  creditor: string,
): Supplier => ({ name, purpose, from, to, day, every, creditor });

export const italianSuppliers: readonly Supplier[] = [
  supplier('ENEL ENERGIA SPA', 'FATTURA LUCE', 38, 96, 12, 2, 'IT09ZZZ0000006655971007'),
  supplier('A2A ENERGIA SPA', 'BOLLETTA GAS', 29, 118, 18, 2, 'IT48ZZZ0000012883420155'),
  supplier('TIM SPA', 'ABBONAMENTO FIBRA', 28, 30, 7, 1, 'IT37ZZZ0000000488410010'),
  supplier('UNIPOLSAI ASSICURAZIONI', 'POLIZZA AUTO RATA', 58, 66, 21, 3, 'IT51ZZZ0000000818570012'),
  supplier('NETFLIX INTERNATIONAL', 'ABBONAMENTO MENSILE', 13, 14, 9, 1, 'NL97ZZZ522653130000'),
];

export const germanSuppliers: readonly Supplier[] = [
  supplier('Stadtwerke Energie GmbH', 'Abschlag Strom Vertragskonto 4400187', 58, 74, 3, 1, 'DE38ZZZ00000034118'),
  supplier('Telekom Deutschland GmbH', 'Festnetz Vertragskonto 2910044817', 39, 45, 17, 1, 'DE93ZZZ00000078611'),
  supplier('Rundfunk ARD, ZDF, DRadio', 'Rundfunkbeitrag 3 Monate', 55, 56, 15, 3, 'DE2500100000138480'),
  supplier('HUK-COBURG', 'Privathaftpflicht Beitrag', 16, 19, 2, 1, 'DE88ZZZ00000067712'),
  supplier('Spotify AB', 'Spotify Premium', 10, 12, 22, 1, 'DE15ZZZ00001234562'),
];
