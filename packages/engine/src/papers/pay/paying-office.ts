/** Offices and services that pay for many employers, so that their name says nothing about the employer. */
const offices =
  /\b(?:NOIPA|MEF|TESORERIA|BANCA D.?ITALIA|MINISTERO|RAGIONERIA|LBV|LANDESAMT|LANDESBESOLDUNG\w*|BUNDESKASSE|LANDESKASSE|STADTKASSE|BEZUEGE\w*|BUNDESVERWALTUNGSAMT|OBERFINANZ\w*|ADP|ZUCCHETTI|TEAMSYSTEM|DATEV|PAYROLL|STUDIO PAGHE)\b/;

export const isPayingOffice = (name: string): boolean => offices.test(name.toUpperCase().replace(/Ü/g, 'UE'));
