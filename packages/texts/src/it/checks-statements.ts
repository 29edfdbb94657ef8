import type { checksStatements as english } from '../en/checks-statements.ts';
import type { Shape } from '../shape.ts';

export const checksStatements: Shape<typeof english> = {
  R_BANK_PDF_ONLY: {
    title: 'L’estratto conto è un PDF della banca',
    passed: 'L’estratto conto è un file prodotto dalla banca.',
    failed: 'Questa è un’immagine ({format}). Scarica l’estratto conto in PDF dall’home banking e carica quel file.',
    inconclusive: 'Non siamo riusciti a capire di che tipo di file si tratta.',
  },
  R_BANK_LOCKED: {
    title: 'L’estratto conto si apre senza password',
    passed: 'Il file si apre senza password.',
    failed:
      'Questo estratto conto è protetto da una password. Salvalo senza password o scaricalo di nuovo, poi ricaricalo.',
    inconclusive: 'Non siamo riusciti a capire se il file è protetto.',
  },
  R_BANK_UNREADABLE: {
    title: 'I movimenti sono leggibili',
    passed: 'I movimenti dell’estratto conto sono stati letti.',
    failed: 'Non siamo riusciti a leggere nessun movimento. Carica il PDF originale scaricato dall’home banking.',
    inconclusive: 'Non sappiamo se tutti i movimenti sono stati letti.',
    incomplete: 'Alcuni movimenti non sono leggibili. Per questo altri controlli possono restare incerti.',
  },
  R_BANK_IS_CHOSEN_BANK: {
    title: 'L’estratto conto è della banca scelta',
    passed: 'Il conto è presso la banca che hai scelto.',
    failed:
      'Questo conto è presso {bank}, non presso la banca che hai scelto. Se il conto è quello giusto, conferma la banca; altrimenti carica l’estratto dell’altro conto.',
    inconclusive: 'Non siamo riusciti a capire di quale banca è il conto.',
  },
  R_BANK_HOLDER_MATCH: {
    title: 'Il conto è intestato a te',
    passed: 'Il tuo nome è tra gli intestatari del conto.',
    failed: 'L’estratto conto è intestato a un’altra persona. Carica quello di un conto tuo, anche cointestato.',
    inconclusive: 'Non siamo riusciti a confrontare l’intestatario con il tuo nome.',
  },
  R_BANK_RUNNING_BALANCE: {
    title: 'I saldi tornano',
    passed: 'Saldo iniziale e movimenti danno il saldo finale.',
    failed:
      'I movimenti non portano al saldo indicato: la differenza è di {difference, number, ::currency/EUR scale/0.01}. Ricarica l’estratto conto esattamente come lo fornisce la banca.',
    inconclusive: 'L’estratto conto non riporta saldi sufficienti per fare la somma.',
    unsure:
      'Non siamo riusciti a ricostruire i saldi, probabilmente perché una parte era difficile da leggere. Non dipende da te.',
  },
  R_BANK_LINE_ORDER_DATES: {
    title: 'I movimenti seguono l’ordine delle date',
    passed: 'I movimenti sono in ordine di data.',
    failed:
      '{rows, plural, one {Un movimento è} other {# movimenti sono}} fuori dall’ordine delle date. Controlla di aver caricato l’estratto conto senza modifiche.',
    weekend:
      '{rows, plural, one {Un movimento cade} other {# movimenti cadono}} in un fine settimana, in un estratto che altrimenti non ne ha.',
    impossible: 'L’estratto riporta un giorno che non esiste: {day}. Carica il file così come te l’ha dato la banca.',
    inconclusive:
      'I movimenti sono troppo pochi, non tutti leggibili o in un altro ordine: non abbiamo potuto controllare le date.',
    outside:
      '{rows, plural, one {Un movimento è} other {# movimenti sono}} fuori dal periodo dell’estratto conto. Controlla di averlo caricato senza modifiche.',
  },
  R_BANK_DUPLICATE_LINES: {
    title: 'Nessun movimento è ripetuto',
    passed: 'Nessun movimento compare due volte.',
    failed:
      '{rows, plural, one {Un movimento compare} other {# movimenti compaiono}} due volte. Controlla di aver caricato l’estratto conto senza modifiche.',
    inconclusive: 'Non ci sono movimenti da confrontare, o non tutti sono leggibili.',
    booked_twice:
      '{rows, plural, one {Un accredito è stato registrato} other {# accrediti sono stati registrati}} due volte e i saldi lo confermano. Non devi fare nulla.',
  },
  R_BANK_COVERAGE_3M: {
    title: 'Tre mesi senza interruzioni',
    passed: 'Gli estratti conto coprono dal {from} al {to} senza interruzioni.',
    failed:
      'Servono {months} mesi consecutivi. Non ancora completi: {missing}. Carica gli estratti conto {missing_count, plural, one {di questo mese} other {di questi mesi}}.',
    inconclusive: 'Gli estratti conto non dicono quali giorni coprono. Carica quelli che riportano il periodo.',
  },
  R_BANK_COVERAGE_6M: {
    title: 'Sei mesi senza interruzioni',
    passed: 'Gli estratti conto coprono dal {from} al {to} senza interruzioni.',
    failed:
      'Per chi lavora in proprio servono {months} mesi consecutivi. Non ancora completi: {missing}. Carica gli estratti conto {missing_count, plural, one {di questo mese} other {di questi mesi}}.',
    inconclusive: 'Gli estratti conto non dicono quali giorni coprono. Carica quelli che riportano il periodo.',
  },
  R_BANK_RECENT: {
    title: 'Gli estratti conto sono recenti',
    passed: 'Gli estratti conto arrivano fin quasi a oggi.',
    failed:
      'L’ultimo giorno riportato è il {last_day}, {age} giorni fa. Oltre {limit} giorni l’estratto conto non entra nel calcolo di ciò che puoi permetterti. Aggiungi il più recente.',
    inconclusive: 'Non siamo riusciti a capire fino a quale giorno arrivano gli estratti conto.',
  },
  R_BANK_BALANCES_CONTINUE: {
    title: 'Ogni estratto conto continua il precedente',
    passed: 'Ogni estratto conto si apre con il saldo finale del precedente.',
    failed:
      'Un estratto conto si apre con un saldo diverso da quello finale del precedente. Controlla che ci siano tutte le pagine, senza modifiche.',
    other_iban:
      'Un estratto conto prosegue esattamente dove un altro finisce, ma indica un altro conto. Carica entrambi così come li fornisce la banca.',
    unfinished:
      'Un estratto conto finisce senza saldo finale, gli altri ce l’hanno. Controlla che ci sia l’ultima pagina.',
    inconclusive: 'Non siamo riusciti a confrontare i saldi di estratti conto consecutivi.',
  },
  R_BANK_FEED_VS_PDF: {
    title: 'Documento e collegamento bancario coincidono',
    passed: 'L’estratto conto riporta gli stessi movimenti inviati dalla banca.',
    failed:
      'L’estratto conto è diverso da ciò che la banca ci ha inviato: {added} solo sul documento, {missing} solo dalla banca. Carica l’estratto conto originale.',
    inconclusive: 'Documento e collegamento bancario hanno troppo pochi giorni in comune.',
  },
  R_FEED_BALANCES: {
    title: 'L’estratto conto si chiude con il saldo del conto',
    passed: 'Il saldo finale dell’estratto conto è quello che la banca ci ha inviato.',
    failed:
      'Secondo la banca, in quei giorni il conto non ha mai avuto il saldo finale riportato sull’estratto conto. Carica l’estratto conto originale.',
    inconclusive: 'Documento e collegamento bancario non hanno saldi da confrontare.',
  },
  R_BANK_SALARY_FOUND: {
    title: 'Lo stipendio arriva sul conto',
    passed:
      '{payments, plural, one {È stato trovato un accredito} other {Sono stati trovati # accrediti}} di stipendio.',
    failed:
      'In {days} giorni non abbiamo trovato accrediti di stipendio. Se lo ricevi su un altro conto, carica gli estratti di quel conto.',
    inconclusive: 'Gli estratti conto sono troppo brevi o non del tutto leggibili per trovare uno stipendio.',
  },
  R_BANK_SALARY_STABLE: {
    title: 'Lo stipendio arriva con regolarità',
    passed: 'Lo stipendio arriva con regolarità, da ultimo {latest, number, ::currency/EUR scale/0.01}.',
    failed: 'Gli accrediti dello stipendio sono cambiati. Spiegaci che cosa è successo.',
    inconclusive:
      'Gli stipendi sono troppo pochi, o i movimenti non tutti leggibili, per dire se arriva con regolarità.',
    stopped:
      'L’ultimo stipendio è del {last_day}; nei {days} giorni successivi non ne sono arrivati altri. Se hai cambiato lavoro o conto, aggiungi i nuovi documenti.',
    reduced:
      'L’ultimo stipendio, {latest, number, ::currency/EUR scale/0.01}, è molto più basso del solito ({usual, number, ::currency/EUR scale/0.01}). Una breve nota sul motivo aiuta.',
  },
  R_BANK_RENT_FOUND: {
    title: 'L’affitto pagato corrisponde a quanto dichiarato',
    passed: 'I pagamenti dell’affitto corrispondono a quanto ci hai detto.',
    failed: 'I pagamenti dell’affitto non corrispondono a quanto ci hai detto. Controlla l’importo.',
    inconclusive: 'Gli estratti conto sono troppo brevi o non del tutto leggibili per cercare l’affitto.',
    missing:
      'Hai indicato un affitto di {declared, number, ::currency/EUR scale/0.01}, ma non troviamo questi pagamenti. Se paghi in un altro modo, dicci come.',
    differs:
      'Hai indicato un affitto di {declared, number, ::currency/EUR scale/0.01}; il conto mostra {rent, number, ::currency/EUR scale/0.01} al mese. Forse uno dei due comprende le spese. Controlla l’importo.',
    undeclared:
      'Ci hai detto che non paghi un affitto; il conto mostra un affitto di {rent, number, ::currency/EUR scale/0.01} al mese. È il tuo? Allora confermalo, oppure dicci di che cosa si tratta.',
  },
  R_BANK_UNDECLARED_INCOME: {
    title: 'Tutte le entrate regolari sono dichiarate',
    passed: 'Le entrate regolari sul conto corrispondono a quanto ci hai detto.',
    failed:
      'Oltre all’entrata principale il conto mostra {seen, number, ::currency/EUR scale/0.01} al mese{declared, plural, =0 {, che non ci hai indicato} other {, di cui ci hai indicato {declared, number, ::currency/EUR scale/0.01}}}. Aggiungi queste entrate: fino ad allora non contano a tuo favore.',
    inconclusive: 'Gli estratti conto sono troppo brevi o non del tutto leggibili per cercare altre entrate.',
  },
  R_BANK_DECLARED_NOT_SEEN: {
    title: 'Le entrate dichiarate arrivano',
    passed: 'Le entrate che hai indicato si vedono sul conto.',
    failed:
      'Hai indicato {declared, number, ::currency/EUR scale/0.01} al mese, ma il conto mostra {seen, number, ::currency/EUR scale/0.01}. Se arrivano su un altro conto, aggiungi i suoi estratti.',
    named:
      'Hai indicato altre entrate, ma su questo conto non ne arrivano. Se arrivano su un altro, aggiungi i suoi estratti.',
    inconclusive: 'Gli estratti conto sono troppo brevi o non del tutto leggibili per cercare queste entrate.',
  },
  R_BANK_CIRCULAR_TRANSFERS: {
    title: 'Lo stipendio viene da un datore di lavoro',
    passed: 'Lo stipendio viene da terzi e non torna indietro.',
    failed:
      '{payments, plural, one {Uno stipendio è tornato} other {# stipendi sono tornati}} alla stessa controparte quasi per lo stesso importo. Spiegaci questi pagamenti.',
    inconclusive: 'Non ci sono stipendi da esaminare, o non tutti i movimenti sono leggibili.',
    own_transfer:
      'Gli accrediti chiamati stipendio vengono da un tuo conto o da versamenti in contanti. Carica gli estratti del conto su cui paga il datore di lavoro.',
  },
  R_BANK_RETURNED_DEBITS: {
    title: 'I pagamenti vanno a buon fine',
    passed: 'Nessun pagamento è stato respinto.',
    failed:
      '{returned, plural, one {Un pagamento è stato respinto} other {# pagamenti sono stati respinti}}. Una breve nota sul motivo aiuta chi legge il report.',
    inconclusive: 'Non ci sono movimenti da esaminare, o non tutti sono leggibili.',
    garnishment:
      'Il conto mostra {seized, plural, one {un pignoramento} other {# pignoramenti}}. Una breve nota sulla situazione aiuta chi legge il report.',
  },
  R_BANK_MAIN_ACCOUNT: {
    title: 'È il conto che usi ogni giorno',
    passed: 'Il conto mostra le spese di tutti i giorni.',
    failed:
      'Il conto mostra pochissime spese quotidiane ({monthly, plural, one {# pagamento} other {# pagamenti}} al mese). Se ne usi un altro ogni giorno, aggiungi i suoi estratti.',
    inconclusive: 'Gli estratti conto sono troppo brevi o non del tutto leggibili per dirlo.',
  },
  R_BANK_LARGE_DEPOSIT: {
    title: 'Le somme importanti sono spiegate',
    passed: 'Negli ultimi 60 giorni non sono arrivate somme importanti di origine ignota.',
    failed:
      'Negli ultimi 60 giorni sono arrivati {sum, number, ::currency/EUR scale/0.01} di cui non conosciamo l’origine. Dicci da dove vengono.',
    inconclusive:
      'Gli estratti conto coprono troppo poco degli ultimi 60 giorni, o non tutti i movimenti sono leggibili.',
  },
  R_DEPOSIT_3X_RENT: {
    title: 'La cauzione è alla portata',
    passed:
      'In media sui conti c’erano {balance, number, ::currency/EUR scale/0.01}: abbastanza per una cauzione di tre mensilità ({required, number, ::currency/EUR scale/0.01}).',
    failed:
      'In media sui conti c’erano {balance, number, ::currency/EUR scale/0.01}; tre mensilità di cauzione sono {required, number, ::currency/EUR scale/0.01}. Spesso si può pagare a rate o con una garanzia.',
    inconclusive: 'Gli estratti conto non riportano saldi, quindi non possiamo dirlo.',
  },
  R_FILE_CROSS_APPLICANT_COPY: {
    title: 'Il documento è solo tuo',
    passed: 'Nessun altro ha presentato questo documento.',
    failed:
      'Lo stesso documento è stato presentato anche da un’altra persona o con un altro indirizzo e-mail. Carica il tuo documento; se è davvero tuo, scrivici e lo guardiamo insieme.',
    inconclusive: 'Il documento non è stato confrontato con altri.',
  },
  R_X_PAYSLIP_NET_IN_BANK: {
    title: 'Il netto delle buste paga è arrivato',
    passed: 'Il netto di {found, plural, one {una busta paga} other {# buste paga}} si vede sul conto.',
    failed: 'Busta paga e conto non coincidono per {months}. Spiegaci la differenza.',
    inconclusive: 'Buste paga ed estratti conto non dicono abbastanza per vedere se il netto è arrivato.',
    no_statement: 'Senza estratti conto non possiamo vedere se il netto è arrivato.',
    other_amount:
      'Per {months} il conto mostra un importo diverso dalla busta paga. Può trattarsi di mensilità aggiuntive, di un anticipo o del cambio dell’anno fiscale: una breve nota aiuta.',
    missing: 'Il netto di {months} non si vede sul conto. Se arriva su un altro conto, aggiungi i suoi estratti.',
    other_payer:
      'Il netto di un mese è arrivato da qualcuno che non è il datore di lavoro della busta paga. Dicci chi ti paga.',
    other_account:
      'Una busta paga indica un conto diverso da quello su cui è arrivato il netto. Controlla la busta paga o parlaci di quel conto.',
  },
  R_X_EMPLOYER_CHAIN: {
    title: 'Tutti i documenti indicano lo stesso datore di lavoro',
    passed: 'I documenti indicano lo stesso datore di lavoro.',
    failed:
      'Più documenti indicano un datore di lavoro diverso dall’ultima busta paga. Controlla che riguardino tutti il lavoro attuale.',
    inconclusive: 'Nessun altro documento permette di confrontare il datore di lavoro.',
    contract:
      'Il contratto di lavoro indica un datore di lavoro diverso dalla busta paga. Carica il contratto del lavoro attuale.',
    certificate:
      'La certificazione fiscale indica un datore di lavoro diverso dalla busta paga, anche se eri già in servizio. Una breve nota aiuta, ad esempio se l’azienda ha cambiato nome.',
    payer:
      'Lo stipendio è pagato da un soggetto diverso dal datore di lavoro in busta paga. Una breve nota aiuta, ad esempio se paga uno studio o la capogruppo.',
  },
  R_X_HIRE_DATE: {
    title: 'I documenti concordano sull’inizio del lavoro',
    passed: 'I documenti riportano lo stesso inizio.',
    failed:
      'La busta paga riporta l’inizio il {hired}, un altro documento il {other}. Una breve nota aiuta, ad esempio se l’azienda è stata ceduta.',
    inconclusive: 'Non siamo riusciti a confrontare l’inizio del lavoro.',
  },
  R_X_ANNUAL: {
    title: 'Anno e mesi sono coerenti',
    passed: 'La certificazione fiscale corrisponde alla retribuzione mensile.',
    failed:
      'La certificazione del {year} corrisponde al {percent}% di dodici mensilità attuali. Può trattarsi di mensilità aggiuntive o del cambio dell’anno fiscale: una breve nota aiuta.',
    inconclusive: 'Non siamo riusciti a confrontare l’anno con la retribuzione mensile.',
  },
  R_X_ADDRESS: {
    title: 'L’indirizzo corrisponde',
    passed: 'I documenti riportano l’indirizzo che hai indicato.',
    failed: 'Un documento riporta un indirizzo diverso da quello indicato. Se hai cambiato casa, non devi fare nulla.',
    inconclusive: 'Non siamo riusciti a confrontare gli indirizzi.',
  },
  R_X_BIRTH_DATE: {
    title: 'I documenti riportano la stessa data di nascita',
    passed: 'I documenti riportano la data di nascita che hai inserito.',
    failed:
      'Un documento riporta una data di nascita diversa da quella inserita. Controlla i dati; se è sbagliato il documento, una breve nota aiuta.',
    inconclusive: 'Non siamo riusciti a confrontare la data di nascita sui documenti.',
  },
  R_X_TAXCLASS: {
    title: 'Busta paga e certificazione riportano la stessa classe fiscale',
    passed: 'La certificazione riporta la classe fiscale delle buste paga.',
    failed:
      'La busta paga riporta la classe fiscale {slip}, la certificazione la {certificate}. La classe può cambiare con un matrimonio o con l’anno nuovo: una breve nota aiuta.',
    inconclusive: 'Non siamo riusciti a confrontare la classe fiscale.',
  },
  R_X_FAMILY_TAXCLASS: {
    title: 'Classe fiscale e nucleo familiare',
    passed: 'La classe fiscale {tax_class} corrisponde al nucleo familiare.',
    failed:
      'La classe fiscale {tax_class} è tipica di un nucleo diverso da quello indicato. Le coppie possono vivere separate e le classi cambiano in ritardo.',
    inconclusive: 'Non conosciamo il nucleo familiare con cui confrontare la classe fiscale.',
  },
  R_X_DEVICE_OR_CONTACT_REUSE: {
    title: 'I recapiti sono tuoi',
    passed: 'Nessun altro usa questi recapiti.',
    failed:
      'Qualcun altro ha fatto domanda con {kinds, select, email {lo stesso indirizzo e-mail} phone {lo stesso numero di telefono} iban {lo stesso conto} device {lo stesso dispositivo} other {gli stessi recapiti}}. Controlla di aver indicato i tuoi dati.',
    inconclusive: 'I recapiti non sono stati confrontati con altri.',
  },
};
