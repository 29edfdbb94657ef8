/** What a paper was found to be, in words: nobody but a machine calls a paper `account_statement`. */
const kinds = {
  payslip: 'una busta paga',
  account_statement: 'un estratto conto',
  cu: 'una CU',
  modello_730: 'un modello 730',
  redditi_pf: 'un modello Redditi PF',
  redditi_pf_receipt: 'la ricevuta di una dichiarazione dei redditi',
  naspi: 'una lettera NASpI',
  lohnsteuerbescheinigung: 'una Lohnsteuerbescheinigung',
  est_bescheid: 'un avviso d’imposta tedesco',
  bwa: 'una BWA',
  euer: 'una EÜR',
  pension_notice: 'una lettera sulla pensione',
  alg_bescheid: 'una lettera sull’indennità di disoccupazione',
  elterngeld_bescheid: 'una lettera sull’indennità parentale',
  work_contract: 'un contratto di lavoro',
  id_card: 'una carta d’identità',
  paper_id_card: 'una carta d’identità cartacea',
  passport: 'un passaporto',
  residence_permit: 'un permesso di soggiorno',
  fiscal_card: 'una tessera sanitaria',
  visa: 'un visto',
  presence_sheet: 'un foglio presenze',
  card_statement: 'un estratto della carta',
  loan_statement: 'un estratto di un prestito',
  securities_statement: 'un estratto titoli',
  scalar_statement: 'un estratto scalare',
  invoice: 'una fattura',
  f24: 'un modello F24',
  rental_contract: 'un contratto di affitto',
  foreign_payslip: 'una busta paga di un altro paese',
  employer_confirmation: 'una dichiarazione del datore di lavoro',
  child_benefit_notice: 'una comunicazione sull’assegno per i figli',
  benefit_notice: 'una comunicazione su una prestazione, come l’indennità di malattia o di alloggio',
  prepayment_notice: 'un avviso di acconti d’imposta',
  annual_accounts: 'il bilancio di un’impresa',
  isee: 'un’attestazione ISEE',
  residence_certificate: 'un certificato di residenza',
  other: 'un altro documento',
};

/** Stands in a message in the place of the value `found`. */
export const foundPaper = `{found, select, ${Object.entries(kinds)
  .map(([kind, name]) => `${kind} {${name}}`)
  .join(' ')}}`;

/** What was asked for in its place; stands in a message in the place of the value `expected`. */
const wanted = {
  identity_document: 'una foto del documento d’identità',
  payslip: 'una busta paga',
  bank_statement: 'un estratto conto',
  fiscal_document: 'un documento fiscale',
  work_contract: 'il contratto di lavoro',
  other: 'un altro documento',
};

export const wantedPaper = `{expected, select, ${Object.entries(wanted)
  .map(([kind, name]) => `${kind} {${name}}`)
  .join(' ')}}`;
