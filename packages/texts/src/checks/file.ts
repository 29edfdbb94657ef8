import type { RuleTexts } from './rule-texts.ts';

/** What the checks of every file say. */
export const file = {
  R_FILE_TYPE: {
    en: {
      title: 'The file is what its name says',
      passed: 'The file is of a kind that we can read.',
      renamed: 'The file is called .{named} and is really {format}. That is no problem.',
      failed:
        'The file is called .{named} but is really {format}. Please save it again in the right format and upload it once more.',
      unsupported: 'We cannot read this kind of file. Please upload a PDF, a JPEG or a PNG.',
      inconclusive: 'We could not tell what kind of file this is.',
    },
    it: {
      title: 'Il file è del tipo che dice il nome',
      passed: 'Il file è di un tipo che possiamo leggere.',
      renamed: 'Il file finisce in .{named} ma in realtà è {format}. Non è un problema.',
      failed: 'Il file finisce in .{named} ma in realtà è {format}. Salvalo di nuovo nel formato giusto e ricaricalo.',
      unsupported: 'Non possiamo leggere questo tipo di file. Carica un PDF, un JPEG o un PNG.',
      inconclusive: 'Non è stato possibile capire di che tipo di file si tratta.',
    },
    de: {
      title: 'Die Datei ist, was ihr Name sagt',
      passed: 'Die Datei ist von einer Art, die wir lesen können.',
      renamed: 'Die Datei endet auf .{named} und ist in Wirklichkeit {format}. Das macht nichts.',
      failed:
        'Die Datei endet auf .{named}, ist aber in Wirklichkeit {format}. Bitte speichern Sie sie im richtigen Format und laden Sie sie noch einmal hoch.',
      unsupported: 'Diese Art von Datei können wir nicht lesen. Bitte laden Sie ein PDF, JPEG oder PNG hoch.',
      inconclusive: 'Wir konnten nicht feststellen, was für eine Datei das ist.',
    },
  },
  R_FILE_SIZE: {
    en: {
      title: 'The file is not too large',
      passed: 'The file is small enough.',
      failed: 'The file has {size} MB; the limit is {limit} MB. Please upload a smaller one.',
      pixels: 'The picture has too many pixels. Please take it again with a lower resolution.',
      inconclusive: 'We could not tell the size of the file.',
    },
    it: {
      title: 'Il file non è troppo grande',
      passed: 'Il file è abbastanza piccolo.',
      failed: 'Il file pesa {size} MB; il limite è {limit} MB. Caricane uno più piccolo.',
      pixels: 'L’immagine ha troppi pixel. Scattala di nuovo con una risoluzione più bassa.',
      inconclusive: 'Non è stato possibile stabilire la dimensione del file.',
    },
    de: {
      title: 'Die Datei ist nicht zu groß',
      passed: 'Die Datei ist klein genug.',
      failed: 'Die Datei hat {size} MB; erlaubt sind {limit} MB. Bitte laden Sie eine kleinere hoch.',
      pixels: 'Das Bild hat zu viele Bildpunkte. Bitte nehmen Sie es mit geringerer Auflösung neu auf.',
      inconclusive: 'Wir konnten die Größe der Datei nicht feststellen.',
    },
  },
  R_FILE_ENCRYPTED: {
    en: {
      title: 'The file opens without a password',
      passed: 'The file opens without a password.',
      failed:
        'The file is locked with a password. Please save it without one, or download it again, and upload it once more.',
      inconclusive: 'We could not tell whether the file is locked.',
    },
    it: {
      title: 'Il file si apre senza password',
      passed: 'Il file si apre senza password.',
      failed: 'Il file è protetto da una password. Salvalo senza password, o scaricalo di nuovo, e ricaricalo.',
      inconclusive: 'Non è stato possibile capire se il file è protetto.',
    },
    de: {
      title: 'Die Datei lässt sich ohne Passwort öffnen',
      passed: 'Die Datei lässt sich ohne Passwort öffnen.',
      failed:
        'Die Datei ist mit einem Passwort geschützt. Bitte speichern Sie sie ohne Passwort oder laden Sie sie neu herunter und reichen Sie sie noch einmal ein.',
      inconclusive: 'Wir konnten nicht feststellen, ob die Datei geschützt ist.',
    },
  },
  R_FILE_CORRUPT: {
    en: {
      title: 'The file is complete',
      passed: 'The file could be opened.',
      failed:
        'The file is damaged and cannot be opened. Please download it again from where it came and upload it once more.',
      empty: 'The file is empty. Please choose the file again.',
      inconclusive: 'The file was not opened, so we cannot say whether it is complete.',
    },
    it: {
      title: 'Il file è integro',
      passed: 'Il file si è aperto.',
      failed: 'Il file è danneggiato e non si apre. Scaricalo di nuovo da dove l’hai ricevuto e ricaricalo.',
      empty: 'Il file è vuoto. Scegli di nuovo il file.',
      inconclusive: 'Il file non è stato aperto, quindi non possiamo dire se è integro.',
    },
    de: {
      title: 'Die Datei ist unversehrt',
      passed: 'Die Datei ließ sich öffnen.',
      failed:
        'Die Datei ist beschädigt und lässt sich nicht öffnen. Bitte laden Sie sie an ihrer Quelle neu herunter und reichen Sie sie noch einmal ein.',
      empty: 'Die Datei ist leer. Bitte wählen Sie die Datei noch einmal aus.',
      inconclusive: 'Die Datei wurde nicht geöffnet; ob sie unversehrt ist, wissen wir nicht.',
    },
  },
  R_FILE_ACTIVE_CONTENT: {
    en: {
      title: 'The file contains no programs',
      passed: 'The file contains nothing that runs by itself.',
      attachments: 'The file has other files attached. We did not open them.',
      form_scripts: 'The file contains the sums of a form. Nothing runs when it is opened.',
      links: 'The file contains links. We did not follow them.',
      failed:
        'The file runs a script when it is opened, so we refused it. Please print it to PDF, or ask the issuer for a plain copy.',
      launch: 'The file tries to start a program, so we refused it. Please ask the issuer for a plain copy.',
      inconclusive: 'The file could not be opened, so we cannot say what it contains.',
    },
    it: {
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
    de: {
      title: 'Die Datei enthält keine Programme',
      passed: 'Die Datei enthält nichts, was von selbst abläuft.',
      attachments: 'An der Datei hängen weitere Dateien. Wir haben sie nicht geöffnet.',
      form_scripts: 'Die Datei enthält die Rechenregeln eines Formulars. Beim Öffnen läuft nichts ab.',
      links: 'Die Datei enthält Links. Wir sind ihnen nicht gefolgt.',
      failed:
        'Die Datei führt beim Öffnen ein Skript aus, deshalb haben wir sie abgelehnt. Bitte drucken Sie sie als PDF oder fragen Sie den Aussteller nach einer einfachen Kopie.',
      launch:
        'Die Datei will ein Programm starten, deshalb haben wir sie abgelehnt. Bitte fragen Sie den Aussteller nach einer einfachen Kopie.',
      inconclusive: 'Die Datei ließ sich nicht öffnen; was sie enthält, wissen wir nicht.',
    },
  },
  R_FILE_BLANK: {
    en: {
      title: 'There is something on the page',
      passed: 'The pages are not empty.',
      failed: 'The pages are empty. Please check whether you chose the right file.',
      inconclusive: 'We could not tell whether there is something on the pages.',
    },
    it: {
      title: 'La pagina non è vuota',
      passed: 'Le pagine non sono vuote.',
      failed: 'Le pagine sono vuote. Controlla di aver scelto il file giusto.',
      inconclusive: 'Non è stato possibile capire se le pagine contengono qualcosa.',
    },
    de: {
      title: 'Auf der Seite steht etwas',
      passed: 'Die Seiten sind nicht leer.',
      failed: 'Die Seiten sind leer. Bitte prüfen Sie, ob Sie die richtige Datei gewählt haben.',
      inconclusive: 'Wir konnten nicht feststellen, ob auf den Seiten etwas steht.',
    },
  },
  R_FILE_BLURRY: {
    en: {
      title: 'The picture is sharp',
      passed: 'The picture is sharp enough to be read.',
      failed:
        'The picture is blurred and could hardly be read. Please take it again in good light, with the document flat and filling the frame.',
      inconclusive: 'We could not tell whether the picture is sharp enough.',
    },
    it: {
      title: 'L’immagine è nitida',
      passed: 'L’immagine è abbastanza nitida da essere letta.',
      failed:
        'L’immagine è sfocata e si legge a fatica. Scattala di nuovo con buona luce, con il foglio disteso che riempie l’inquadratura.',
      inconclusive: 'Non è stato possibile capire se l’immagine è abbastanza nitida.',
    },
    de: {
      title: 'Das Bild ist scharf',
      passed: 'Das Bild ist scharf genug, um gelesen zu werden.',
      failed:
        'Das Bild ist unscharf und kaum lesbar. Bitte nehmen Sie es bei gutem Licht neu auf, das Blatt flach und so, dass es das Bild ausfüllt.',
      inconclusive: 'Wir konnten nicht feststellen, ob das Bild scharf genug ist.',
    },
  },
  R_FILE_CROPPED: {
    en: {
      title: 'The whole page can be seen',
      passed: 'The whole page is in the picture.',
      failed: 'Part of the page is cut off at the edge. Please take the picture again with all four corners in it.',
      small:
        'The picture is too small to be read for certain ({side}, at least {least}). Please take or scan it again with more detail.',
      inconclusive: 'We could not tell whether the whole page is in the picture.',
    },
    it: {
      title: 'Si vede tutta la pagina',
      passed: 'Tutta la pagina è nell’immagine.',
      failed: 'Una parte della pagina è tagliata al bordo. Scatta di nuovo la foto con tutti e quattro gli angoli.',
      small:
        'L’immagine è troppo piccola per essere letta con certezza ({side}, almeno {least}). Scattala o scansionala con più dettaglio.',
      inconclusive: 'Non è stato possibile capire se si vede tutta la pagina.',
    },
    de: {
      title: 'Die ganze Seite ist zu sehen',
      passed: 'Die ganze Seite ist im Bild.',
      failed: 'Ein Teil der Seite ist am Rand abgeschnitten. Bitte nehmen Sie das Bild mit allen vier Ecken neu auf.',
      small:
        'Das Bild ist zu klein, um sicher gelesen zu werden ({side}, mindestens {least}). Bitte fotografieren oder scannen Sie es in höherer Auflösung.',
      inconclusive: 'Wir konnten nicht feststellen, ob die ganze Seite im Bild ist.',
    },
  },
  R_FILE_DUPLICATE: {
    en: {
      title: 'Every document is there once',
      passed: 'No document was uploaded twice.',
      failed:
        '{count, plural, one {One document was} other {# documents were}} uploaded twice. Please remove the copy and upload the document that is missing.',
      alike: 'Two pictures look almost the same. We could not tell whether they show one document twice.',
      inconclusive: 'We could not compare all documents with each other.',
    },
    it: {
      title: 'Ogni documento c’è una volta sola',
      passed: 'Nessun documento è stato caricato due volte.',
      failed:
        '{count, plural, one {Un documento è stato caricato} other {# documenti sono stati caricati}} due volte. Togli la copia e carica il documento che manca.',
      alike: 'Due immagini sono quasi uguali. Non è stato possibile capire se mostrano due volte lo stesso documento.',
      inconclusive: 'Non è stato possibile confrontare tutti i documenti tra loro.',
    },
    de: {
      title: 'Jede Unterlage liegt einmal vor',
      passed: 'Keine Unterlage wurde doppelt hochgeladen.',
      failed:
        '{count, plural, one {Eine Unterlage wurde} other {# Unterlagen wurden}} doppelt hochgeladen. Bitte entfernen Sie die Kopie und laden Sie die fehlende Unterlage hoch.',
      alike:
        'Zwei Bilder sehen fast gleich aus. Wir konnten nicht feststellen, ob sie zweimal dieselbe Unterlage zeigen.',
      inconclusive: 'Wir konnten nicht alle Unterlagen miteinander vergleichen.',
    },
  },
  R_FILE_PAGES_MISSING: {
    en: {
      title: 'No page is missing',
      passed: 'All pages that the document counts are there.',
      failed: 'The document has {total} pages; missing: {pages}. Please upload the complete document.',
      goes_on:
        'The last page hands its balance on to a further page that is not there. Please upload the whole statement, from the opening to the closing balance.',
      comes_from:
        'This is a page from the middle of a statement: it begins with the balance of a page that is not there. Please upload the whole statement, from the opening to the closing balance.',
      open_end:
        'The list begins with a balance and ends without one, as where its last page is not there. Please upload the whole statement, from the opening to the closing balance.',
      inconclusive: 'The document does not say how many pages it has.',
    },
    it: {
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
    de: {
      title: 'Keine Seite fehlt',
      passed: 'Alle Seiten der Unterlage liegen vor.',
      failed: 'Die Unterlage hat {total} Seiten; es fehlen: {pages}. Bitte laden Sie sie vollständig hoch.',
      goes_on:
        'Die letzte Seite überträgt ihren Saldo auf eine weitere Seite, die fehlt. Bitte laden Sie den ganzen Kontoauszug hoch, vom Anfangs- bis zum Endsaldo.',
      comes_from:
        'Das ist eine Seite aus der Mitte eines Kontoauszugs; der Saldo am Anfang stammt von einer Seite, die fehlt. Bitte laden Sie den ganzen Kontoauszug hoch, vom Anfangs- bis zum Endsaldo.',
      open_end:
        'Die Liste beginnt mit einem Saldo und endet ohne einen, wie wenn die letzte Seite fehlt. Bitte laden Sie den ganzen Auszug hoch, vom Anfangs- bis zum Endsaldo.',
      inconclusive: 'Die Unterlage sagt nicht, wie viele Seiten sie hat.',
    },
  },
  R_FILE_MERGED: {
    en: {
      title: 'The file comes from one source',
      passed: 'The pages of this file belong together.',
      several: 'The file holds several documents; the pages of each of them belong together.',
      failed: 'This file seems to be put together from several ones. Please upload each document as you received it.',
      twice:
        '{count, plural, one {Page {pages} of this file repeats an earlier page} other {Pages {pages} of this file repeat earlier ones}}; we read each of them once. If a page is missing in its place, please upload the whole document again.',
      inconclusive: 'We could not tell whether the file was put together from several ones.',
    },
    it: {
      title: 'Il file viene da un’unica fonte',
      passed: 'Le pagine di questo file appartengono allo stesso documento.',
      several: 'Il file contiene più documenti; le pagine di ciascuno sono coerenti tra loro.',
      failed: 'Questo file sembra composto da più file. Carica ogni documento così come l’hai ricevuto.',
      twice:
        '{count, plural, one {La pagina {pages} di questo file ripete una pagina precedente} other {Le pagine {pages} di questo file ripetono pagine precedenti}}: le abbiamo lette una volta sola. Se al loro posto manca una pagina, carica di nuovo il documento completo.',
      inconclusive: 'Non è stato possibile capire se il file è composto da più file.',
    },
    de: {
      title: 'Die Datei stammt aus einer Quelle',
      passed: 'Die Seiten dieser Datei gehören zusammen.',
      several: 'Die Datei enthält mehrere Unterlagen; die Seiten jeder einzelnen gehören zusammen.',
      failed:
        'Diese Datei scheint aus mehreren zusammengesetzt zu sein. Bitte laden Sie jede Unterlage so hoch, wie Sie sie bekommen haben.',
      twice:
        '{count, plural, one {Seite {pages} dieser Datei wiederholt eine frühere Seite} other {Die Seiten {pages} dieser Datei wiederholen frühere}}; gelesen haben wir jede einmal. Falls dafür eine Seite fehlt, laden Sie die Unterlage bitte noch einmal vollständig hoch.',
      inconclusive: 'Wir konnten nicht feststellen, ob die Datei zusammengesetzt wurde.',
    },
  },
  R_FILE_MARKED_SAMPLE: {
    en: {
      title: 'Not a sample',
      passed: 'Nothing on the document says that it is a sample.',
      failed: 'The document says of itself that it is a sample. Please upload the one that its issuer gave you.',
      inconclusive: 'We could not tell whether the document is a sample.',
      demonstration: 'A specimen, taken for real because this is a demonstration.',
    },
    it: {
      title: 'Non è un esempio',
      passed: 'Nulla indica che il documento sia un esempio.',
      failed: 'Il documento è contrassegnato come esempio. Carica quello che ti ha dato chi lo ha emesso.',
      inconclusive: 'Non abbiamo potuto stabilire se il documento è un esempio.',
      demonstration: 'Un esempio, preso per vero perché questa è una dimostrazione.',
    },
    de: {
      title: 'Kein Muster',
      passed: 'Nichts weist die Unterlage als Muster aus.',
      failed:
        'Die Unterlage ist als Muster gekennzeichnet. Bitte laden Sie die hoch, die Sie vom Aussteller bekommen haben.',
      inconclusive: 'Wir konnten nicht erkennen, ob die Unterlage ein Muster ist.',
      demonstration: 'Ein Muster, das hier als echt gilt, weil dies eine Vorführung ist.',
    },
  },
  R_FILE_CORRECTED: {
    en: {
      title: 'Corrected by the applicant',
      passed: 'Nothing on this document was corrected.',
      failed: 'What was corrected does not fit the document.',
      inconclusive:
        '{count, plural, one {One value on this document was} other {# values on this document were}} corrected by the applicant. That is the applicant’s word; all figures rest on what was read from the document.',
      stated:
        'As read from the document this does not fit. It would fit with what the applicant corrected, which is the applicant’s word.',
    },
    it: {
      title: 'Corretto da chi fa domanda',
      passed: 'Su questo documento non è stato corretto nulla.',
      failed: 'La correzione non è coerente con il documento.',
      inconclusive:
        '{count, plural, one {Un dato di questo documento è stato corretto} other {# dati di questo documento sono stati corretti}} da chi fa domanda. È una sua dichiarazione; tutte le cifre si basano su quello che è stato letto dal documento.',
      stated:
        'Così come è stato letto, il dato non torna. Tornerebbe con la correzione di chi fa domanda, che è una sua dichiarazione.',
    },
    de: {
      title: 'Von der Person selbst berichtigt',
      passed: 'Auf dieser Unterlage wurde nichts berichtigt.',
      failed: 'Die Berichtigung passt nicht zur Unterlage.',
      inconclusive:
        '{count, plural, one {Ein Wert auf dieser Unterlage wurde} other {# Werte auf dieser Unterlage wurden}} von der Person selbst berichtigt. Das ist ihre eigene Angabe; alle Zahlen beruhen auf dem, was von der Unterlage gelesen wurde.',
      stated:
        'So wie die Unterlage gelesen wurde, passt es nicht. Mit der Berichtigung der Person selbst würde es passen; das ist ihre eigene Angabe.',
    },
  },
  R_FILE_KIND: {
    en: {
      title: 'How the file was made',
      passed: 'We know how the file was made.',
      true_pdf: 'A PDF with real text, as issuers make it.',
      scan_with_text: 'A scan; its scanner added the text that it read.',
      image_pdf: 'A PDF made of pictures, as scanners make it.',
      flattened: 'A PDF of drawings without text.',
      mixed: 'A PDF with both real and scanned pages.',
      picture: 'A photo or picture.',
      data: 'A data file of a bank.',
      inconclusive: 'We could not tell how the file was made.',
    },
    it: {
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
    de: {
      title: 'Wie die Datei entstanden ist',
      passed: 'Wir wissen, wie die Datei entstanden ist.',
      true_pdf: 'Ein PDF mit echtem Text, wie Aussteller es erzeugen.',
      scan_with_text: 'Ein Scan; der Scanner hat den erkannten Text hinterlegt.',
      image_pdf: 'Ein PDF aus Bildern, wie Scanner es erzeugen.',
      flattened: 'Ein PDF aus Zeichnungen ohne Text.',
      mixed: 'Ein PDF mit echten und gescannten Seiten.',
      picture: 'Ein Foto oder Bild.',
      data: 'Eine Datendatei einer Bank.',
      inconclusive: 'Wir konnten nicht feststellen, wie die Datei entstanden ist.',
    },
  },
} as const satisfies RuleTexts;
