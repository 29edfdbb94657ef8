import type { documents as en } from '../en/documents.ts';
import type { Shape } from '../shape.ts';

export const documents: Shape<typeof en> = {
  Upload: {
    Error: {
      MaxFileSize:
        'Il file è troppo grande: pesa {size} MB e il limite è {limit} MB. Aiuta ridurre la risoluzione dello scanner o il numero di pagine.',
      Empty: 'Il file è vuoto. Forse il download si è interrotto: salvalo di nuovo.',
      InvalidType: 'Non riusciamo ad aprire file di questo tipo. Vanno bene PDF, PNG o JPEG.',
      Heic: 'È una foto HEIC di un iPhone, un formato che non riusciamo ancora ad aprire. Inviala come JPEG: Impostazioni, Fotocamera, Formati, Più compatibile.',
      Zip: 'È un archivio ZIP. Estrai i documenti e caricali uno per uno.',
      Program: 'È un programma, non un documento. Non è stato conservato nulla.',
    },
  },
  Uploads: {
    Names: 'Riporta il nome {other_person}.',
    PleaseWaitFilesParsed: 'Un momento: stiamo ancora leggendo i file.',
    UploadMissingDocuments: 'Manca ancora qualcosa. Carica anche l’altro lato o l’altro documento.',
    AtleastOneDocument: 'Carica almeno un documento d’identità valido.',
    Warning: {
      Missing: 'Manca: {label}.',
      TooManyPages:
        'Il file ha moltissime pagine. Abbiamo letto solo le prime: controlla che ci sia tutto il necessario.',
    },
    Error: {
      Incomplete: 'Il caricamento si è interrotto. Non è stato conservato nulla: riprova.',
      TooMany:
        'Hai già {limit} file qui: è il massimo che conserviamo per una domanda. Elimina quelli che non servono, poi aggiungi questo.',
      UndefinedDocumentId: 'undefined document id',
      NotReadYet: 'Stiamo ancora leggendo questo file. Riprova tra un momento.',
      HandoverInvalid: 'Questo codice è già stato usato o è scaduto. Mostrane uno nuovo sul computer.',
      Duplicate: 'Hai già caricato questo file come «{name}». Puoi eliminare questa copia.',
      Locked: 'Il PDF è protetto da una password. Salvalo senza password e caricalo di nuovo.',
      Corrupt: 'Il file è danneggiato e non si apre. Scaricalo di nuovo da dove lo hai preso.',
      TooManyPixels: 'L’immagine è troppo grande per essere letta. Usa una risoluzione più bassa.',
      TookTooLong:
        'Non siamo riusciti a leggere il file in tempo. Riprova; se succede ancora, carica meno pagine, o il PDF originale al posto della scansione.',
      TooCostly: 'Il file è troppo complesso da leggere. Carica il PDF originale, o salvalo di nuovo con meno pagine.',
      NotParsed: 'Il file caricato non è stato letto correttamente. Riprova con il file originale.',
      FileError: 'errore nel file',
    },
  },
  BankAccts: {
    Error: {
      ParseException: 'Non siamo riusciti a leggere l’estratto conto. Carica il PDF originale dell’home banking.',
      InvalidFileType:
        'L’estratto conto deve essere il PDF originale dell’home banking: foto e scansioni non si possono usare.',
      Coverage:
        'Gli estratti conto devono coprire {required, plural, one {l’ultimo mese} other {gli ultimi # mesi}} senza interruzioni. {count, plural, =0 {Caricane altri.} one {Manca {months}.} other {Mancano {months}.}}',
      Missing: 'Manca un estratto conto. Carica gli ultimi {required} mesi.',
    },
    Warning: {
      Refiled:
        'Hai scelto {chosen}, ma questo estratto conto è di {bank}. Lo abbiamo messo sotto {bank}: non devi fare nulla.',
    },
    NotListed: 'La mia banca non è in elenco',
  },
  Payslips: {
    Error: {
      Unreadable: 'Non siamo riusciti a leggere la busta paga. Carica il PDF originale o una foto più nitida.',
    },
    Warning: {
      DateRange:
        'Servono le ultime {required} buste paga. {count, plural, =0 {Carica quelle mancanti.} one {Manca {months}.} other {Mancano {months}.}}',
    },
  },
  IdDocs: {
    Error: {
      NotReadable:
        'Non siamo riusciti a leggere il documento. Scatta una nuova foto con buona luce, senza riflessi e con tutti e quattro gli angoli visibili.',
    },
  },
  Contract: {
    Error: {
      PdfOnly: 'Il contratto di lavoro deve essere un PDF. Riunisci tutte le pagine in un solo file.',
      Unreadable: 'Non siamo riusciti a leggere il contratto. Carica una scansione più nitida di tutte le pagine.',
    },
  },
  Fiscal: {
    Error: {
      PdfOnly: 'I documenti fiscali devono essere il PDF originale.',
      Unreadable:
        'Non siamo riusciti a leggere il documento fiscale. Carica il PDF originale così come lo hai ricevuto.',
    },
  },
  IncomeCheck: {
    Missing: '{count, plural, one {Manca ancora: {papers}.} other {Manca ancora uno di questi documenti: {papers}.}}',
    FirstYear:
      'Dalla busta paga questo lavoro è iniziato da poco, quindi non aspettiamo {count, plural, one {{papers}} other {uno di questi documenti: {papers}}}. Se prima avevi un altro lavoro o reddito, aggiungi il suo documento.',
    GlobalError: 'Alcuni documenti vanno rivisti prima di proseguire.',
    ForMonths: '{name} di {months}',
    DocumentTypes: {
      national_id: 'Documento d’identità',
      payslip: 'Buste paga',
      work_contract: 'Contratto di lavoro',
      fiscal_doc: 'Dichiarazione dei redditi',
      income_letter: 'Documento di pensione o indennità',
      tax_assessment: 'Avviso d’imposta tedesco (Einkommensteuerbescheid)',
      cud: 'Certificazione Unica (CU)',
      bank_statement: 'Estratto conto',
      other: 'Altro documento',
      mortgage_doc: 'Prova dei fondi',
    },
  },
  IdOptions: {
    digital_id: 'Carta d’identità elettronica',
    passport: 'Passaporto',
    passport_fiscal_card: 'Passaporto e tessera sanitaria',
    passport_permit: 'Passaporto e permesso di soggiorno',
    paper_id_fiscal_card: 'Carta d’identità cartacea e tessera sanitaria',
    paper_id: 'Carta d’identità cartacea',
    About: {
      digital_id: 'Fronte e retro della tessera',
      passport: 'La pagina con la foto',
      passport_fiscal_card: 'La pagina con la foto e il fronte della tessera con il codice fiscale',
      passport_permit: 'La pagina con la foto ed entrambi i lati del permesso o della carta d’identità',
      paper_id_fiscal_card: 'Dal 3 agosto 2026 non è più valida: serve la carta elettronica o il passaporto',
      paper_id: 'Dal 3 agosto 2026 non è più valida: serve la carta elettronica o il passaporto',
    },
    Papers: {
      id_card: 'Carta d’identità',
      passport: 'Passaporto',
      paper_id_card: 'Carta d’identità cartacea',
      residence_permit: 'Permesso di soggiorno o carta d’identità',
      fiscal_card: 'Tessera sanitaria',
    },
  },
  Facts: {
    surname: 'Cognome',
    given_names: 'Nome',
    holder: 'Intestatario del conto',
    employee_name: 'Dipendente',
    person_name: 'Nome e cognome',
    birth_date: 'Data di nascita',
    date_of_birth: 'Data di nascita',
    birth_place: 'Luogo di nascita',
    nationality: 'Cittadinanza',
    document_number: 'Numero del documento',
    expiry_date: 'Valido fino al',
    fiscal_code: 'Codice fiscale',
    fiscal_id: 'Codice fiscale',
    address: 'Indirizzo',
    employer_name: 'Datore di lavoro',
    payer_name: 'Datore di lavoro o ente',
    hire_date: 'Data di assunzione',
    employment_start: 'Inizio del rapporto',
    employment_end: 'Fine del rapporto',
    end_date: 'Fine del contratto',
    period: 'Mese',
    tax_year: 'Anno d’imposta',
    gross: 'Retribuzione lorda',
    net: 'Netto',
    gross_income: 'Reddito lordo',
    taxable_income: 'Reddito imponibile',
    tax: 'Imposta',
    gross_monthly: 'Importo lordo mensile',
    net_monthly: 'Importo netto mensile',
    benefit_start: 'Prestazione dal',
    benefit_end: 'Prestazione fino al',
    bank: 'Banca',
    iban: 'IBAN',
    period_start: 'Primo giorno',
    period_end: 'Ultimo giorno',
    opening_balance: 'Saldo iniziale',
    closing_balance: 'Saldo finale',
    issue_date: 'Data di emissione',
  },
  /** Keys as the interface names them. */
  Yapily: {
    Errors: {
      AuthenticationFailedMsg:
        'La banca non ha confermato il collegamento. Puoi riprovare oppure caricare gli estratti conto in PDF.',
      CredentialsRecheck: 'Controlla i dati che hai inserito presso la banca.',
      SignInFailed:
        'La banca non ha confermato l’accesso. Controlla nome utente e password, oppure carica gli estratti conto in PDF.',
      TransactionsFailedTryAgain:
        'In questo momento non è stato possibile leggere il conto. Il tuo consenso resta valido: riprova.',
      InvalidScaCode: 'La banca non ha accettato questo codice. Controllalo e inseriscilo di nuovo.',
      Error:
        'Qualcosa è andato storto nel collegamento con la banca. Ricomincia oppure carica gli estratti conto in PDF.',
    },
  },
};
