import type { RuleTexts } from './rule-texts.ts';

/** What the checks of how a file was made say. */
export const forensics = {
  R_PDF_ORIGINAL: {
    en: {
      title: 'The file is the original',
      passed: 'We found no signs that the file was changed. A faithful rebuild cannot be ruled out.',
      remark: 'The file looks original. Small remarks are listed below; each has innocent explanations.',
      scan_accepted: 'This is a scan or photo, which is fine for this document.',
      warning:
        'Something about this file is unusual. You can add an explanation or upload the file as you received it.',
      other:
        'One sign suggests that the file was changed after it was made. Please upload the file exactly as you received it.',
      fraud:
        'Several signs agree that what this file says was changed after it was made. Please upload the file exactly as you received it, or explain the change.',
      merged:
        'This is not an original file: it seems to be put together from several ones. Please upload each as you received it.',
      scan: 'This is not an original file but a scan or photo. Please download the PDF from the issuer and upload that.',
      failed: 'This is not an original file.',
      unknown_paper:
        'This is a scan or photo of a document that we do not know, so we cannot say whether that is enough.',
      inconclusive: 'We could not tell whether the file is the original.',
    },
    it: {
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
    de: {
      title: 'Die Datei ist das Original',
      passed: 'Wir haben keine Anzeichen für Änderungen gefunden. Ein getreuer Nachbau lässt sich nicht ausschließen.',
      remark: 'Die Datei wirkt echt. Kleine Anmerkungen stehen unten; jede hat harmlose Erklärungen.',
      scan_accepted: 'Dies ist ein Scan oder Foto; für diese Unterlage ist das in Ordnung.',
      warning:
        'Etwas an dieser Datei ist ungewöhnlich. Sie können es erklären oder die Datei so hochladen, wie Sie sie bekommen haben.',
      other:
        'Ein Anzeichen spricht dafür, dass die Datei nach ihrer Entstehung geändert wurde. Bitte laden Sie sie genau so hoch, wie Sie sie bekommen haben.',
      fraud:
        'Mehrere Anzeichen stimmen überein: Was in der Datei steht, wurde nachträglich geändert. Bitte laden Sie die Datei genau so hoch, wie Sie sie bekommen haben, oder erklären Sie die Änderung.',
      merged:
        'Dies ist keine Originaldatei: Sie scheint aus mehreren zusammengesetzt zu sein. Bitte laden Sie jede so hoch, wie Sie sie bekommen haben.',
      scan: 'Dies ist keine Originaldatei, sondern ein Scan oder Foto. Bitte holen Sie sich das PDF beim Aussteller und laden Sie es hier hoch.',
      failed: 'Dies ist keine Originaldatei.',
      unknown_paper:
        'Dies ist ein Scan oder Foto einer Unterlage, die wir nicht kennen; ob das genügt, können wir nicht sagen.',
      inconclusive: 'Wir konnten nicht feststellen, ob die Datei das Original ist.',
    },
    toOthers: {
      it: { warning: 'Qualcosa in questo file è insolito.' },
      de: {
        warning: 'Etwas an dieser Datei ist ungewöhnlich.',
        merged: 'Dies ist keine Originaldatei, sondern anscheinend aus mehreren zusammengesetzt.',
      },
    },
  },
  R_PDF_INCREMENTAL_UPDATES: {
    en: {
      title: 'Nothing was added after the file was made',
      passed: 'The file is as it was first saved.',
      harmless:
        'Something was added later, such as a signature, a form entry or a note. The pages say the same as before.',
      redrawn: 'The file was saved again later. The pages say the same as before.',
      failed:
        'The file was changed after it was made: {places, plural, one {one place says} other {# places say}} something else than before. They are marked on the page.',
      page_count: 'Pages were added or removed after the file was made. Please upload the file as you received it.',
      identity: 'The file was saved later under another identity. Please upload the file as you received it.',
      unlisted:
        'Behind the end of the file stands something that the file itself does not list. Please upload the file as you received it.',
      inconclusive: 'The file was saved several times; we could not compare the versions.',
    },
    it: {
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
    de: {
      title: 'Nachträglich wurde nichts hinzugefügt',
      passed: 'Die Datei ist so, wie sie zuerst gespeichert wurde.',
      harmless:
        'Später kam etwas hinzu, etwa eine Signatur, ein Formulareintrag oder eine Notiz. Auf den Seiten steht dasselbe wie zuvor.',
      redrawn: 'Die Datei wurde später neu gespeichert. Auf den Seiten steht dasselbe wie zuvor.',
      failed:
        'Die Datei wurde nachträglich geändert: An {places, plural, one {einer Stelle} other {# Stellen}} steht etwas anderes als zuvor. Die Stellen sind auf der Seite markiert.',
      page_count:
        'Nachträglich wurden Seiten hinzugefügt oder entfernt. Bitte laden Sie die Datei so hoch, wie Sie sie bekommen haben.',
      identity:
        'Die Datei wurde später unter anderer Kennung gespeichert. Bitte laden Sie die Datei so hoch, wie Sie sie bekommen haben.',
      unlisted:
        'Hinter dem Ende der Datei steht etwas, das sie selbst nicht aufführt. Bitte laden Sie die Datei so hoch, wie Sie sie bekommen haben.',
      inconclusive: 'Die Datei wurde mehrmals gespeichert; wir konnten die Fassungen nicht vergleichen.',
    },
  },
  R_PDF_MODDATE_AFTER_CREATE: {
    en: {
      title: 'The file was not saved again later',
      passed: 'The file was saved when it was made.',
      failed:
        'The file was saved again {days, plural, one {one day} other {# days}} after it was made. That alone means little.',
      before:
        'The file says that it was changed {days, plural, one {one day} other {# days}} before it was made, which cannot be.',
      unexplained:
        'The file was written anew {days, plural, one {one day} other {# days}} after it was made, and nothing in it says by what. Please upload it as you received it.',
      inconclusive: 'The file does not say when it was made or changed.',
    },
    it: {
      title: 'Il file non è stato salvato di nuovo',
      passed: 'Il file è stato salvato quando è stato creato.',
      failed:
        'Il file è stato salvato di nuovo {days, plural, one {un giorno} other {# giorni}} dopo la creazione. Da solo significa poco.',
      before:
        'Secondo il file la modifica risale a {days, plural, one {un giorno} other {# giorni}} prima della creazione, il che è impossibile.',
      unexplained:
        'Il file è stato riscritto {days, plural, one {un giorno} other {# giorni}} dopo la creazione e non dice con che cosa. Caricalo così come l’hai ricevuto.',
      inconclusive: 'Il file non dice quando è stato creato o modificato.',
    },
    de: {
      title: 'Die Datei wurde später nicht neu gespeichert',
      passed: 'Die Datei wurde bei ihrer Entstehung gespeichert.',
      failed:
        'Die Datei wurde {days, plural, one {einen Tag} other {# Tage}} nach ihrer Entstehung neu gespeichert. Für sich allein heißt das wenig.',
      before:
        'Die Datei gibt an, {days, plural, one {einen Tag} other {# Tage}} vor ihrer Entstehung geändert worden zu sein; das kann nicht sein.',
      unexplained:
        'Die Datei wurde {days, plural, one {einen Tag} other {# Tage}} nach ihrer Entstehung neu geschrieben und sagt nicht, womit. Bitte laden Sie sie so hoch, wie Sie sie bekommen haben.',
      inconclusive: 'Die Datei sagt nicht, wann sie entstanden ist oder geändert wurde.',
    },
  },
  R_PDF_DATE_VS_PERIOD: {
    en: {
      title: 'The file is younger than what it tells',
      passed: 'The file was made after the period that it covers.',
      failed:
        'The file was made on {created}, before the period that it covers was over. Please download it again from the issuer.',
      inconclusive: 'The file does not say when it was made.',
    },
    it: {
      title: 'Il file è successivo al periodo che copre',
      passed: 'Il file è stato creato dopo il periodo che copre.',
      failed:
        'Il file è stato creato il {created}, prima che finisse il periodo che copre. Scaricalo di nuovo da chi l’ha emesso.',
      inconclusive: 'Il file non dice quando è stato creato.',
    },
    de: {
      title: 'Die Datei ist jünger als ihr Inhalt',
      passed: 'Die Datei entstand nach dem Zeitraum, den sie abdeckt.',
      failed:
        'Die Datei entstand am {created}, bevor ihr Zeitraum zu Ende war. Bitte laden Sie sie beim Aussteller neu herunter.',
      inconclusive: 'Die Datei sagt nicht, wann sie entstanden ist.',
    },
  },
  R_PDF_MALFORMED_DATE: {
    en: {
      title: 'The dates of the file are in order',
      passed: 'The dates of the file are in order.',
      failed: 'A date inside the file is not written as programs write it. That alone means little.',
      future: 'A date inside the file lies in the future.',
      inconclusive: 'The file carries no dates.',
    },
    it: {
      title: 'Le date del file sono in ordine',
      passed: 'Le date del file sono in ordine.',
      failed: 'Una data nel file è scritta in un modo che i programmi non usano. Da sola significa poco.',
      future: 'Una data nel file è nel futuro.',
      inconclusive: 'Il file non contiene date.',
    },
    de: {
      title: 'Die Zeitangaben der Datei sind in Ordnung',
      passed: 'Die Zeitangaben der Datei sind in Ordnung.',
      failed:
        'Eine Zeitangabe in der Datei ist anders geschrieben, als Programme es tun. Für sich allein heißt das wenig.',
      future: 'Eine Zeitangabe in der Datei liegt in der Zukunft.',
      inconclusive: 'Die Datei enthält keine Zeitangaben.',
    },
  },
  R_PDF_SOFTWARE_BLOCKLIST: {
    en: {
      title: 'The file comes from the issuer’s program',
      passed: 'Nothing speaks against the program that made this file.',
      printer: 'The file was printed to PDF ({program}).',
      scanner: 'The file comes from a scanner ({program}).',
      failed:
        'The file was saved with a program for editing ({program}). Please upload the file as the issuer gave it to you.',
      office:
        'The file was written with an office program ({program}), which issuers rarely do. Please upload the file as the issuer gave it to you.',
      edited:
        'After it was made, the file was written anew with a program for editing ({program}), and neither signed nor filled in. Please upload it as you received it.',
      toolbox: 'The file went through a PDF tool ({program}). If you can, upload the file as you received it.',
      unnamed: 'The file does not say which program made it.',
      stripped:
        'The file says neither which program made it nor when, as if that had been removed. Please upload the file as the issuer gave it to you.',
      taken_back:
        'The file went through a PDF tool ({program}) whose name was removed afterwards. Please upload the file as the issuer gave it to you.',
      unknown_paper:
        'We do not know this document, so we cannot say whether the program that made it is the usual one.',
      inconclusive: 'We could not tell which program made this file.',
    },
    it: {
      title: 'Il file viene dal programma di chi l’ha emesso',
      passed: 'Nulla da obiettare sul programma che ha creato il file.',
      printer: 'Il file è stato stampato in PDF ({program}).',
      scanner: 'Il file viene da uno scanner ({program}).',
      failed:
        'Il file è stato salvato con un programma di modifica ({program}). Carica il file così come te l’hanno dato.',
      office:
        'Il file è stato scritto con un programma da ufficio ({program}), cosa rara per chi emette questi documenti. Carica il file così come te l’hanno dato.',
      edited:
        'Dopo la creazione il file è stato riscritto con un programma di modifica ({program}), senza essere firmato né compilato. Carica il file così come l’hai ricevuto.',
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
    de: {
      title: 'Die Datei stammt aus dem Programm des Ausstellers',
      passed: 'Nichts spricht gegen das Programm, das die Datei erzeugt hat.',
      printer: 'Die Datei wurde als PDF gedruckt ({program}).',
      scanner: 'Die Datei stammt von einem Scanner ({program}).',
      failed:
        'Die Datei wurde mit einem Bearbeitungsprogramm gespeichert ({program}). Bitte laden Sie sie so hoch, wie der Aussteller sie Ihnen gegeben hat.',
      office:
        'Die Datei wurde mit einem Office-Programm geschrieben ({program}), was Aussteller selten tun. Bitte laden Sie sie so hoch, wie der Aussteller sie Ihnen gegeben hat.',
      edited:
        'Die Datei wurde nach ihrer Erstellung mit einem Bearbeitungsprogramm neu geschrieben ({program}) und dabei weder unterschrieben noch ausgefüllt. Bitte laden Sie sie so hoch, wie Sie sie bekommen haben.',
      toolbox:
        'Die Datei lief durch ein PDF-Werkzeug ({program}). Laden Sie sie wenn möglich so hoch, wie Sie sie bekommen haben.',
      unnamed: 'Die Datei sagt nicht, welches Programm sie erzeugt hat.',
      stripped:
        'Die Datei sagt weder, welches Programm sie erzeugt hat, noch wann – als wären diese Angaben entfernt worden. Bitte laden Sie sie so hoch, wie der Aussteller sie Ihnen gegeben hat.',
      taken_back:
        'Die Datei lief durch ein PDF-Werkzeug ({program}), dessen Name danach entfernt wurde. Bitte laden Sie sie so hoch, wie der Aussteller sie Ihnen gegeben hat.',
      unknown_paper:
        'Wir kennen diese Unterlage nicht und können daher nicht sagen, ob sie aus dem üblichen Programm stammt.',
      inconclusive: 'Wir konnten nicht feststellen, welches Programm die Datei erzeugt hat.',
    },
  },
  R_PDF_PRODUCER_PROFILE: {
    en: {
      title: 'Documents of one issuer come from one program',
      passed: 'The documents of one issuer were made by one program.',
      failed: 'One document was made by another program ({program}) than the others of the same issuer ({usual}).',
      unnamed: 'One document does not say which program made it, although the others of the same issuer do ({usual}).',
      printed: 'One document was printed or saved with {program} before it was uploaded. That is no problem.',
      undecided:
        'The documents of one issuer name different programs or none, and no single one of them stands out. That alone means nothing.',
      inconclusive: 'There are too few documents of one issuer to compare.',
    },
    it: {
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
    de: {
      title: 'Unterlagen eines Ausstellers stammen aus einem Programm',
      passed: 'Die Unterlagen eines Ausstellers stammen aus demselben Programm.',
      failed:
        'Eine Unterlage stammt aus einem anderen Programm ({program}) als die übrigen desselben Ausstellers ({usual}).',
      unnamed: 'Eine Unterlage nennt kein Programm, die übrigen desselben Ausstellers schon ({usual}).',
      printed: 'Eine Unterlage wurde vor dem Hochladen mit {program} gedruckt oder gespeichert. Das ist in Ordnung.',
      undecided:
        'Die Unterlagen eines Ausstellers nennen verschiedene oder keine Programme, ohne dass eine einzelne auffällt. Für sich allein heißt das nichts.',
      inconclusive: 'Es gibt zu wenige Unterlagen eines Ausstellers zum Vergleich.',
    },
  },
  R_PDF_XMP_INFO_MISMATCH: {
    en: {
      title: 'The file agrees with itself about its making',
      passed: 'Both records of how the file was made agree.',
      failed: 'The two records of how the file was made differ. That alone means little.',
      inconclusive: 'The file holds only one record of how it was made.',
    },
    it: {
      title: 'Il file è coerente sulla propria origine',
      passed: 'Le due registrazioni sull’origine del file concordano.',
      failed: 'Le due registrazioni sull’origine del file non concordano. Da solo significa poco.',
      inconclusive: 'Il file contiene una sola registrazione sulla propria origine.',
    },
    de: {
      title: 'Angaben zur Herkunft der Datei',
      passed: 'Beide Angaben zur Entstehung der Datei stimmen überein.',
      failed: 'Die beiden Angaben zur Entstehung der Datei weichen voneinander ab. Für sich allein heißt das wenig.',
      inconclusive: 'Die Datei enthält nur eine Angabe zu ihrer Entstehung.',
    },
  },
  R_PDF_MASK_THEN_TEXT: {
    en: {
      title: 'Nothing was covered and overwritten',
      passed: 'No text lies under something else.',
      failed:
        'In {places, plural, one {one place} other {# places}} text was covered and something else written on top. The places are marked on the page.',
      covered:
        'In {places, plural, one {one place} other {# places}} figures were covered. Please upload the document without covering anything.',
      picture:
        'In {places, plural, one {one place} other {# places}} a picture lies over printed words. The places are marked on the page.',
      typed:
        'In {places, plural, one {one place} other {# places}} a figure was typed on top of the scanned page. The places are marked on the page.',
      blackened:
        'In {places, plural, one {one place} other {# places}} something was blackened. That is fine as long as amounts can be read.',
      inconclusive: 'We could not look at how the pages are drawn.',
    },
    it: {
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
    de: {
      title: 'Nichts wurde verdeckt und überschrieben',
      passed: 'Kein Text liegt unter etwas anderem.',
      failed:
        'An {places, plural, one {einer Stelle} other {# Stellen}} wurde Text verdeckt und etwas anderes darübergeschrieben. Die Stellen sind auf der Seite markiert.',
      covered:
        'An {places, plural, one {einer Stelle} other {# Stellen}} wurden Zahlen verdeckt. Bitte laden Sie die Unterlage hoch, ohne etwas zu verdecken.',
      picture:
        'An {places, plural, one {einer Stelle} other {# Stellen}} liegt ein Bild über gedruckten Wörtern. Die Stellen sind auf der Seite markiert.',
      typed:
        'An {places, plural, one {einer Stelle} other {# Stellen}} wurde eine Zahl auf die gescannte Seite getippt. Die Stellen sind auf der Seite markiert.',
      blackened:
        'An {places, plural, one {einer Stelle} other {# Stellen}} wurde etwas geschwärzt. Das ist in Ordnung, solange die Beträge lesbar sind.',
      inconclusive: 'Wir konnten nicht prüfen, wie die Seiten gezeichnet sind.',
    },
  },
  R_PDF_OVERLAID_TEXT: {
    en: {
      title: 'No text lies over other text',
      passed: 'No text lies over other text.',
      failed:
        'In {places, plural, one {one place} other {# places}} two different texts lie over each other. The places are marked on the page.',
      inconclusive: 'We could not look at how the pages are drawn.',
    },
    it: {
      title: 'Nessun testo sta sopra un altro',
      passed: 'Nessun testo sta sopra un altro.',
      failed:
        'In {places, plural, one {un punto} other {# punti}} due testi diversi si sovrappongono. I punti sono segnati sulla pagina.',
      inconclusive: 'Non è stato possibile esaminare come sono disegnate le pagine.',
    },
    de: {
      title: 'Kein Text liegt über anderem Text',
      passed: 'Kein Text liegt über anderem Text.',
      failed:
        'An {places, plural, one {einer Stelle} other {# Stellen}} liegen zwei verschiedene Texte übereinander. Die Stellen sind auf der Seite markiert.',
      inconclusive: 'Wir konnten nicht prüfen, wie die Seiten gezeichnet sind.',
    },
  },
  R_PDF_TOUCHUP_TEXT: {
    en: {
      title: 'No text was edited',
      passed: 'No marks of an editing program were found.',
      failed:
        'An editing program marked {places, plural, one {one place} other {# places}} as changed. The places are marked on the page.',
      appended:
        '{places, plural, one {One row} other {# rows}} amid the others came onto the page after all the rest. The places are marked.',
      retyped:
        '{places, plural, one {One figure is} other {# figures are}} placed on the page in another way than the figures around. The places are marked. Please upload the file as you received it.',
      rewritten:
        'The text of {places, plural, one {one page} other {# pages}} was written again after the file was made, while the rest of the file stayed as it was. Please upload the file as you received it.',
      inconclusive: 'We could not look at how the pages are drawn.',
    },
    it: {
      title: 'Nessun testo è stato ritoccato',
      passed: 'Non ci sono segni di un programma di modifica.',
      failed:
        'Un programma di modifica ha segnato {places, plural, one {un punto} other {# punti}} come ritoccati. I punti sono segnati sulla pagina.',
      appended:
        '{places, plural, one {Una riga} other {# righe}} in mezzo alle altre {places, plural, one {è stata aggiunta} other {sono state aggiunte}} alla pagina dopo tutto il resto. I punti sono segnati.',
      retyped:
        '{places, plural, one {Una cifra è posizionata} other {# cifre sono posizionate}} sulla pagina in modo diverso da quelle intorno. I punti sono segnati. Carica il file così come l’hai ricevuto.',
      rewritten:
        'Il testo di {places, plural, one {una pagina} other {# pagine}} è stato riscritto dopo la creazione del file, mentre il resto è rimasto com’era. Carica il file così come l’hai ricevuto.',
      inconclusive: 'Non è stato possibile esaminare come sono disegnate le pagine.',
    },
    de: {
      title: 'Kein Text wurde bearbeitet',
      passed: 'Keine Spuren eines Bearbeitungsprogramms gefunden.',
      failed:
        'Ein Bearbeitungsprogramm hat {places, plural, one {eine Stelle} other {# Stellen}} als geändert vermerkt. Die Stellen sind auf der Seite markiert.',
      appended:
        '{places, plural, one {Eine Zeile} other {# Zeilen}} zwischen den anderen {places, plural, one {wurde} other {wurden}} erst nach allem Übrigen auf die Seite gesetzt. Die Stellen sind markiert.',
      retyped:
        '{places, plural, one {Ein Betrag ist} other {# Beträge sind}} anders auf der Seite gesetzt als die Beträge ringsum. Die Stellen sind markiert. Bitte laden Sie die Datei so hoch, wie Sie sie bekommen haben.',
      rewritten:
        'Der Text {places, plural, one {einer Seite} other {von # Seiten}} wurde neu geschrieben, nachdem die Datei entstanden war, während der Rest blieb, wie er war. Bitte laden Sie die Datei so hoch, wie Sie sie bekommen haben.',
      inconclusive: 'Wir konnten nicht prüfen, wie die Seiten gezeichnet sind.',
    },
  },
  R_PDF_FONT_ANOMALY: {
    en: {
      title: 'Figures are printed in one font',
      passed: 'The figures are printed like their neighbours.',
      failed:
        '{places, plural, one {One figure is} other {# figures are}} printed in another font than the figures around. The places are marked on the page.',
      inconclusive: 'There are too few figures to compare.',
    },
    it: {
      title: 'Le cifre hanno lo stesso carattere',
      passed: 'Le cifre sono stampate come quelle vicine.',
      failed:
        '{places, plural, one {Una cifra è stampata} other {# cifre sono stampate}} con un carattere diverso da quelle intorno. I punti sono segnati sulla pagina.',
      inconclusive: 'Ci sono troppo poche cifre per un confronto.',
    },
    de: {
      title: 'Zahlen stehen in derselben Schrift',
      passed: 'Die Zahlen sind gedruckt wie ihre Nachbarn.',
      failed:
        '{places, plural, one {Eine Zahl steht} other {# Zahlen stehen}} in einer anderen Schrift als die Zahlen ringsum. Die Stellen sind auf der Seite markiert.',
      inconclusive: 'Es gibt zu wenige Zahlen zum Vergleich.',
    },
  },
  R_PDF_ALIGNMENT: {
    en: {
      title: 'Figures stand in line',
      passed: 'The figures stand in line.',
      failed:
        '{places, plural, one {One figure stands} other {# figures stand}} beside its column or row. The places are marked on the page.',
      inconclusive: 'There are too few figures to compare, or the layout is uneven.',
    },
    it: {
      title: 'Le cifre sono allineate',
      passed: 'Le cifre sono allineate.',
      failed:
        '{places, plural, one {Una cifra è} other {# cifre sono}} fuori dalla propria colonna o riga. I punti sono segnati sulla pagina.',
      inconclusive: 'Ci sono troppo poche cifre per un confronto, o l’impaginazione è irregolare.',
    },
    de: {
      title: 'Zahlen sind ausgerichtet',
      passed: 'Die Zahlen stehen in Zeile und Spalte.',
      failed:
        '{places, plural, one {Eine Zahl steht} other {# Zahlen stehen}} neben der Spalte oder Zeile. Die Stellen sind auf der Seite markiert.',
      inconclusive: 'Es gibt zu wenige Zahlen zum Vergleich, oder die Seite ist unregelmäßig gesetzt.',
    },
  },
  R_PDF_HIDDEN_TEXT: {
    en: {
      title: 'Nothing is hidden on the page',
      passed: 'No hidden figures were found.',
      machine_marks: 'The page carries hidden marks for machines, as many issuers print them.',
      failed:
        'Figures are hidden on the page ({places, plural, one {one place} other {# places}}). The places are marked.',
      lying:
        'The letters of the page show other digits than the file says they are ({places, plural, one {one place} other {# places}}). The places are marked.',
      other_picture:
        'The text stored below the scan says something else than its picture ({places, plural, one {one place} other {# places}}). We went by the picture; the places are marked.',
      misread_layer:
        'The text stored below the scan is not quite what its picture shows, as happens when a scan is read by a program. We went by the picture.',
      unread_layer: 'We could not compare the text stored below the scan with its picture.',
      layer_agrees:
        'The text stored below the scan is what its picture shows ({places, plural, one {one place} other {# places}} compared).',
      layer: 'Part of the page is switched off and not shown. Please upload the file as you received it.',
      inconclusive: 'We could not look at how the pages are drawn.',
    },
    it: {
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
    de: {
      title: 'Auf der Seite ist nichts versteckt',
      passed: 'Keine versteckten Zahlen gefunden.',
      machine_marks: 'Die Seite trägt verborgene Zeichen für Maschinen, wie viele Aussteller sie drucken.',
      failed:
        'Auf der Seite sind Zahlen versteckt ({places, plural, one {eine Stelle} other {# Stellen}}). Die Stellen sind markiert.',
      lying:
        'Die Schrift der Seite zeigt andere Ziffern, als in der Datei stehen ({places, plural, one {eine Stelle} other {# Stellen}}). Die Stellen sind markiert.',
      other_picture:
        'Der unter dem Scan gespeicherte Text sagt etwas anderes als sein Bild ({places, plural, one {eine Stelle} other {# Stellen}}). Wir haben das Bild gelesen; die Stellen sind markiert.',
      misread_layer:
        'Der unter dem Scan gespeicherte Text stimmt nicht ganz mit dem Bild überein, wie es beim Lesen durch ein Programm vorkommt. Wir haben das Bild gelesen.',
      unread_layer: 'Wir konnten den unter dem Scan gespeicherten Text nicht mit seinem Bild vergleichen.',
      layer_agrees:
        'Der unter dem Scan gespeicherte Text sagt, was das Bild zeigt ({places, plural, one {eine Stelle} other {# Stellen}} verglichen).',
      layer:
        'Ein Teil der Seite ist ausgeschaltet und nicht zu sehen. Bitte laden Sie die Datei so hoch, wie Sie sie bekommen haben.',
      inconclusive: 'Wir konnten nicht prüfen, wie die Seiten gezeichnet sind.',
    },
  },
  R_PDF_ANNOTATIONS: {
    en: {
      title: 'Nothing was laid over the document',
      passed: 'Nothing was laid over the document.',
      notes:
        'The document carries {notes, plural, one {one note or marking} other {# notes or markings}}. They cover nothing.',
      failed:
        'Something was laid over printed text ({places, plural, one {one place} other {# places}}). Please upload the document without it.',
      hidden: 'The file holds hidden notes. Please upload the file as you received it.',
      inconclusive: 'We could not tell whether something was laid over the document.',
    },
    it: {
      title: 'Nulla è stato posto sopra il documento',
      passed: 'Nulla è stato posto sopra il documento.',
      notes:
        'Il documento ha {notes, plural, one {una nota o evidenziazione} other {# note o evidenziazioni}}. Non coprono nulla.',
      failed:
        'Qualcosa è stato posto sopra il testo stampato ({places, plural, one {un punto} other {# punti}}). Carica il documento senza.',
      hidden: 'Il file contiene note nascoste. Carica il file così come l’hai ricevuto.',
      inconclusive: 'Non è stato possibile capire se qualcosa è stato posto sopra il documento.',
    },
    de: {
      title: 'Nichts wurde über die Unterlage gelegt',
      passed: 'Nichts wurde über die Unterlage gelegt.',
      notes:
        'Die Unterlage trägt {notes, plural, one {eine Notiz oder Markierung} other {# Notizen oder Markierungen}}. Sie verdecken nichts.',
      failed:
        'Über gedruckten Text wurde etwas gelegt ({places, plural, one {eine Stelle} other {# Stellen}}). Bitte laden Sie die Unterlage ohne das hoch.',
      hidden: 'Die Datei enthält versteckte Notizen. Bitte laden Sie die Datei so hoch, wie Sie sie bekommen haben.',
      inconclusive: 'Wir konnten nicht feststellen, ob etwas über die Unterlage gelegt wurde.',
    },
    toOthers: {
      de: {
        notes:
          'Die Unterlage trägt {notes, plural, one {eine Notiz oder Markierung} other {# Notizen oder Markierungen}}, die nichts verdecken.',
      },
    },
  },
  R_PDF_SIGNATURE: {
    en: {
      title: 'The digital signature holds',
      passed: 'The file is digitally signed by {signer} and unchanged since.',
      self_signed: 'The file is digitally signed and unchanged since. The signer vouches only for themselves.',
      failed:
        'The digital signature of this file is broken: the file is not what was signed. Please upload the file as you received it.',
      changed: 'The pages were changed after the file was digitally signed. Please upload the signed file.',
      annotated: 'Notes were added after the file was digitally signed. Please upload the signed file without them.',
      filled:
        'The signature allows no change to the file, and yet something was filled in afterwards. Please upload the file as you received it.',
      refilled:
        'A field of the form shows something else than when the file was signed. Please upload the file as you received it.',
      empty:
        'The file says that it is digitally signed, but the signature is empty. Please upload the file as you received it.',
      inconclusive: 'The file is digitally signed; we could not verify the signature.',
    },
    it: {
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
    de: {
      title: 'Die digitale Signatur ist gültig',
      passed: 'Die Datei ist von {signer} digital signiert und seitdem unverändert.',
      self_signed:
        'Die Datei ist digital signiert und seitdem unverändert. Wer signiert hat, ist dadurch nicht belegt.',
      failed:
        'Die digitale Signatur dieser Datei ist ungültig: Es ist nicht mehr die Datei, die signiert wurde. Bitte laden Sie sie so hoch, wie Sie sie bekommen haben.',
      changed: 'Die Seiten wurden nach der digitalen Signatur geändert. Bitte laden Sie die signierte Datei hoch.',
      annotated: 'Nach der digitalen Signatur kamen Notizen hinzu. Bitte laden Sie die signierte Datei ohne sie hoch.',
      filled:
        'Die Signatur erlaubt keine Änderung der Datei, und doch wurde danach etwas ausgefüllt. Bitte laden Sie die Datei so hoch, wie Sie sie bekommen haben.',
      refilled:
        'Ein Feld des Formulars zeigt etwas anderes als zum Zeitpunkt der Signatur. Bitte laden Sie die Datei so hoch, wie Sie sie bekommen haben.',
      empty:
        'Die Datei gibt an, digital signiert zu sein, doch die Signatur ist leer. Bitte laden Sie die Datei so hoch, wie Sie sie bekommen haben.',
      inconclusive: 'Die Datei ist digital signiert; wir konnten die Signatur nicht prüfen.',
    },
  },
  R_PDF_BARCODE_MATCH: {
    en: {
      title: 'The barcode agrees with the print',
      passed: 'The barcode says what is printed.',
      failed: 'The barcode says something else than what is printed. Please upload the file as you received it.',
      inconclusive: 'The barcode says nothing that could be compared.',
    },
    it: {
      title: 'Il codice a barre concorda con la stampa',
      passed: 'Il codice a barre riporta ciò che è stampato.',
      failed: 'Il codice a barre riporta altro rispetto a ciò che è stampato. Carica il file così come l’hai ricevuto.',
      inconclusive: 'Il codice a barre non contiene nulla da confrontare.',
    },
    de: {
      title: 'Der Strichcode passt zum Aufdruck',
      passed: 'Der Strichcode enthält, was gedruckt ist.',
      failed:
        'Der Strichcode enthält etwas anderes, als gedruckt ist. Bitte laden Sie die Datei so hoch, wie Sie sie bekommen haben.',
      inconclusive: 'Der Strichcode enthält nichts, was sich vergleichen ließe.',
    },
  },
  R_IMG_EXIF_SOFTWARE: {
    en: {
      title: 'The picture was not edited',
      passed: 'The picture comes straight from a camera or scanner.',
      failed:
        'The picture was saved with a program for editing pictures ({program}). Please upload the picture as it was taken.',
      stripped: 'The picture does not say how it was taken. Messengers remove that; it means nothing by itself.',
      inconclusive: 'We could not tell how the picture was taken.',
    },
    it: {
      title: 'L’immagine non è stata modificata',
      passed: 'L’immagine viene direttamente da una fotocamera o da uno scanner.',
      failed:
        'L’immagine è stata salvata con un programma di fotoritocco ({program}). Carica l’immagine così come è stata scattata.',
      stripped:
        'L’immagine non dice come è stata scattata. Le app di messaggi tolgono questi dati; da solo non significa nulla.',
      inconclusive: 'Non è stato possibile capire come è stata scattata l’immagine.',
    },
    de: {
      title: 'Das Bild wurde nicht bearbeitet',
      passed: 'Das Bild kommt unmittelbar aus Kamera oder Scanner.',
      failed:
        'Das Bild wurde mit einem Bildbearbeitungsprogramm gespeichert ({program}). Bitte laden Sie das Bild so hoch, wie es aufgenommen wurde.',
      stripped: 'Das Bild sagt nicht, wie es entstanden ist. Messenger entfernen das; für sich allein heißt es nichts.',
      inconclusive: 'Wir konnten nicht feststellen, wie das Bild entstanden ist.',
    },
  },
  R_IMG_SCREEN_PHOTO: {
    en: {
      title: 'The document itself was photographed',
      passed: 'The document itself was photographed.',
      failed: 'This looks like a photo of a screen. Please upload the file itself, or photograph the document.',
      inconclusive: 'We could not tell whether the document itself was photographed.',
    },
    it: {
      title: 'È stato fotografato il foglio',
      passed: 'È stato fotografato il foglio.',
      failed: 'Sembra la foto di uno schermo. Carica il file stesso, o fotografa il foglio.',
      inconclusive: 'Non è stato possibile capire se è stato fotografato il foglio.',
    },
    de: {
      title: 'Das Blatt selbst wurde fotografiert',
      passed: 'Das Blatt selbst wurde fotografiert.',
      failed:
        'Das sieht aus wie das Foto eines Bildschirms. Bitte laden Sie die Datei selbst hoch oder fotografieren Sie das Blatt.',
      inconclusive: 'Wir konnten nicht feststellen, ob das Blatt selbst fotografiert wurde.',
    },
  },
  R_IMG_SCREENSHOT: {
    en: {
      title: 'It is not a screenshot',
      passed: 'It is not a screenshot.',
      failed: 'This is a screenshot. Please upload the file itself, or a photo of the document.',
      inconclusive: 'We could not tell whether this is a screenshot.',
    },
    it: {
      title: 'Non è una schermata',
      passed: 'Non è una schermata.',
      failed: 'È una schermata. Carica il file stesso, o una foto del foglio.',
      inconclusive: 'Non è stato possibile capire se è una schermata.',
    },
    de: {
      title: 'Es ist kein Bildschirmfoto',
      passed: 'Es ist kein Bildschirmfoto.',
      failed: 'Dies ist ein Bildschirmfoto. Bitte laden Sie die Datei selbst hoch oder ein Foto des Blattes.',
      inconclusive: 'Wir konnten nicht feststellen, ob dies ein Bildschirmfoto ist.',
    },
  },
  R_IMG_ELA_PATCH: {
    en: {
      title: 'The picture was not edited',
      passed: 'We found no trace of editing.',
      failed:
        'Part of the picture seems to have been put in later. The place is marked. Please upload the picture as it was taken.',
      cloned: 'Part of the picture occurs twice. The places are marked. Please upload the picture as it was taken.',
      still:
        'Part of the picture lacks the grain that the rest of it has, as if it had been put in later. The place is marked. Please upload the picture as it was taken.',
      crisp:
        'Part of the picture is drawn more sharply than the camera drew the rest, as if it had been put in later. The place is marked. Please upload the picture as it was taken.',
      inconclusive: 'We could not tell whether the picture was edited.',
    },
    it: {
      title: 'L’immagine è integra',
      passed: 'Non abbiamo trovato tracce di modifica.',
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
    de: {
      title: 'Das Bild ist unbearbeitet',
      passed: 'Wir haben keine Spuren einer Bearbeitung gefunden.',
      failed:
        'Ein Teil des Bildes scheint später eingesetzt worden zu sein. Die Stelle ist markiert. Bitte laden Sie das Bild so hoch, wie es aufgenommen wurde.',
      cloned:
        'Ein Teil des Bildes kommt zweimal vor. Die Stellen sind markiert. Bitte laden Sie das Bild so hoch, wie es aufgenommen wurde.',
      still:
        'Einem Teil des Bildes fehlt das Rauschen, das der Rest hat, als wäre er später eingesetzt worden. Die Stelle ist markiert. Bitte laden Sie das Bild so hoch, wie es aufgenommen wurde.',
      crisp:
        'Ein Teil des Bildes ist schärfer gezeichnet, als die Kamera den Rest gezeichnet hat, als wäre er später eingesetzt worden. Die Stelle ist markiert. Bitte laden Sie das Bild so hoch, wie es aufgenommen wurde.',
      inconclusive: 'Wir konnten nicht feststellen, ob das Bild bearbeitet wurde.',
    },
  },
  R_IMG_AI_GENERATED: {
    en: {
      title: 'The picture is not generated',
      passed: 'The picture names its camera or its origin.',
      failed: 'The picture says about itself that it was generated. Please upload a photo of the real document.',
      unmarked: 'The picture says nothing about its origin, which is common.',
      inconclusive: 'We could not tell where the picture comes from.',
    },
    it: {
      title: 'L’immagine non è generata',
      passed: 'L’immagine indica la fotocamera o la sua origine.',
      failed: 'L’immagine dichiara di essere stata generata. Carica una foto del documento vero.',
      unmarked: 'L’immagine non dice nulla sulla sua origine, ed è normale.',
      inconclusive: 'Non è stato possibile capire da dove viene l’immagine.',
    },
    de: {
      title: 'Das Bild ist nicht künstlich erzeugt',
      passed: 'Das Bild nennt seine Kamera oder seine Herkunft.',
      failed: 'Das Bild ist als künstlich erzeugt gekennzeichnet. Bitte laden Sie ein Foto der echten Unterlage hoch.',
      unmarked: 'Das Bild sagt nichts über seine Herkunft; das ist üblich.',
      inconclusive: 'Wir konnten nicht feststellen, woher das Bild kommt.',
    },
  },
} as const satisfies RuleTexts;
