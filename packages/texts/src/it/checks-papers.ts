import type { checksPapers as english } from '../en/checks-papers.ts';
import type { Shape } from '../shape.ts';

export const checksPapers: Shape<typeof english> = {
  R_ID_TYPE_ACCEPTED: {
    title: 'Tipo di documento',
    passed: 'Questo documento è accettato per la tua cittadinanza.',
    failed:
      'Questo tipo di documento non è accettato per la tua cittadinanza. Carica una carta d’identità o un passaporto.',
    companion_only: 'La tessera sanitaria da sola non dimostra chi sei. Aggiungi una carta d’identità o un passaporto.',
    inconclusive: 'Ci serve la tua cittadinanza per dire se il documento è accettato.',
  },
  R_ID_BOTH_SIDES: {
    title: 'Fronte e retro',
    passed: 'Ci sono tutti i lati del documento.',
    failed: 'Manca un lato del documento. Carica anche l’altro.',
    back_missing: 'Abbiamo solo il fronte. Carica anche il retro.',
    front_missing: 'Abbiamo solo il retro. Carica anche il fronte.',
    inconclusive: 'Non siamo riusciti a capire quale lato sia. Una foto più nitida di entrambi i lati aiuta.',
  },
  R_ID_READABLE: {
    title: 'Documento leggibile',
    passed: 'Il documento è leggibile.',
    failed:
      'Non siamo riusciti a leggere quasi nulla. Scatta una nuova foto con buona luce, senza riflessi e con tutti gli angoli visibili.',
    inconclusive: 'Non abbiamo potuto valutare se il documento è leggibile.',
  },
  R_ID_NAME_NOT_DETECTED: {
    title: 'Nome sul documento',
    passed: 'Il nome sul documento è stato trovato.',
    failed: 'Non abbiamo trovato il nome su questo documento. Puoi continuare.',
    inconclusive: 'Abbiamo letto troppo poco per cercare il nome.',
  },
  R_ID_NAME_MATCH: {
    title: 'Il tuo nome',
    passed: 'Il documento riporta il nome che hai inserito.',
    failed: 'Il documento riporta un nome diverso da quello inserito. Controlla i dati o carica il tuo documento.',
    inconclusive: 'Non abbiamo potuto confrontare il nome sul documento con quello inserito.',
  },
  R_ID_DOB_MATCH: {
    title: 'Data di nascita',
    passed: 'La data di nascita sul documento è quella inserita.',
    failed: 'La data di nascita sul documento è diversa da quella inserita. Controlla i dati.',
    inconclusive: 'Non abbiamo potuto confrontare la data di nascita.',
  },
  R_ID_BIRTHPLACE_MATCH: {
    title: 'Luogo di nascita',
    passed: 'Il luogo di nascita sul documento è quello inserito.',
    failed: 'Il luogo di nascita sul documento è diverso da quello inserito. Controlla i dati.',
    inconclusive: 'Non abbiamo potuto confrontare il luogo di nascita. I luoghi esteri hanno spesso più nomi.',
  },
  R_ID_COUNTRY_MATCH: {
    title: 'Cittadinanza',
    passed: 'Il documento corrisponde alla cittadinanza scelta.',
    failed:
      'Il documento indica una cittadinanza diversa da quella scelta. Controlla la cittadinanza o carica un altro documento.',
    inconclusive: 'Non siamo riusciti a capire quale cittadinanza indichi il documento.',
  },
  R_ID_EXPIRED: {
    title: 'Validità',
    passed: 'Il documento è valido.',
    nearly_expired: 'Il documento è valido fino al {end}. Pensa a rinnovarlo presto.',
    failed: 'Il documento è scaduto il {end}. Caricane uno valido.',
    too_long:
      'Il documento risulterebbe valido più a lungo di quanto si rilascino documenti simili. Carica l’originale, fronte e retro.',
    withdrawn:
      'Le carte d’identità cartacee italiane non sono più valide, qualunque data riportino. Usa la carta elettronica o un passaporto.',
    inconclusive: 'Non siamo riusciti a leggere la scadenza del documento.',
  },
  R_ID_PERMIT_VALID: {
    title: 'Permesso di soggiorno',
    passed: 'Il permesso di soggiorno è valido.',
    in_renewal: 'Il permesso è scaduto, ma c’è la ricevuta del rinnovo. Va bene così.',
    failed: 'Il permesso di soggiorno è scaduto il {end}. Se hai chiesto il rinnovo, carica la ricevuta.',
    inconclusive: 'Non siamo riusciti a leggere la scadenza del permesso.',
  },
  R_ID_MRZ_CHECKDIGITS: {
    title: 'Cifre di controllo delle righe a lettura ottica',
    passed: 'Le cifre di controllo delle righe a lettura ottica sono corrette.',
    failed:
      'Le cifre di controllo delle righe a lettura ottica sono sbagliate. In un documento autentico non succede; carica l’originale.',
    inconclusive: 'Le righe a lettura ottica non erano abbastanza leggibili per controllarle.',
  },
  R_ID_MRZ_VS_VISUAL: {
    title: 'Righe a lettura ottica e stampa',
    passed: 'Le righe a lettura ottica e i dati stampati coincidono.',
    failed:
      'Le righe a lettura ottica e i dati stampati non coincidono. Carica entrambi i lati dello stesso documento.',
    inconclusive: 'Non c’era nulla da confrontare tra righe a lettura ottica e stampa.',
  },
  R_ID_NUMBER_FORMAT: {
    title: 'Numero del documento',
    passed: 'Il numero ha il formato previsto per questo documento.',
    failed: 'Il numero non ha il formato previsto per questo documento.',
    inconclusive: 'Il numero non è leggibile o è stato coperto, com’è tuo diritto.',
  },
  R_ID_AGE_18: {
    title: 'Maggiore età',
    passed: 'La persona sul documento è maggiorenne.',
    failed: 'Secondo il documento questa persona non ha ancora 18 anni. Solo i maggiorenni possono fare domanda.',
    inconclusive: 'La data di nascita non era abbastanza leggibile per stabilire l’età.',
  },
  R_ID_SAME_NUMBER_OTHER_PERSON: {
    title: 'Numero usato una sola volta',
    passed: 'Nessun altro ha usato questo numero di documento.',
    failed:
      'Un documento con questo numero è stato presentato anche da un’altra persona o con un altro indirizzo e-mail.',
    inconclusive: 'Non abbiamo potuto confrontare il numero con altre domande.',
  },
  /** In the place of what a rule said, once a person has decided. */
  REVIEWED: {
    title: 'Esaminato da una persona',
    passed: 'Una persona ha esaminato il documento: è in ordine.',
    failed: 'Una persona ha esaminato il documento e non ha potuto accettarlo.',
    inconclusive: 'Una persona ha esaminato il documento e non ha potuto chiarirlo.',
  },
  R_FEED_IDENTITY: {
    title: 'Nome confermato dalla banca',
    passed:
      'La banca conosce chi ha effettuato l’accesso con il nome che hai indicato. Per questo non è stato esaminato alcun documento d’identità.',
    inconclusive: 'La banca non ha indicato il nome di chi fa domanda. Molte persone usano un conto di famiglia.',
  },
  R_ID_SELFIE_MATCH: {
    title: 'La persona dietro il documento',
    passed:
      'È stato effettuato l’accesso a un conto bancario intestato al nome del documento. Nessun volto è stato confrontato.',
    failed:
      'Il conto collegato è intestato a un nome diverso da quello del documento. Molte persone usano un conto di famiglia: da solo significa poco.',
    inconclusive:
      'Non è stato collegato un conto bancario che possa confermare il nome del documento. Non è obbligatorio.',
  },
  R_CF_CHECKCHAR: {
    title: 'Codice fiscale: ultima lettera',
    passed: 'L’ultima lettera del codice fiscale è corretta.',
    failed: 'L’ultima lettera del codice fiscale non corrisponde al resto. Controlla il documento.',
    inconclusive: 'Il codice fiscale non era abbastanza leggibile per controllarlo.',
  },
  R_CF_VS_NAME: {
    title: 'Codice fiscale e nome',
    passed: 'Il codice fiscale corrisponde a questo nome.',
    failed: 'Il codice fiscale corrisponde a un altro nome. Verifica che il documento sia tuo.',
    one_part:
      'Solo una parte del nome corrisponde al codice fiscale. Può succedere dopo un cambio di nome; se è così, faccelo sapere.',
    no_name:
      'Il nome che corrisponde a questo codice fiscale non compare sul documento. Verifica che il documento sia tuo.',
    inconclusive: 'Non abbiamo potuto confrontare il codice fiscale con un nome.',
  },
  R_CF_VS_DOB_SEX: {
    title: 'Codice fiscale e nascita',
    passed: 'Il codice fiscale indica questa data di nascita.',
    failed: 'Il codice fiscale indica un’altra data di nascita. Controlla i dati e il documento.',
    sex_differs: 'Il codice fiscale indica un altro sesso. Controlla i dati.',
    inconclusive: 'Non abbiamo potuto confrontare il codice fiscale con una data di nascita.',
  },
  R_CF_VS_BIRTHPLACE: {
    title: 'Codice fiscale e luogo di nascita',
    passed: 'Il codice fiscale indica questo luogo di nascita.',
    failed: 'Il codice fiscale indica un altro luogo di nascita. Controlla i dati.',
    inconclusive: 'Non conosciamo il codice di questo luogo, quindi non abbiamo potuto confrontarlo.',
    no_place: 'Sul documento non c’è un luogo di nascita da confrontare con il codice fiscale.',
  },
  R_CF_ON_DOCUMENT_MATCH: {
    title: 'Il tuo codice fiscale sul documento',
    passed: 'Il documento riporta il codice fiscale inserito.',
    failed:
      'Il documento riporta un codice fiscale diverso da quello inserito. Controlla i dati o carica il tuo documento.',
    inconclusive: 'Non abbiamo potuto confrontare il codice fiscale del documento con il tuo.',
  },
  R_STEUERID_CHECKDIGIT: {
    title: 'Codice fiscale tedesco (Steuer-ID)',
    passed: 'La cifra di controllo della Steuer-ID è corretta.',
    failed: 'La Steuer-ID su questo documento non può esistere: la cifra di controllo è sbagliata. Carica l’originale.',
    inconclusive: 'La Steuer-ID non era abbastanza leggibile per controllarla.',
  },
  R_SVNR_CHECKDIGIT: {
    title: 'Numero assicurativo tedesco',
    passed: 'Il numero assicurativo è corretto.',
    failed:
      'Il numero assicurativo su questo documento non può esistere: la cifra di controllo è sbagliata. Carica l’originale.',
    birth_differs: 'Il numero assicurativo indica un’altra data di nascita. Può essere una vecchia correzione.',
    inconclusive: 'Il numero assicurativo non era abbastanza leggibile per controllarlo.',
  },
  R_IBAN_MOD97: {
    title: 'Numero di conto',
    passed: 'L’IBAN è corretto.',
    failed: 'L’IBAN su questo documento non può esistere: le cifre di controllo sono sbagliate. Carica l’originale.',
    inconclusive: 'Su questo documento non abbiamo trovato un IBAN completo.',
  },
  R_VAT_CHECKDIGIT: {
    title: 'Codice del datore di lavoro',
    passed: 'La partita IVA o il codice fiscale del datore di lavoro è corretto.',
    failed: 'La partita IVA o il codice fiscale del datore di lavoro ha una cifra di controllo sbagliata.',
    inconclusive: 'Non abbiamo trovato la partita IVA o il codice fiscale del datore di lavoro.',
  },
  R_PAYSLIP_NAME_MATCH: {
    title: 'Nome sulla busta paga',
    passed: 'La busta paga è intestata a te.',
    failed: 'La busta paga è intestata a un’altra persona. Carica le tue buste paga.',
    inconclusive: 'Non abbiamo potuto confrontare il nome sulla busta paga con il tuo.',
  },
  R_PAYSLIP_MARKED_SAMPLE: {
    title: 'Fac simile',
    passed: 'Nulla indica che la busta paga sia un fac simile.',
    failed: 'La busta paga è contrassegnata come fac simile. Carica quella ricevuta dal datore di lavoro.',
    inconclusive: 'Non siamo riusciti a capire se la busta paga è un fac simile.',
    demonstration: 'Un esempio, preso per vero perché questa è una dimostrazione.',
  },
  R_PAYSLIP_SUMS: {
    title: 'Somme della busta paga',
    passed: 'Competenze meno trattenute corrispondono al netto.',
    failed:
      'Competenze meno trattenute non corrispondono al netto indicato. Carica il file originale del datore di lavoro.',
    unfollowed:
      'Non siamo riusciti a ricostruire le somme di questa busta paga: non vuol dire che sia sbagliata. Aggiungi il file originale del datore di lavoro.',
    payout: 'L’importo pagato non si ricava dal netto e dalle righe successive.',
    months:
      'Il progressivo contiene {held, plural, one {una mensilità} other {# mensilità}} come questa, mentre a {month} {paid, plural, one {era passato un mese} other {erano passati # mesi}}. In caso di assenza non retribuita, basta una breve nota.',
    inconclusive: 'Non abbiamo letto abbastanza importi per fare le somme.',
  },
  R_PAYSLIP_GROSS_TO_NET: {
    title: 'Dal lordo al netto',
    passed: 'Il netto è coerente con il lordo.',
    failed:
      'Il netto è troppo alto per questo lordo. Forse ci sono voci che non vediamo; spiegale o carica l’originale.',
    inconclusive: 'Non abbiamo potuto valutare se il netto è coerente con il lordo.',
  },
  R_PAYSLIP_GARNISHMENT: {
    title: 'Creditori pagati dallo stipendio',
    passed: 'Nessuna trattenuta a favore di creditori.',
    failed: 'Una parte dello stipendio è pignorata. Puoi spiegarne il motivo.',
    loan: 'Un prestito viene rimborsato dallo stipendio. Conta tra le tue spese mensili.',
    inconclusive: 'Non abbiamo letto tutte le righe della busta paga.',
  },
  R_PAYSLIP_ROUND_NUMBERS: {
    title: 'Cifre tonde',
    passed: 'Gli importi sono quelli tipici di un programma paghe.',
    failed: 'Imposta, contributi e netto sono tutti cifre tonde: con un programma paghe non succede quasi mai.',
    inconclusive: 'Abbiamo letto troppi pochi importi per valutarli.',
  },
  R_IT_PAYSLIP_LUL_FIELDS: {
    title: 'Dati di una busta paga italiana',
    passed: 'Ci sono i dati che una busta paga italiana riporta di solito.',
    failed:
      'Mancano diversi dati che una busta paga italiana riporta di solito. Carica la busta paga completa, così come è stata emessa.',
    inconclusive: 'La busta paga non era abbastanza leggibile per cercare tutti i dati.',
  },
  R_IT_INPS_RATE: {
    title: 'Contributi previdenziali',
    passed: 'I contributi corrispondono a un’aliquota usuale.',
    failed: 'I contributi sono il {found} per cento dell’imponibile, un’aliquota insolita.',
    row: '{rows, plural, one {Una riga dei contributi riporta} other {# righe dei contributi riportano}} un importo diverso da quello che risulta da imponibile e aliquota.',
    taxed: 'L’imponibile fiscale supera quello previdenziale: in un mese ordinario non succede.',
    insured: 'Le competenze superano l’imponibile previdenziale, anche se sono tutte voci soggette a contributi.',
    inconclusive: 'Non abbiamo letto abbastanza bene i contributi o il loro imponibile per valutarli.',
  },
  R_IT_IRPEF: {
    title: 'IRPEF del mese',
    passed: 'L’IRPEF è coerente con l’imponibile.',
    failed: 'L’IRPEF non è coerente con l’imponibile. In alcuni mesi dipende da un conguaglio.',
    inconclusive: 'Non abbiamo potuto valutare l’IRPEF di questo mese.',
  },
  R_IT_TFR_ACCRUAL: {
    title: 'Quota TFR',
    passed: 'La quota TFR è coerente con la retribuzione.',
    failed: 'La quota TFR non è coerente con la retribuzione da cui si calcola.',
    inconclusive: 'Non abbiamo trovato la quota TFR, o la sua base di calcolo non è indicata.',
  },
  R_DE_PAYSLIP_EBV_FIELDS: {
    title: 'Dati di una busta paga tedesca',
    passed: 'Ci sono i dati che una busta paga tedesca riporta di solito.',
    failed:
      'Mancano molti dati che una busta paga tedesca riporta di solito. Alcuni, come la religione, li puoi coprire, ma carica la busta paga completa.',
    inconclusive: 'La busta paga non era abbastanza leggibile per cercare tutti i dati.',
  },
  R_DE_SV_RATES: {
    title: 'Assicurazioni sociali',
    passed: 'I contributi corrispondono alle aliquote usuali.',
    failed: 'Alcuni contributi non corrispondono a un’aliquota usuale. Carica il file originale del datore di lavoro.',
    inconclusive: 'Non abbiamo potuto valutare i contributi, come accade con Minijob e Midijob.',
  },
  R_DE_LST_RECOMPUTE: {
    title: 'Imposta sul salario (Lohnsteuer)',
    passed: 'L’imposta è coerente con retribuzione e classe fiscale.',
    failed:
      'L’imposta è lontana da quella prevista per retribuzione e classe fiscale {taxClass}. Una franchigia può spiegarlo.',
    inconclusive: 'Non abbiamo potuto valutare l’imposta di questo mese.',
  },
  R_DE_ONE_OFF: {
    title: 'Pagamenti una tantum',
    passed: 'È un mese ordinario.',
    excluded: 'Ci sono pagamenti una tantum. Non contano come reddito mensile.',
    failed: 'In questo mese la retribuzione è molto più alta che negli altri e non vediamo perché. Puoi spiegarlo.',
    inconclusive: 'Non c’era un altro mese con cui confrontarlo, o la retribuzione non è leggibile.',
  },
  R_DE_MINIJOB: {
    title: 'Minijob o orario ridotto (Kurzarbeit)',
    passed: 'È un lavoro regolare.',
    failed: 'È un Minijob.',
    short_time: 'In questo mese il datore di lavoro ha pagato l’indennità per orario ridotto.',
    inconclusive: 'Non siamo riusciti a capire che tipo di lavoro sia.',
  },
  R_PAYSLIP_EMPLOYER_MATCH: {
    title: 'Datore di lavoro',
    passed: 'Tutti i documenti indicano lo stesso datore di lavoro.',
    failed:
      'La busta paga indica {found}, altrove il datore di lavoro è {expected}. Controlla i dati o spiega la differenza.',
    changed: 'Le buste paga sono di due datori di lavoro: {found}, poi {expected}. Conta il lavoro più recente.',
    inconclusive: 'Non abbiamo potuto confrontare il datore di lavoro.',
  },
  R_PAYSLIP_MONTHS: {
    title: 'Ultimi tre mesi',
    passed: 'Ci sono le buste paga degli ultimi tre mesi.',
    failed:
      '{count, plural, one {Manca una busta paga} other {Mancano buste paga}}: {missing}. {count, plural, one {Caricala} other {Caricale}}.',
    inconclusive: 'Non abbiamo letto il mese di una busta paga, quindi non sappiamo se ne manca una.',
  },
  R_PAYSLIP_CONTINUITY: {
    title: 'Mesi consecutivi',
    passed: 'Le buste paga si susseguono mese per mese.',
    failed:
      'Tra le buste paga {count, plural, one {manca un mese} other {mancano dei mesi}}: {missing}. {count, plural, one {Carica la busta paga che manca} other {Carica le buste paga che mancano}}.',
    inconclusive: 'Le buste paga sono troppo poche, o il mese di una non è leggibile, per vedere se si susseguono.',
  },
  R_PAYSLIP_RECENT: {
    title: 'Busta paga recente',
    passed: 'L’ultima busta paga è recente.',
    failed: 'L’ultima busta paga è di {month}, più di tre mesi fa. Caricane una più recente.',
    inconclusive: 'Non siamo riusciti a leggere il mese dell’ultima busta paga.',
  },
  R_PAYSLIP_DUPLICATE_MONTH: {
    title: 'Stesso mese due volte',
    passed: 'Ogni mese c’è una volta sola.',
    failed: 'Un mese c’è più di una volta: {months}. Basta una copia.',
    conflicting: 'Ci sono buste paga con importi diversi per lo stesso mese: {months}. Dicci quale vale.',
    inconclusive: 'Non abbiamo letto il mese di tutte le buste paga.',
  },
  R_PAYSLIP_YTD_PROGRESSION: {
    title: 'Progressivi dell’anno',
    passed: 'Da una busta paga all’altra i progressivi crescono della retribuzione del mese.',
    failed:
      'Da una busta paga all’altra il progressivo è cresciuto meno della retribuzione di {month}. Carica i file originali del datore di lavoro.',
    inconclusive: 'Non abbiamo potuto confrontare i progressivi.',
  },
  R_PAYSLIP_AMOUNT_VS_DECLARED: {
    title: 'Reddito dichiarato',
    passed: 'Le buste paga confermano il reddito dichiarato.',
    failed: 'Le buste paga mostrano molto meno del reddito dichiarato. Controlla i dati.',
    lower_declared: 'Le buste paga mostrano molto più del reddito dichiarato. Controlla i dati.',
    gross_declared: 'Sembra che tu abbia inserito il lordo. Inserisci quanto arriva sul conto.',
    inconclusive: 'Non abbiamo potuto confrontare le buste paga con un reddito dichiarato.',
  },
  R_PAYSLIP_START_DATE_SENIORITY: {
    title: 'Anzianità di lavoro',
    passed: 'Hai questo lavoro da {months, plural, one {# mese} other {# mesi}}.',
    failed: 'Hai questo lavoro da {months, plural, one {# mese} other {# mesi}}, meno di sei mesi.',
    after_period: 'La busta paga dice che il lavoro è iniziato il {start}, dopo il mese pagato.',
    inconclusive: 'Non siamo riusciti a leggere quando è iniziato il lavoro.',
  },
  R_PAYSLIP_ACTIVE_CONTRACT: {
    title: 'Lavoro in corso',
    passed: 'Nulla sulla busta paga dice che il lavoro è finito.',
    ends: 'Il lavoro finisce il {end}.',
    failed: 'Secondo la busta paga il lavoro è finito il {end}. Carica i documenti del reddito attuale.',
    inconclusive: 'Le buste paga non dicono se il lavoro è ancora in corso.',
  },
  R_IT_13_14: {
    title: 'Tredicesima e quattordicesima',
    passed: 'Le mensilità aggiuntive sono state riconosciute e non contano come mesi ordinari.',
    failed: 'Le buste paga indicano {found} mensilità, tu ne hai dichiarate {expected}. Controlla i dati.',
    inconclusive: 'Le buste paga non mostrano quante mensilità ci sono.',
  },
  R_DE_TAXCLASS_STABLE: {
    title: 'Classe fiscale',
    passed: 'La classe fiscale è la stessa su tutte le buste paga che la riportano.',
    failed: 'La classe fiscale cambia tra le buste paga: {classes}. Le coppie possono farlo; una breve nota aiuta.',
    inconclusive: 'La classe fiscale è leggibile su troppo poche buste paga.',
  },
  R_CONTRACT_PDF: {
    title: 'Contratto in PDF',
    passed: 'Il contratto è un file PDF.',
    failed: 'Carica il contratto come file PDF, non come immagine.',
    inconclusive: 'Non siamo riusciti a capire che tipo di file sia.',
  },
  R_CONTRACT_PARTIES: {
    title: 'Parti del contratto',
    passed: 'Il contratto è tra te e il tuo datore di lavoro.',
    failed: 'Il contratto indica un altro lavoratore. Carica il tuo contratto.',
    employer: 'Il contratto indica {found} come datore di lavoro, tu hai inserito {expected}. Controlla i dati.',
    inconclusive: 'Non abbiamo potuto leggere o confrontare entrambe le parti del contratto.',
  },
  R_CONTRACT_ALL_PAGES: {
    title: 'Tutte le pagine del contratto',
    passed: 'Ci sono tutte le pagine del contratto.',
    failed: 'Su {total} pagine mancano: {missing}. Carica il contratto intero.',
    inconclusive: 'Le pagine non sono numerate, quindi non sappiamo se ci sono tutte.',
  },
  R_CONTRACT_SIGNED: {
    title: 'Firma',
    passed: 'Il contratto è firmato.',
    failed: 'Il campo della firma è vuoto. Carica il contratto firmato.',
    inconclusive: 'Non possiamo vedere se il contratto è firmato.',
  },
  R_CONTRACT_DATE: {
    title: 'Data del contratto',
    passed: 'Il contratto è datato {day}.',
    failed: 'Il contratto riporta una data futura: {day}. Controlla il file.',
    late: 'Il contratto è datato {day}, molto dopo l’inizio del lavoro il {start}. Se ne rinnova uno precedente, basta una breve nota.',
    inconclusive: 'Non siamo riusciti a leggere quando è stato firmato il contratto.',
  },
  R_CONTRACT_START: {
    title: 'Inizio del lavoro',
    passed: 'Il lavoro è iniziato il {start}.',
    failed: 'Il lavoro inizia il {start}. Fino ad allora lo stipendio conta come reddito promesso.',
    inconclusive: 'Non siamo riusciti a leggere quando inizia il lavoro.',
  },
  R_CONTRACT_PROBATION: {
    title: 'Periodo di prova',
    passed: 'Il periodo di prova è finito il {end}.',
    failed: 'Il periodo di prova dura fino al {end}.',
    inconclusive: 'Non siamo riusciti a leggere quanto dura il periodo di prova.',
  },
  R_CONTRACT_FIXED_TERM: {
    title: 'Fine del contratto',
    passed: 'Il contratto è a tempo indeterminato.',
    ends: 'Il contratto dura fino al {end}.',
    failed:
      'Il contratto finisce il {end}, prima dell’ingresso nella casa. Una proroga o un altro reddito possono aiutare.',
    ended: 'Il contratto è finito il {end}. Aggiungi, se puoi, i documenti del reddito attuale.',
    inconclusive: 'Non siamo riusciti a leggere quando finisce il contratto.',
  },
  R_CONTRACT_KIND_DECLARED: {
    title: 'Tipo di contratto',
    passed: 'Il contratto è del tipo dichiarato.',
    failed: 'Il contratto è di un tipo diverso da quello dichiarato. Controlla i dati.',
    inconclusive: 'Non abbiamo potuto confrontare il tipo di contratto.',
  },
  R_CONTRACT_SALARY_VS_PAYSLIP: {
    title: 'Retribuzione in contratto e busta paga',
    passed: 'Contratto e busta paga indicano circa la stessa retribuzione.',
    failed: 'Contratto e busta paga indicano retribuzioni diverse. Un cambio di orario può spiegarlo; faccelo sapere.',
    inconclusive: 'Non abbiamo potuto confrontare la retribuzione di contratto e busta paga.',
  },
  R_CONTRACT_SALARY_SUMS: {
    title: 'Retribuzione mensile e annua nel contratto',
    passed: 'La retribuzione mensile e quella annua del contratto concordano.',
    failed:
      'La retribuzione mensile e quella annua del contratto non concordano. Se dipende da un premio, basta una breve nota.',
    odd: 'La retribuzione annua del contratto non si divide in mensilità intere. Se dipende da un premio, basta una breve nota.',
    inconclusive: 'Il contratto non dice come viene pagata la retribuzione annua.',
  },
  R_TAX_CLASSIFICATION: {
    title: 'Tipo di documento fiscale',
    passed: 'È un documento fiscale.',
    failed: 'Non è il documento fiscale che volevi caricare. Scegli un altro file.',
    inconclusive: 'Non riconosciamo questo documento. Se è quello giusto puoi continuare.',
  },
  R_TAX_YEAR: {
    title: 'Anno fiscale',
    passed: 'Il documento fiscale per il {year} è abbastanza recente.',
    failed: 'Il documento fiscale per il {year} ha più di un anno e mezzo. Carica quello di un anno successivo.',
    future: 'Il documento fiscale è per il {year}, un anno futuro. Controlla il file.',
    inconclusive: 'Non siamo riusciti a capire per quale anno sia il documento, o quell’anno non è finito.',
  },
  R_TAX_ALL_PAGES: {
    title: 'Tutte le pagine del documento fiscale',
    passed: 'Ci sono tutte le pagine.',
    failed: 'Su {total} pagine mancano: {missing}. Carica il documento intero.',
    inconclusive: 'Le pagine non sono numerate, quindi non sappiamo se ci sono tutte.',
  },
  R_TAX_NAMES: {
    title: 'Nome sul documento fiscale',
    passed: 'Il documento fiscale è intestato a te.',
    joint: 'Il documento è di una coppia e tu sei uno dei due.',
    failed: 'Il documento fiscale è intestato a un’altra persona. Carica il tuo.',
    inconclusive: 'Non abbiamo potuto confrontare il nome sul documento fiscale con il tuo.',
  },
  R_TAX_CF_MATCH: {
    title: 'Codice fiscale sul documento fiscale',
    passed: 'Il codice fiscale sul documento è il tuo.',
    joint: 'Il documento è di una coppia e uno dei codici fiscali è il tuo.',
    failed: 'Il codice fiscale sul documento non è il tuo. Carica il tuo documento fiscale.',
    inconclusive: 'Non abbiamo potuto confrontare il codice fiscale.',
  },
  R_TAX_SUMS: {
    title: 'Somme del documento fiscale',
    passed: 'Le somme del documento fiscale tornano.',
    failed: 'Una somma del documento fiscale non torna. Ci sono eccezioni di legge.',
    inconclusive: 'Per queste somme ci sono eccezioni che non possiamo valutare.',
  },
  R_TAX_INCOME_VS_PAYSLIPS: {
    title: 'Anno e mesi',
    passed: 'Il reddito dell’anno è coerente con le buste paga.',
    failed:
      'Il reddito dell’anno non è coerente con le buste paga. Pagamenti aggiuntivi o un cambio d’anno fiscale possono spiegarlo; faccelo sapere.',
    inconclusive: 'Non abbiamo potuto confrontare l’anno con le buste paga.',
  },
  R_TAX_BENEFIT_VALID: {
    title: 'Prestazione in corso',
    passed: 'La prestazione è in pagamento.',
    ends: 'La prestazione è pagata fino al {end}.',
    failed: 'La prestazione è finita il {end}. Carica i documenti del reddito attuale.',
    not_begun: 'La prestazione inizia solo il {start}.',
    refused: 'La lettera dice che la prestazione è stata respinta.',
    old: 'La lettera è del {issued}. Caricane una più recente.',
    inconclusive: 'Non siamo riusciti a leggere per quanto tempo è pagata la prestazione.',
  },
  R_IT_CU_EMPLOYER: {
    title: 'Chi ha emesso la certificazione',
    passed: 'La certificazione viene dal tuo datore di lavoro.',
    failed: 'La certificazione viene da {found}, le buste paga da {expected}. Dicci perché.',
    new_job: 'La certificazione viene da un altro datore di lavoro, e da allora hai cambiato lavoro.',
    inconclusive: 'Non abbiamo potuto confrontare chi ha emesso la certificazione con il datore di lavoro.',
  },
  R_IT_CU_VS_PROGRESSIVES: {
    title: 'Certificazione e busta paga di dicembre',
    passed: 'La certificazione coincide con la busta paga di dicembre.',
    failed: 'La certificazione e la busta paga di dicembre indicano imposte diverse per l’anno.',
    inconclusive: 'I totali dell’anno non ci sono su entrambi i documenti.',
  },
  R_IT_730_FILED: {
    title: 'Dichiarazione presentata (730)',
    passed: 'La dichiarazione è stata presentata.',
    failed:
      'Nulla mostra che la dichiarazione sia stata presentata; senza, non ha valore legale. Aggiungi la ricevuta o il prospetto 730-3.',
    inconclusive: 'Non siamo riusciti a leggere se la dichiarazione è stata presentata.',
  },
  R_IT_REDDITI_RECEIPT: {
    title: 'Dichiarazione presentata (Redditi)',
    passed: 'La dichiarazione è stata presentata.',
    failed: 'Manca la ricevuta di questa dichiarazione; senza, non ha valore legale. Carica anche la ricevuta.',
    inconclusive: 'Non siamo riusciti a leggere se la dichiarazione è stata presentata.',
  },
  R_IT_FLAT_RATE: {
    title: 'Regime forfettario',
    passed: 'Ricavi e reddito sono coerenti con il regime forfettario.',
    failed: 'I ricavi superano il limite del regime forfettario.',
    coefficient: 'Il reddito non corrisponde a nessun coefficiente del regime forfettario.',
    inconclusive: 'Non siamo riusciti a leggere ricavi e reddito.',
  },
  R_IT_NASPI_AMOUNT: {
    title: 'Importo della NASpI',
    passed: 'L’importo è possibile.',
    failed: 'L’importo è più alto di quanto prevede la legge.',
    inconclusive: 'Non siamo riusciti a leggere l’importo o la decorrenza.',
  },
  R_DE_LSTB_VS_SLIP: {
    title: 'Lohnsteuerbescheinigung e busta paga di dicembre',
    passed: 'La certificazione annuale coincide con la busta paga di dicembre.',
    failed: 'La certificazione annuale e la busta paga di dicembre indicano totali diversi.',
    inconclusive: 'I totali dell’anno non ci sono su entrambi i documenti.',
  },
  R_DE_LSTB_PENSION_SHARE: {
    title: 'Contributi pensionistici e salario nella certificazione',
    passed: 'I contributi pensionistici corrispondono al salario della certificazione.',
    failed: 'I contributi pensionistici sono troppo bassi per il salario della certificazione.',
    inconclusive: 'La certificazione non dice abbastanza per confrontare salario e contributi.',
  },
  R_DE_EST_BESCHEID_KIND: {
    title: 'Tipo di avviso d’imposta',
    passed: 'L’avviso si basa su una dichiarazione.',
    failed: 'Questo avviso non dimostra un reddito. Carica l’ultimo avviso completo.',
    estimated: 'L’ufficio delle imposte ha stimato questo reddito. Aggiungi l’avviso di un altro anno o dati attuali.',
    prepayment: 'Questo avviso fissa solo acconti. Carica l’avviso completo.',
    inconclusive: 'Non siamo riusciti a leggere un reddito su questo avviso.',
  },
  R_DE_BUSINESS_FIGURES: {
    title: 'Dati dell’attività',
    passed: 'I dati sono accompagnati da un avviso d’imposta.',
    failed: 'Questi dati sono stati preparati dall’attività stessa. Aggiungi l’ultimo avviso d’imposta.',
    loss: 'I dati mostrano una perdita. Aggiungi l’ultimo avviso d’imposta o un altro reddito.',
    inconclusive: 'Non siamo riusciti a leggere il risultato.',
  },
};
