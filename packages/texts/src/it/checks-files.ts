import type { checksFiles as english } from '../en/checks-files.ts';
import type { Shape } from '../shape.ts';
import { foundPaper } from './paper-kinds.ts';

export const checksFiles: Shape<typeof english> = {
  R_FILE_TYPE: {
    title: 'Il file è del tipo che dice il nome',
    passed: 'Il file è di un tipo che possiamo leggere.',
    renamed: 'Il file finisce in .{named} ma in realtà è {format}. Non è un problema.',
    failed: 'Il file finisce in .{named} ma in realtà è {format}. Salvalo di nuovo nel formato giusto e ricaricalo.',
    unsupported: 'Non possiamo leggere questo tipo di file. Carica un PDF, un JPEG o un PNG.',
    inconclusive: 'Non è stato possibile capire di che tipo di file si tratta.',
  },
  R_FILE_SIZE: {
    title: 'Il file non è troppo grande',
    passed: 'Il file è abbastanza piccolo.',
    failed: 'Il file pesa {size} MB; il limite è {limit} MB. Caricane uno più piccolo.',
    pixels: 'L’immagine ha troppi pixel. Scattala di nuovo con una risoluzione più bassa.',
    inconclusive: 'Non è stato possibile stabilire la dimensione del file.',
  },
  R_FILE_ENCRYPTED: {
    title: 'Il file si apre senza password',
    passed: 'Il file si apre senza password.',
    failed: 'Il file è protetto da una password. Salvalo senza password, o scaricalo di nuovo, e ricaricalo.',
    inconclusive: 'Non è stato possibile capire se il file è protetto.',
  },
  R_FILE_CORRUPT: {
    title: 'Il file è integro',
    passed: 'Il file si è aperto.',
    failed: 'Il file è danneggiato e non si apre. Scaricalo di nuovo da dove l’hai ricevuto e ricaricalo.',
    empty: 'Il file è vuoto. Scegli di nuovo il file.',
    inconclusive: 'Il file non è stato aperto, quindi non possiamo dire se è integro.',
  },
  R_FILE_ACTIVE_CONTENT: {
    title: 'Il file non contiene programmi',
    passed: 'Il file non contiene nulla che si avvii da solo.',
    attachments: 'Il file ha altri file allegati. Non li abbiamo aperti.',
    form_scripts: 'Il file contiene i calcoli di un modulo. Nulla si avvia all’apertura.',
    links: 'Il file contiene dei link. Non li abbiamo seguiti.',
    failed:
      'Il file avvia uno script all’apertura, perciò l’abbiamo rifiutato. Stampalo in PDF o chiedi una copia semplice a chi l’ha emesso.',
    launch:
      'Il file cerca di avviare un programma, perciò l’abbiamo rifiutato. Chiedi una copia semplice a chi l’ha emesso.',
    inconclusive: 'Il file non si è aperto, quindi non possiamo dire che cosa contiene.',
  },
  R_FILE_BLANK: {
    title: 'La pagina non è vuota',
    passed: 'Le pagine non sono vuote.',
    failed: 'Le pagine sono vuote. Controlla di aver scelto il file giusto.',
    inconclusive: 'Non è stato possibile capire se le pagine contengono qualcosa.',
  },
  R_FILE_BLURRY: {
    title: 'L’immagine è nitida',
    passed: 'L’immagine è abbastanza nitida da essere letta.',
    failed:
      'L’immagine è sfocata e si legge a fatica. Scattala di nuovo con buona luce, con il foglio disteso che riempie l’inquadratura.',
    inconclusive: 'Non è stato possibile capire se l’immagine è abbastanza nitida.',
  },
  R_FILE_CROPPED: {
    title: 'Si vede tutta la pagina',
    passed: 'Tutta la pagina è nell’immagine.',
    failed: 'Una parte della pagina è tagliata al bordo. Scatta di nuovo la foto con tutti e quattro gli angoli.',
    small:
      'L’immagine è troppo piccola per essere letta con certezza ({side}, almeno {least}). Scattala o scansionala con più dettaglio.',
    inconclusive: 'Non è stato possibile capire se si vede tutta la pagina.',
  },
  R_FILE_DUPLICATE: {
    title: 'Ogni documento c’è una volta sola',
    passed: 'Nessun documento è stato caricato due volte.',
    failed:
      '{count, plural, one {Un documento è stato caricato} other {# documenti sono stati caricati}} due volte. Togli la copia e carica il documento che manca.',
    alike: 'Due immagini sono quasi uguali. Non è stato possibile capire se mostrano due volte lo stesso documento.',
    inconclusive: 'Non è stato possibile confrontare tutti i documenti tra loro.',
  },
  R_FILE_PAGES_MISSING: {
    title: 'Non manca nessuna pagina',
    passed: 'Ci sono tutte le pagine che il documento indica.',
    failed: 'Il documento ha {total} pagine; mancano: {pages}. Carica il documento completo.',
    goes_on:
      'L’ultima pagina riporta il saldo a una pagina successiva che manca. Carica l’estratto conto completo, dal saldo iniziale a quello finale.',
    comes_from:
      'È una pagina presa dal mezzo di un estratto conto: inizia con il saldo di una pagina che manca. Carica l’estratto conto completo, dal saldo iniziale a quello finale.',
    open_end:
      'L’elenco comincia con un saldo e finisce senza, come quando manca l’ultima pagina. Carica l’estratto conto intero, dal saldo iniziale a quello finale.',
    inconclusive: 'Il documento non dice quante pagine ha.',
  },
  R_FILE_MERGED: {
    title: 'Il file viene da un’unica fonte',
    passed: 'Le pagine di questo file appartengono allo stesso documento.',
    several: 'Il file contiene più documenti; le pagine di ciascuno sono coerenti tra loro.',
    failed: 'Questo file sembra composto da più file. Carica ogni documento così come l’hai ricevuto.',
    twice:
      '{count, plural, one {La pagina {pages} di questo file ripete una pagina precedente} other {Le pagine {pages} di questo file ripetono pagine precedenti}}: le abbiamo lette una volta sola. Se al loro posto manca una pagina, carica di nuovo il documento completo.',
    inconclusive: 'Non è stato possibile capire se il file è composto da più file.',
  },
  R_FILE_MARKED_SAMPLE: {
    title: 'Non è un esempio',
    passed: 'Nulla indica che il documento sia un esempio.',
    failed: 'Il documento è contrassegnato come esempio. Carica quello che ti ha dato chi lo ha emesso.',
    inconclusive: 'Non abbiamo potuto stabilire se il documento è un esempio.',
    demonstration: 'Un esempio, preso per vero perché questa è una dimostrazione.',
  },
  R_FILE_CORRECTED: {
    title: 'Corretto da chi fa domanda',
    passed: 'Su questo documento non è stato corretto nulla.',
    failed: 'La correzione non è coerente con il documento.',
    inconclusive:
      '{count, plural, one {Un dato di questo documento è stato corretto} other {# dati di questo documento sono stati corretti}} da chi fa domanda. È una sua dichiarazione; tutte le cifre si basano su quello che è stato letto dal documento.',
    stated:
      'Così come è stato letto, il dato non torna. Tornerebbe con la correzione di chi fa domanda, che è una sua dichiarazione.',
  },
  R_FILE_KIND: {
    title: 'Come è stato creato il file',
    passed: 'Sappiamo come è stato creato il file.',
    true_pdf: 'Un PDF con testo vero, come lo creano gli enti e le aziende.',
    scan_with_text: 'Una scansione; lo scanner ha aggiunto il testo che ha letto.',
    image_pdf: 'Un PDF fatto di immagini, come lo creano gli scanner.',
    flattened: 'Un PDF fatto di disegni, senza testo.',
    mixed: 'Un PDF con pagine vere e pagine scansionate.',
    picture: 'Una foto o un’immagine.',
    data: 'Un file di dati di una banca.',
    inconclusive: 'Non è stato possibile capire come è stato creato il file.',
  },
  R_FILE_CLASSIFICATION: {
    title: 'È il documento richiesto',
    passed: 'È il documento che avevamo chiesto.',
    failed: `Questo documento sembra ${foundPaper}: qui ne serve un altro.`,
    foreign_payslip:
      'Sembra una busta paga di un altro paese: riusciamo a leggere quelle italiane e tedesche. Aggiungi gli estratti conto su cui arriva questo stipendio.',
    employer_confirmation:
      'Sembra una dichiarazione del datore di lavoro. Non può sostituire i documenti veri e propri. Al suo posto carica il contratto di lavoro o le ultime buste paga.',
    child_benefit_notice:
      'Sembra una comunicazione sull’assegno per i figli. L’assegno lo contiamo dagli estratti conto su cui arriva. Carica qui il documento richiesto e, per l’assegno, i tuoi estratti conto.',
    annual_accounts:
      'Sembra il bilancio di un’impresa, che dice quanto guadagna l’impresa e non chi la possiede. Al suo posto carica la tua ultima dichiarazione dei redditi.',
    inconclusive: 'Non abbiamo riconosciuto questo documento.',
  },
  R_FILE_OTHER_CONTENT: {
    title: 'Nel file non c’è altro',
    passed: 'Il file contiene questo documento e nient’altro.',
    failed: `Il file contiene anche altro (${foundPaper}) a pagina {pages}. Caricalo a parte.`,
    inconclusive: 'Non abbiamo riconosciuto tutte le pagine.',
  },
  R_PDF_ORIGINAL: {
    title: 'Il file è l’originale',
    passed: 'Non abbiamo trovato segni di modifiche. Una ricostruzione fedele non si può escludere.',
    remark:
      'Il file sembra originale. Più sotto ci sono piccole osservazioni, tutte con possibili spiegazioni innocue.',
    scan_accepted: 'È una scansione o una foto, e per questo documento va bene.',
    warning:
      'Qualcosa in questo file è insolito. Puoi aggiungere una spiegazione o caricare il file così come l’hai ricevuto.',
    other:
      'Un segno fa pensare che il file sia stato modificato dopo la creazione. Carica il file esattamente come l’hai ricevuto.',
    fraud:
      'Più segni concordano: ciò che il file dice è stato modificato dopo la creazione. Carica il file esattamente come l’hai ricevuto, o spiega la modifica.',
    merged: 'Non è un file originale: sembra composto da più file. Caricali uno per uno, così come li hai ricevuti.',
    scan: 'Non è un file originale ma una scansione o una foto. Scarica il PDF da chi l’ha emesso e carica quello.',
    failed: 'Non è un file originale.',
    unknown_paper: 'È una scansione o una foto di un documento che non conosciamo: non possiamo dire se basta.',
    inconclusive: 'Non è stato possibile capire se il file è l’originale.',
  },
  R_PDF_INCREMENTAL_UPDATES: {
    title: 'Nulla è stato aggiunto dopo la creazione',
    passed: 'Il file è come è stato salvato la prima volta.',
    harmless:
      'Qualcosa è stato aggiunto dopo, come una firma, un campo compilato o una nota. Il contenuto delle pagine è lo stesso di prima.',
    redrawn: 'Il file è stato salvato di nuovo. Il contenuto delle pagine è lo stesso di prima.',
    failed:
      'Il file è stato modificato dopo la creazione: in {places, plural, one {un punto} other {# punti}} c’è scritto altro rispetto a prima. I punti sono segnati sulla pagina.',
    page_count: 'Dopo la creazione sono state aggiunte o tolte pagine. Carica il file così come l’hai ricevuto.',
    identity: 'Il file è stato salvato in seguito con un’altra identità. Carica il file così come l’hai ricevuto.',
    unlisted:
      'Dopo la fine del file c’è qualcosa che il file stesso non elenca. Carica il file così come l’hai ricevuto.',
    inconclusive: 'Il file è stato salvato più volte; non è stato possibile confrontare le versioni.',
  },
  R_PDF_MODDATE_AFTER_CREATE: {
    title: 'Il file non è stato salvato di nuovo',
    passed: 'Il file è stato salvato quando è stato creato.',
    failed:
      'Il file è stato salvato di nuovo {days, plural, one {un giorno} other {# giorni}} dopo la creazione. Da solo significa poco.',
    before:
      'Secondo il file la modifica risale a {days, plural, one {un giorno} other {# giorni}} prima della creazione, il che è impossibile.',
    inconclusive: 'Il file non dice quando è stato creato o modificato.',
  },
  R_PDF_DATE_VS_PERIOD: {
    title: 'Il file è successivo al periodo che copre',
    passed: 'Il file è stato creato dopo il periodo che copre.',
    failed:
      'Il file è stato creato il {created}, prima che finisse il periodo che copre. Scaricalo di nuovo da chi l’ha emesso.',
    inconclusive: 'Il file non dice quando è stato creato.',
  },
  R_PDF_MALFORMED_DATE: {
    title: 'Le date del file sono in ordine',
    passed: 'Le date del file sono in ordine.',
    failed: 'Una data nel file è scritta in un modo che i programmi non usano. Da sola significa poco.',
    future: 'Una data nel file è nel futuro.',
    inconclusive: 'Il file non contiene date.',
  },
  R_PDF_SOFTWARE_BLOCKLIST: {
    title: 'Il file viene dal programma di chi l’ha emesso',
    passed: 'Nulla da obiettare sul programma che ha creato il file.',
    printer: 'Il file è stato stampato in PDF ({program}).',
    scanner: 'Il file viene da uno scanner ({program}).',
    failed:
      'Il file è stato salvato con un programma di modifica ({program}). Carica il file così come te l’hanno dato.',
    office:
      'Il file è stato scritto con un programma da ufficio ({program}), cosa rara per chi emette questi documenti. Carica il file così come te l’hanno dato.',
    toolbox: 'Il file è passato per uno strumento PDF ({program}). Se puoi, carica il file così come l’hai ricevuto.',
    unnamed: 'Il file non dice quale programma l’ha creato.',
    stripped:
      'Il file non dice né quale programma l’ha creato né quando, come se queste informazioni fossero state tolte. Carica il file così come te l’hanno dato.',
    taken_back:
      'Il file è passato per uno strumento PDF ({program}) il cui nome è stato poi tolto. Carica il file così come te l’hanno dato.',
    unknown_paper:
      'Non conosciamo questo documento: non possiamo dire se il programma che l’ha creato è quello consueto.',
    inconclusive: 'Non è stato possibile capire quale programma ha creato il file.',
  },
  R_PDF_PRODUCER_PROFILE: {
    title: 'I documenti della stessa fonte vengono dallo stesso programma',
    passed: 'I documenti della stessa fonte vengono dallo stesso programma.',
    failed:
      'Un documento è stato creato con un programma ({program}) diverso dagli altri della stessa fonte ({usual}).',
    unnamed: 'Un documento non dice con quale programma è stato creato, gli altri della stessa fonte sì ({usual}).',
    printed: 'Un documento è stato stampato o salvato con {program} prima del caricamento. Non è un problema.',
    undecided:
      'I documenti della stessa fonte indicano programmi diversi o nessuno, senza che uno solo si distingua. Da solo non significa nulla.',
    inconclusive: 'Ci sono troppo pochi documenti della stessa fonte per un confronto.',
  },
  R_PDF_XMP_INFO_MISMATCH: {
    title: 'Il file è coerente sulla propria origine',
    passed: 'Le due registrazioni sull’origine del file concordano.',
    failed: 'Le due registrazioni sull’origine del file non concordano. Da solo significa poco.',
    inconclusive: 'Il file contiene una sola registrazione sulla propria origine.',
  },
  R_PDF_MASK_THEN_TEXT: {
    title: 'Nulla è stato coperto e riscritto',
    passed: 'Nessun testo è coperto da altro.',
    failed:
      'In {places, plural, one {un punto} other {# punti}} il testo è stato coperto e sopra è stato scritto altro. I punti sono segnati sulla pagina.',
    covered:
      'In {places, plural, one {un punto} other {# punti}} sono state coperte delle cifre. Carica il documento senza coprire nulla.',
    picture:
      'In {places, plural, one {un punto} other {# punti}} un’immagine copre parole stampate. I punti sono segnati sulla pagina.',
    typed:
      'In {places, plural, one {un punto} other {# punti}} una cifra è stata scritta sopra la pagina scansionata. I punti sono segnati sulla pagina.',
    blackened:
      'In {places, plural, one {un punto} other {# punti}} qualcosa è stato oscurato. Va bene, purché gli importi si leggano.',
    inconclusive: 'Non è stato possibile esaminare come sono disegnate le pagine.',
  },
  R_PDF_OVERLAID_TEXT: {
    title: 'Nessun testo sta sopra un altro',
    passed: 'Nessun testo sta sopra un altro.',
    failed:
      'In {places, plural, one {un punto} other {# punti}} due testi diversi si sovrappongono. I punti sono segnati sulla pagina.',
    inconclusive: 'Non è stato possibile esaminare come sono disegnate le pagine.',
  },
  R_PDF_TOUCHUP_TEXT: {
    title: 'Nessun testo è stato ritoccato',
    passed: 'Non ci sono segni di un programma di modifica.',
    failed:
      'Un programma di modifica ha segnato {places, plural, one {un punto} other {# punti}} come ritoccati. I punti sono segnati sulla pagina.',
    appended:
      '{places, plural, one {Una riga} other {# righe}} in mezzo alle altre {places, plural, one {è stata aggiunta} other {sono state aggiunte}} alla pagina dopo tutto il resto. I punti sono segnati.',
    retyped:
      '{places, plural, one {Una cifra è posizionata} other {# cifre sono posizionate}} sulla pagina in modo diverso da quelle intorno. I punti sono segnati. Carica il file così come l’hai ricevuto.',
    inconclusive: 'Non è stato possibile esaminare come sono disegnate le pagine.',
  },
  R_PDF_FONT_ANOMALY: {
    title: 'Le cifre hanno lo stesso carattere',
    passed: 'Le cifre sono stampate come quelle vicine.',
    failed:
      '{places, plural, one {Una cifra è stampata} other {# cifre sono stampate}} con un carattere diverso da quelle intorno. I punti sono segnati sulla pagina.',
    inconclusive: 'Ci sono troppo poche cifre per un confronto.',
  },
  R_PDF_ALIGNMENT: {
    title: 'Le cifre sono allineate',
    passed: 'Le cifre sono allineate.',
    failed:
      '{places, plural, one {Una cifra è} other {# cifre sono}} fuori dalla propria colonna o riga. I punti sono segnati sulla pagina.',
    inconclusive: 'Ci sono troppo poche cifre per un confronto, o l’impaginazione è irregolare.',
  },
  R_PDF_HIDDEN_TEXT: {
    title: 'Nulla è nascosto sulla pagina',
    passed: 'Non ci sono cifre nascoste.',
    machine_marks: 'La pagina contiene segni nascosti per le macchine, come ne stampano molti enti.',
    failed:
      'Sulla pagina ci sono cifre nascoste ({places, plural, one {un punto} other {# punti}}). I punti sono segnati.',
    lying:
      'I caratteri della pagina mostrano cifre diverse da quelle scritte nel file ({places, plural, one {un punto} other {# punti}}). I punti sono segnati.',
    other_picture:
      'Il testo salvato sotto la scansione dice altro rispetto all’immagine ({places, plural, one {un punto} other {# punti}}). Abbiamo letto l’immagine; i punti sono segnati.',
    misread_layer:
      'Il testo salvato sotto la scansione non corrisponde del tutto all’immagine, come accade quando è un programma a leggerla. Abbiamo letto l’immagine.',
    unread_layer: 'Non è stato possibile confrontare il testo salvato sotto la scansione con l’immagine.',
    layer_agrees:
      'Il testo salvato sotto la scansione corrisponde all’immagine ({places, plural, one {un punto confrontato} other {# punti confrontati}}).',
    layer: 'Una parte della pagina è disattivata e non si vede. Carica il file così come l’hai ricevuto.',
    inconclusive: 'Non è stato possibile esaminare come sono disegnate le pagine.',
  },
  R_PDF_ANNOTATIONS: {
    title: 'Nulla è stato posto sopra il documento',
    passed: 'Nulla è stato posto sopra il documento.',
    notes:
      'Il documento ha {notes, plural, one {una nota o evidenziazione} other {# note o evidenziazioni}}. Non coprono nulla.',
    failed:
      'Qualcosa è stato posto sopra il testo stampato ({places, plural, one {un punto} other {# punti}}). Carica il documento senza.',
    hidden: 'Il file contiene note nascoste. Carica il file così come l’hai ricevuto.',
    inconclusive: 'Non è stato possibile capire se qualcosa è stato posto sopra il documento.',
  },
  R_PDF_SIGNATURE: {
    title: 'La firma digitale è valida',
    passed: 'Il file è firmato digitalmente da {signer} e da allora non è cambiato.',
    self_signed:
      'Il file è firmato digitalmente e da allora non è cambiato. Non è però dimostrato chi l’abbia firmato.',
    failed:
      'La firma digitale del file non è valida: il file non è più quello firmato. Carica il file così come l’hai ricevuto.',
    changed: 'Le pagine sono state modificate dopo la firma digitale. Carica il file firmato.',
    annotated: 'Dopo la firma digitale sono state aggiunte note. Carica il file firmato senza note.',
    filled:
      'La firma non consente alcuna modifica del file, eppure in seguito è stato compilato qualcosa. Carica il file così come l’hai ricevuto.',
    refilled:
      'Un campo del modulo mostra altro rispetto a quando il file è stato firmato. Carica il file così come l’hai ricevuto.',
    empty:
      'Il file dichiara di essere firmato digitalmente, ma la firma è vuota. Carica il file così come l’hai ricevuto.',
    inconclusive: 'Il file è firmato digitalmente; non è stato possibile verificare la firma.',
  },
  R_PDF_BARCODE_MATCH: {
    title: 'Il codice a barre concorda con la stampa',
    passed: 'Il codice a barre riporta ciò che è stampato.',
    failed: 'Il codice a barre riporta altro rispetto a ciò che è stampato. Carica il file così come l’hai ricevuto.',
    inconclusive: 'Il codice a barre non contiene nulla da confrontare.',
  },
  R_IMG_EXIF_SOFTWARE: {
    title: 'L’immagine non è stata modificata',
    passed: 'L’immagine viene direttamente da una fotocamera o da uno scanner.',
    failed:
      'L’immagine è stata salvata con un programma di fotoritocco ({program}). Carica l’immagine così come è stata scattata.',
    stripped:
      'L’immagine non dice come è stata scattata. Le app di messaggi tolgono questi dati; da solo non significa nulla.',
    inconclusive: 'Non è stato possibile capire come è stata scattata l’immagine.',
  },
  R_IMG_SCREEN_PHOTO: {
    title: 'È stato fotografato il foglio',
    passed: 'È stato fotografato il foglio.',
    failed: 'Sembra la foto di uno schermo. Carica il file stesso, o fotografa il foglio.',
    inconclusive: 'Non è stato possibile capire se è stato fotografato il foglio.',
  },
  R_IMG_SCREENSHOT: {
    title: 'Non è una schermata',
    passed: 'Non è una schermata.',
    failed: 'È una schermata. Carica il file stesso, o una foto del foglio.',
    inconclusive: 'Non è stato possibile capire se è una schermata.',
  },
  R_IMG_ELA_PATCH: {
    title: 'L’immagine è integra',
    passed: 'L’immagine è integra.',
    failed:
      'Una parte dell’immagine sembra inserita dopo. Il punto è segnato. Carica l’immagine così come è stata scattata.',
    cloned:
      'Una parte dell’immagine compare due volte. I punti sono segnati. Carica l’immagine così come è stata scattata.',
    still:
      'A una parte dell’immagine manca la grana che ha tutto il resto, come se fosse stata inserita dopo. Il punto è segnato. Carica l’immagine così come è stata scattata.',
    crisp:
      'Una parte dell’immagine è più nitida di quanto la fotocamera abbia reso il resto, come se fosse stata inserita dopo. Il punto è segnato. Carica l’immagine così come è stata scattata.',
    inconclusive: 'Non è stato possibile capire se l’immagine è integra.',
  },
  R_IMG_AI_GENERATED: {
    title: 'L’immagine non è generata',
    passed: 'L’immagine indica la fotocamera o la sua origine.',
    failed: 'L’immagine dichiara di essere stata generata. Carica una foto del documento vero.',
    unmarked: 'L’immagine non dice nulla sulla sua origine, ed è normale.',
    inconclusive: 'Non è stato possibile capire da dove viene l’immagine.',
  },
};
