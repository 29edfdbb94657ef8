/** What a paper was found to be, in words: nobody but a machine calls a paper `account_statement`. */
const kinds = {
  payslip: 'eine Gehaltsabrechnung',
  account_statement: 'ein Kontoauszug',
  cu: 'eine CU',
  modello_730: 'ein Modello 730',
  redditi_pf: 'ein Modello Redditi PF',
  redditi_pf_receipt: 'die Quittung einer Steuererklärung',
  naspi: 'ein NASpI-Bescheid',
  lohnsteuerbescheinigung: 'eine Lohnsteuerbescheinigung',
  est_bescheid: 'ein Steuerbescheid',
  bwa: 'eine BWA',
  euer: 'eine EÜR',
  pension_notice: 'ein Rentenbescheid',
  alg_bescheid: 'ein Bescheid über Arbeitslosengeld',
  elterngeld_bescheid: 'ein Elterngeldbescheid',
  work_contract: 'ein Arbeitsvertrag',
  id_card: 'ein Personalausweis',
  paper_id_card: 'ein Personalausweis aus Papier',
  passport: 'ein Reisepass',
  residence_permit: 'ein Aufenthaltstitel',
  fiscal_card: 'eine Gesundheitskarte',
  visa: 'ein Visum',
  presence_sheet: 'ein Stundenzettel',
  card_statement: 'eine Kartenabrechnung',
  loan_statement: 'ein Kreditauszug',
  securities_statement: 'ein Depotauszug',
  scalar_statement: 'eine Zinsabrechnung',
  invoice: 'eine Rechnung',
  f24: 'ein F24-Formular',
  rental_contract: 'ein Mietvertrag',
  foreign_payslip: 'eine Gehaltsabrechnung aus einem anderen Land',
  employer_confirmation: 'eine Bescheinigung des Arbeitgebers',
  child_benefit_notice: 'ein Bescheid über Kindergeld',
  benefit_notice: 'ein Bescheid über eine Leistung wie Krankengeld oder Wohngeld',
  prepayment_notice: 'ein Bescheid über Steuervorauszahlungen',
  annual_accounts: 'ein Jahresabschluss',
  isee: 'eine ISEE-Bescheinigung',
  residence_certificate: 'eine Meldebescheinigung',
  other: 'eine andere Unterlage',
};

/** Stands in a message in the place of the value `found`. */
export const foundPaper = `{found, select, ${Object.entries(kinds)
  .map(([kind, name]) => `${kind} {${name}}`)
  .join(' ')}}`;

/** What was asked for in its place; stands in a message in the place of the value `expected`. */
const wanted = {
  identity_document: 'ein Bild des Ausweises',
  payslip: 'eine Gehaltsabrechnung',
  bank_statement: 'einen Kontoauszug',
  fiscal_document: 'eine Steuerunterlage',
  work_contract: 'den Arbeitsvertrag',
  other: 'eine andere Unterlage',
};

export const wantedPaper = `{expected, select, ${Object.entries(wanted)
  .map(([kind, name]) => `${kind} {${name}}`)
  .join(' ')}}`;
