import type { Bundles } from '../bundles.ts';
import { forOthers } from '../for-others.ts';
import { checks } from './checks.ts';

const SPEAKS_TO_APPLICANT =
  /\b(tu|te|ti|tuo|tua|tuoi|tue|puoi|hai|abbia|devi|usi|paghi|ricevi|volevi|salvalo|scatta|scattala|scegli|controlla|togli|stampalo|chiedi|aggiungi|aggiungilo|usa|pensa|verifica|spiega|spiegaci|spiegale|dicci|faccelo|inserisci|scrivici|parlaci|(?:ri)?carica(?:l[oaei]|ne)?|scarica(?:lo)?)\b|^Una breve nota/i;

export const checksForOthers: Bundles['checksForOthers'] = {
  checks: forOthers(checks.checks, SPEAKS_TO_APPLICANT, {
    R_PDF_ORIGINAL: { warning: 'Qualcosa in questo file è insolito.' },
    R_ID_TYPE_ACCEPTED: {
      passed: 'Questo documento è accettato per la cittadinanza indicata.',
      failed: 'Questo tipo di documento non è accettato per la cittadinanza indicata.',
      companion_only: 'La tessera sanitaria da sola non dimostra l’identità.',
      inconclusive: 'Senza la cittadinanza non si può dire se il documento è accettato.',
    },
    R_ID_NAME_MATCH: { title: 'Nome sul documento', passed: 'Il documento riporta il nome inserito.' },
    R_ID_NUMBER_FORMAT: { inconclusive: 'Il numero non è leggibile o è stato coperto, come è permesso.' },
    R_CF_ON_DOCUMENT_MATCH: {
      title: 'Codice fiscale sul documento',
      inconclusive: 'Non è stato possibile confrontare il codice fiscale del documento con quello del richiedente.',
    },
    R_PAYSLIP_NAME_MATCH: {
      passed: 'La busta paga è intestata al richiedente.',
      inconclusive: 'Non è stato possibile confrontare il nome sulla busta paga con quello del richiedente.',
    },
    R_PAYSLIP_GARNISHMENT: { loan: 'Un prestito viene rimborsato dallo stipendio. Conta tra le spese mensili.' },
    R_PAYSLIP_MONTHS: {
      failed: '{count, plural, one {Manca una busta paga} other {Mancano buste paga}}: {missing}.',
    },
    R_PAYSLIP_CONTINUITY: {
      failed: 'Tra le buste paga {count, plural, one {manca un mese} other {mancano dei mesi}}: {missing}.',
    },
    R_PAYSLIP_AMOUNT_VS_DECLARED: { gross_declared: 'Il reddito dichiarato sembra essere il lordo.' },
    R_PAYSLIP_START_DATE_SENIORITY: {
      passed: 'Il richiedente ha questo lavoro da {months, plural, one {# mese} other {# mesi}}.',
      failed: 'Il richiedente ha questo lavoro da {months, plural, one {# mese} other {# mesi}}, meno di sei mesi.',
    },
    R_IT_13_14: { failed: 'Le buste paga indicano {found} mensilità; ne sono state dichiarate {expected}.' },
    R_CONTRACT_PDF: { failed: 'Il contratto è stato fornito come immagine, non come file PDF.' },
    R_CONTRACT_PARTIES: {
      passed: 'Il contratto è tra il richiedente e il datore di lavoro.',
      employer: 'Il contratto indica {found} come datore di lavoro; è stato inserito {expected}.',
    },
    R_CONTRACT_FIXED_TERM: { failed: 'Il contratto finisce il {end}, prima del trasloco previsto.' },
    R_TAX_CLASSIFICATION: { failed: 'Non è il documento fiscale richiesto.' },
    R_TAX_NAMES: {
      passed: 'Il documento fiscale è intestato al richiedente.',
      joint: 'Il documento è di una coppia e il richiedente è uno dei due.',
      inconclusive: 'Non è stato possibile confrontare il nome sul documento fiscale con quello del richiedente.',
    },
    R_TAX_CF_MATCH: {
      passed: 'Il codice fiscale sul documento è quello del richiedente.',
      joint: 'Il documento è di una coppia e uno dei codici fiscali è quello del richiedente.',
      failed: 'Il codice fiscale sul documento non è quello del richiedente.',
    },
    R_TAX_INCOME_VS_PAYSLIPS: {
      failed:
        'Il reddito dell’anno non corrisponde alle buste paga. Pagamenti aggiuntivi o un cambio di anno fiscale possono spiegarlo.',
    },
    R_IT_CU_EMPLOYER: {
      passed: 'La certificazione viene dal datore di lavoro.',
      new_job: 'La certificazione viene da un altro datore di lavoro; da allora il lavoro è cambiato.',
    },
    R_BANK_IS_CHOSEN_BANK: {
      passed: 'Il conto è presso la banca indicata.',
      failed: 'Questo conto è presso {bank}, non presso la banca indicata.',
    },
    R_BANK_HOLDER_MATCH: {
      title: 'Il conto è intestato al richiedente',
      passed: 'Il nome del richiedente è tra gli intestatari del conto.',
      inconclusive: 'Non è stato possibile confrontare l’intestatario con il nome del richiedente.',
    },
    R_BANK_RECENT: {
      failed:
        'L’ultimo giorno riportato è il {last_day}, {age} giorni fa. Oltre {limit} giorni l’estratto conto non entra nel calcolo.',
    },
    R_FEED_BALANCES: {
      passed: 'Il saldo finale dell’estratto conto è quello inviato dalla banca.',
      failed:
        'Secondo la banca, in quei giorni il conto non ha mai avuto il saldo finale riportato sull’estratto conto.',
    },
    R_FEED_IDENTITY: {
      passed:
        'La banca conosce chi ha effettuato l’accesso con il nome indicato. Per questo non è stato esaminato alcun documento d’identità.',
    },
    R_BANK_RENT_FOUND: {
      passed: 'I pagamenti dell’affitto corrispondono a quanto dichiarato.',
      failed: 'I pagamenti dell’affitto non corrispondono a quanto dichiarato.',
      missing:
        'È stato dichiarato un affitto di {declared, number, ::currency/EUR scale/0.01}, ma questi pagamenti non si trovano.',
      differs:
        'È stato dichiarato un affitto di {declared, number, ::currency/EUR scale/0.01}; il conto mostra {rent, number, ::currency/EUR scale/0.01} al mese. Forse uno dei due comprende le spese.',
      undeclared:
        'Non è stato dichiarato alcun affitto; il conto mostra un affitto di {rent, number, ::currency/EUR scale/0.01} al mese.',
    },
    R_BANK_UNDECLARED_INCOME: {
      passed: 'Le entrate regolari sul conto corrispondono a quanto dichiarato.',
      failed:
        'Oltre all’entrata principale il conto mostra {seen, number, ::currency/EUR scale/0.01} al mese, di cui dichiarati {declared, number, ::currency/EUR scale/0.01}. Ciò che non è stato dichiarato non conta.',
    },
    R_BANK_DECLARED_NOT_SEEN: {
      passed: 'Le entrate dichiarate si vedono sul conto.',
      failed:
        'Sono stati dichiarati {declared, number, ::currency/EUR scale/0.01} al mese; il conto mostra {seen, number, ::currency/EUR scale/0.01}.',
      named: 'Sono state dichiarate altre entrate; il conto non ne mostra.',
    },
    R_BANK_CIRCULAR_TRANSFERS: {
      own_transfer:
        'Gli accrediti chiamati stipendio vengono da un conto dello stesso richiedente o da versamenti in contanti.',
    },
    R_BANK_MAIN_ACCOUNT: { title: 'È il conto di ogni giorno' },
    R_FILE_CROSS_APPLICANT_COPY: { title: 'Il documento è solo del richiedente' },
    R_X_EMPLOYER_CHAIN: {
      certificate:
        'La certificazione fiscale indica un datore di lavoro diverso dalla busta paga, a lavoro già iniziato.',
    },
    R_X_ADDRESS: {
      passed: 'I documenti riportano l’indirizzo indicato.',
      failed: 'Un documento riporta un indirizzo diverso da quello indicato, come accade dopo un trasloco.',
    },
    R_X_BIRTH_DATE: {
      passed: 'I documenti riportano la data di nascita inserita.',
      failed: 'Un documento riporta una data di nascita diversa da quella inserita.',
    },
    R_X_DEVICE_OR_CONTACT_REUSE: {
      title: 'I recapiti sono del richiedente',
      passed: 'Nessun altro usa questi recapiti.',
    },
  }),
};
