import type { RuleTexts } from './rule-texts.ts';

/** What the checks of identity papers say. */
export const identity = {
  R_ID_TYPE_ACCEPTED: {
    en: {
      title: 'Kind of identity document',
      passed: 'This kind of document is accepted for your nationality.',
      failed:
        'This kind of document is not accepted for your nationality. Please upload an identity card or a passport.',
      companion_only:
        'A fiscal or health card alone does not show who you are. Please add an identity card or a passport.',
      inconclusive: 'We need your nationality before we can say whether this document is accepted.',
    },
    it: {
      title: 'Tipo di documento',
      passed: 'Questo documento è accettato per la tua cittadinanza.',
      failed:
        'Questo tipo di documento non è accettato per la tua cittadinanza. Carica una carta d’identità o un passaporto.',
      companion_only:
        'La tessera sanitaria da sola non dimostra chi sei. Aggiungi una carta d’identità o un passaporto.',
      inconclusive: 'Ci serve la tua cittadinanza per dire se il documento è accettato.',
    },
    de: {
      title: 'Art des Ausweises',
      passed: 'Dieser Ausweis wird bei Ihrer Staatsangehörigkeit anerkannt.',
      failed:
        'Diese Art von Ausweis wird bei Ihrer Staatsangehörigkeit nicht anerkannt. Bitte laden Sie einen Personalausweis oder Reisepass hoch.',
      companion_only:
        'Eine Gesundheitskarte allein belegt nicht, wer Sie sind. Bitte fügen Sie einen Personalausweis oder Reisepass hinzu.',
      inconclusive: 'Wir brauchen Ihre Staatsangehörigkeit, um sagen zu können, ob der Ausweis anerkannt wird.',
    },
    toOthers: {
      en: {
        passed: 'This kind of document is accepted for the stated nationality.',
        failed: 'This kind of document is not accepted for the stated nationality.',
        companion_only: 'A fiscal or health card alone does not show who somebody is.',
        inconclusive: 'Without the nationality it is open whether this document is accepted.',
      },
      it: {
        passed: 'Questo documento è accettato per la cittadinanza indicata.',
        failed: 'Questo tipo di documento non è accettato per la cittadinanza indicata.',
        companion_only: 'La tessera sanitaria da sola non dimostra l’identità.',
        inconclusive: 'Senza la cittadinanza non si può dire se il documento è accettato.',
      },
      de: {
        passed: 'Dieser Ausweis wird bei der angegebenen Staatsangehörigkeit anerkannt.',
        failed: 'Diese Art von Ausweis wird bei der angegebenen Staatsangehörigkeit nicht anerkannt.',
        companion_only: 'Eine Gesundheitskarte allein belegt nicht, wer jemand ist.',
        inconclusive: 'Ohne die Staatsangehörigkeit bleibt offen, ob der Ausweis anerkannt wird.',
      },
    },
  },
  R_ID_BOTH_SIDES: {
    en: {
      title: 'Front and back',
      passed: 'All sides of the document are there.',
      failed: 'One side of the document is missing. Please upload the other side, too.',
      back_missing: 'We only have the front. Please upload the back as well.',
      front_missing: 'We only have the back. Please upload the front as well.',
      inconclusive: 'We could not tell which side of the document this is. A sharper photo of both sides will help.',
    },
    it: {
      title: 'Fronte e retro',
      passed: 'Ci sono tutti i lati del documento.',
      failed: 'Manca un lato del documento. Carica anche l’altro.',
      back_missing: 'Abbiamo solo il fronte. Carica anche il retro.',
      front_missing: 'Abbiamo solo il retro. Carica anche il fronte.',
      inconclusive: 'Non siamo riusciti a capire quale lato sia. Una foto più nitida di entrambi i lati aiuta.',
    },
    de: {
      title: 'Vorder- und Rückseite',
      passed: 'Alle Seiten des Ausweises liegen vor.',
      failed: 'Eine Seite des Ausweises fehlt. Bitte laden Sie auch die andere hoch.',
      back_missing: 'Wir haben nur die Vorderseite. Bitte laden Sie auch die Rückseite hoch.',
      front_missing: 'Wir haben nur die Rückseite. Bitte laden Sie auch die Vorderseite hoch.',
      inconclusive: 'Wir konnten nicht erkennen, welche Seite das ist. Ein schärferes Foto beider Seiten hilft.',
    },
  },
  R_ID_READABLE: {
    en: {
      title: 'Readable document',
      passed: 'The document could be read.',
      failed:
        'We could hardly read anything on this document. Please take a new photo in good light, without glare, with all corners visible.',
      inconclusive: 'We could not judge whether this document is readable.',
    },
    it: {
      title: 'Documento leggibile',
      passed: 'Il documento è leggibile.',
      failed:
        'Non siamo riusciti a leggere quasi nulla. Scatta una nuova foto con buona luce, senza riflessi e con tutti gli angoli visibili.',
      inconclusive: 'Non abbiamo potuto valutare se il documento è leggibile.',
    },
    de: {
      title: 'Lesbarer Ausweis',
      passed: 'Der Ausweis ist lesbar.',
      failed:
        'Wir konnten fast nichts lesen. Bitte machen Sie ein neues Foto bei gutem Licht, ohne Spiegelung und mit allen Ecken.',
      inconclusive: 'Wir konnten nicht beurteilen, ob der Ausweis lesbar ist.',
    },
  },
  R_ID_NAME_NOT_DETECTED: {
    en: {
      title: 'Name on the document',
      passed: 'The name on the document was found.',
      failed: 'We could not find the name on this document. You may continue.',
      inconclusive: 'Too little of the document could be read to look for the name.',
    },
    it: {
      title: 'Nome sul documento',
      passed: 'Il nome sul documento è stato trovato.',
      failed: 'Non abbiamo trovato il nome su questo documento. Puoi continuare.',
      inconclusive: 'Abbiamo letto troppo poco per cercare il nome.',
    },
    de: {
      title: 'Name auf dem Ausweis',
      passed: 'Der Name auf dem Ausweis wurde gefunden.',
      failed: 'Wir haben auf diesem Ausweis keinen Namen gefunden. Sie können trotzdem fortfahren.',
      inconclusive: 'Es war zu wenig lesbar, um den Namen zu suchen.',
    },
  },
  R_ID_NAME_MATCH: {
    en: {
      title: 'Your name',
      passed: 'The document shows the name you entered.',
      failed:
        'The document shows another name than the one you entered. Please check your entry, or upload your own document.',
      inconclusive: 'We could not compare the name on the document with the one you entered.',
    },
    it: {
      title: 'Il tuo nome',
      passed: 'Il documento riporta il nome che hai inserito.',
      failed: 'Il documento riporta un nome diverso da quello inserito. Controlla i dati o carica il tuo documento.',
      inconclusive: 'Non abbiamo potuto confrontare il nome sul documento con quello inserito.',
    },
    de: {
      title: 'Ihr Name',
      passed: 'Der Ausweis zeigt den Namen, den Sie eingegeben haben.',
      failed:
        'Der Ausweis zeigt einen anderen Namen als den eingegebenen. Bitte prüfen Sie Ihre Angabe oder laden Sie Ihren eigenen Ausweis hoch.',
      inconclusive: 'Wir konnten den Namen auf dem Ausweis nicht mit Ihrer Angabe vergleichen.',
    },
    toOthers: {
      en: {
        title: 'Name on the document',
        passed: 'The document shows the name that was entered.',
        failed: 'The document shows another name than the one that was entered.',
        inconclusive: 'The name on the document could not be compared with the one that was entered.',
      },
      it: { title: 'Nome sul documento', passed: 'Il documento riporta il nome inserito.' },
      de: {
        title: 'Name auf dem Ausweis',
        passed: 'Der Ausweis zeigt den eingegebenen Namen.',
        inconclusive: 'Der Name auf dem Ausweis ließ sich nicht mit dem eingegebenen vergleichen.',
      },
    },
  },
  R_ID_DOB_MATCH: {
    en: {
      title: 'Date of birth',
      passed: 'The date of birth on the document is the one you entered.',
      failed: 'The date of birth on the document differs from the one you entered. Please check your entry.',
      inconclusive: 'We could not compare the date of birth.',
    },
    it: {
      title: 'Data di nascita',
      passed: 'La data di nascita sul documento è quella inserita.',
      failed: 'La data di nascita sul documento è diversa da quella inserita. Controlla i dati.',
      inconclusive: 'Non abbiamo potuto confrontare la data di nascita.',
    },
    de: {
      title: 'Geburtsdatum',
      passed: 'Das Geburtsdatum auf dem Ausweis ist das angegebene.',
      failed: 'Das Geburtsdatum auf dem Ausweis weicht von Ihrer Angabe ab. Bitte prüfen Sie Ihre Angabe.',
      inconclusive: 'Wir konnten das Geburtsdatum nicht vergleichen.',
    },
    toOthers: {
      en: {
        passed: 'The date of birth on the document is the one that was entered.',
        failed: 'The date of birth on the document differs from the one that was entered.',
      },
      de: { failed: 'Das Geburtsdatum auf dem Ausweis weicht vom eingegebenen ab.' },
    },
  },
  R_ID_BIRTHPLACE_MATCH: {
    en: {
      title: 'Place of birth',
      passed: 'The place of birth on the document is the one you entered.',
      failed: 'The place of birth on the document differs from the one you entered. Please check your entry.',
      inconclusive: 'We could not compare the place of birth. Places abroad often have several names.',
    },
    it: {
      title: 'Luogo di nascita',
      passed: 'Il luogo di nascita sul documento è quello inserito.',
      failed: 'Il luogo di nascita sul documento è diverso da quello inserito. Controlla i dati.',
      inconclusive: 'Non abbiamo potuto confrontare il luogo di nascita. I luoghi esteri hanno spesso più nomi.',
    },
    de: {
      title: 'Geburtsort',
      passed: 'Der Geburtsort auf dem Ausweis ist der angegebene.',
      failed: 'Der Geburtsort auf dem Ausweis weicht von Ihrer Angabe ab. Bitte prüfen Sie Ihre Angabe.',
      inconclusive: 'Wir konnten den Geburtsort nicht vergleichen. Orte im Ausland haben oft mehrere Namen.',
    },
    toOthers: {
      en: {
        passed: 'The place of birth on the document is the one that was entered.',
        failed: 'The place of birth on the document differs from the one that was entered.',
      },
      de: { failed: 'Der Geburtsort auf dem Ausweis weicht vom eingegebenen ab.' },
    },
  },
  R_ID_COUNTRY_MATCH: {
    en: {
      title: 'Nationality',
      passed: 'The document belongs to the nationality you chose.',
      failed:
        'The document tells another nationality than the one you chose. Please check the nationality, or upload another document.',
      inconclusive: 'We could not tell which nationality the document names.',
    },
    it: {
      title: 'Cittadinanza',
      passed: 'Il documento corrisponde alla cittadinanza scelta.',
      failed:
        'Il documento indica una cittadinanza diversa da quella scelta. Controlla la cittadinanza o carica un altro documento.',
      inconclusive: 'Non siamo riusciti a capire quale cittadinanza indichi il documento.',
    },
    de: {
      title: 'Staatsangehörigkeit',
      passed: 'Der Ausweis passt zur gewählten Staatsangehörigkeit.',
      failed:
        'Der Ausweis nennt eine andere Staatsangehörigkeit als die gewählte. Bitte prüfen Sie diese oder laden Sie einen anderen Ausweis hoch.',
      inconclusive: 'Wir konnten nicht erkennen, welche Staatsangehörigkeit der Ausweis nennt.',
    },
    toOthers: {
      en: {
        passed: 'The document belongs to the stated nationality.',
        failed: 'The document is from another country than the stated nationality.',
      },
    },
  },
  R_ID_EXPIRED: {
    en: {
      title: 'Validity',
      passed: 'The document is valid.',
      nearly_expired: 'The document is valid until {end}. Please think of renewing it soon.',
      failed: 'The document expired on {end}. Please upload a valid one.',
      too_long:
        'The document is said to be valid for longer than such documents are issued. Please upload the original, both sides.',
      withdrawn:
        'Italian paper identity cards are no longer valid, whatever date is printed on them. Please use the electronic card or a passport.',
      inconclusive: 'We could not read until when the document is valid.',
    },
    it: {
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
    de: {
      title: 'Gültigkeit',
      passed: 'Der Ausweis ist gültig.',
      nearly_expired: 'Der Ausweis ist bis zum {end} gültig. Bitte beantragen Sie bald einen neuen.',
      failed: 'Der Ausweis ist am {end} abgelaufen. Bitte laden Sie einen gültigen hoch.',
      too_long:
        'Der Ausweis soll länger gelten, als es bei solchen Ausweisen vorgesehen ist. Bitte laden Sie das Original hoch, beide Seiten.',
      withdrawn:
        'Italienische Papierausweise gelten nicht mehr, gleich welches Datum darauf steht. Bitte verwenden Sie die elektronische Karte oder einen Reisepass.',
      inconclusive: 'Wir konnten nicht lesen, bis wann der Ausweis gilt.',
    },
    toOthers: {
      en: {
        nearly_expired: 'The document is valid.',
        failed: 'The document has expired.',
        withdrawn: 'The document is no longer valid.',
      },
      it: {
        nearly_expired: 'Il documento è valido.',
        failed: 'Il documento è scaduto.',
        withdrawn: 'Il documento non è più valido.',
      },
      de: {
        nearly_expired: 'Der Ausweis ist gültig.',
        failed: 'Der Ausweis ist abgelaufen.',
        withdrawn: 'Der Ausweis gilt nicht mehr.',
      },
    },
  },
  R_ID_PERMIT_VALID: {
    en: {
      title: 'Residence permit',
      passed: 'The residence permit is valid.',
      in_renewal: 'The permit has expired, and the receipt for its renewal is there. That is fine.',
      failed: 'The residence permit expired on {end}. If you asked for a renewal, please upload the receipt.',
      inconclusive: 'We could not read until when the permit is valid.',
    },
    it: {
      title: 'Permesso di soggiorno',
      passed: 'Il permesso di soggiorno è valido.',
      in_renewal: 'Il permesso è scaduto, ma c’è la ricevuta del rinnovo. Va bene così.',
      failed: 'Il permesso di soggiorno è scaduto il {end}. Se hai chiesto il rinnovo, carica la ricevuta.',
      inconclusive: 'Non siamo riusciti a leggere la scadenza del permesso.',
    },
    de: {
      title: 'Aufenthaltstitel',
      passed: 'Der Aufenthaltstitel ist gültig.',
      in_renewal:
        'Der Aufenthaltstitel ist abgelaufen, aber die Bescheinigung über die Verlängerung liegt vor. Das ist in Ordnung.',
      failed:
        'Der Aufenthaltstitel ist am {end} abgelaufen. Falls Sie die Verlängerung beantragt haben, laden Sie bitte die Bescheinigung hoch.',
      inconclusive: 'Wir konnten nicht lesen, bis wann der Aufenthaltstitel gilt.',
    },
  },
  R_ID_MRZ_CHECKDIGITS: {
    en: {
      title: 'Check digits of the machine-readable lines',
      passed: 'The check digits in the machine-readable lines are right.',
      failed:
        'The check digits in the machine-readable lines are wrong. A genuine document does not have that; please upload the original.',
      inconclusive: 'The machine-readable lines could not be read well enough to check them.',
    },
    it: {
      title: 'Cifre di controllo delle righe a lettura ottica',
      passed: 'Le cifre di controllo delle righe a lettura ottica sono corrette.',
      failed:
        'Le cifre di controllo delle righe a lettura ottica sono sbagliate. In un documento autentico non succede; carica l’originale.',
      inconclusive: 'Le righe a lettura ottica non erano abbastanza leggibili per controllarle.',
    },
    de: {
      title: 'Prüfziffern der maschinenlesbaren Zeilen',
      passed: 'Die Prüfziffern der maschinenlesbaren Zeilen stimmen.',
      failed:
        'Die Prüfziffern der maschinenlesbaren Zeilen sind falsch. Bei einem echten Ausweis kommt das nicht vor; bitte laden Sie das Original hoch.',
      inconclusive: 'Die maschinenlesbaren Zeilen waren nicht gut genug lesbar, um sie zu prüfen.',
    },
  },
  R_ID_MRZ_VS_VISUAL: {
    en: {
      title: 'Machine-readable lines and print',
      passed: 'The machine-readable lines and the printed details agree.',
      failed:
        'The machine-readable lines and the printed details tell different things. Please upload both sides of the same document.',
      inconclusive: 'There was nothing to compare between the machine-readable lines and the print.',
    },
    it: {
      title: 'Righe a lettura ottica e stampa',
      passed: 'Le righe a lettura ottica e i dati stampati coincidono.',
      failed:
        'Le righe a lettura ottica e i dati stampati non coincidono. Carica entrambi i lati dello stesso documento.',
      inconclusive: 'Non c’era nulla da confrontare tra righe a lettura ottica e stampa.',
    },
    de: {
      title: 'Maschinenlesbare Zeilen und Druck',
      passed: 'Maschinenlesbare Zeilen und gedruckte Angaben stimmen überein.',
      failed:
        'Maschinenlesbare Zeilen und gedruckte Angaben stimmen nicht überein. Bitte laden Sie beide Seiten desselben Ausweises hoch.',
      inconclusive: 'Zwischen maschinenlesbaren Zeilen und Druck gab es nichts zu vergleichen.',
    },
  },
  R_ID_NUMBER_FORMAT: {
    en: {
      title: 'Document number',
      passed: 'The number is built like those of its issuer.',
      failed: 'The number is not built like those of its issuer.',
      inconclusive: 'The number could not be read, or was covered, which is your right.',
    },
    it: {
      title: 'Numero del documento',
      passed: 'Il numero ha il formato previsto per questo documento.',
      failed: 'Il numero non ha il formato previsto per questo documento.',
      inconclusive: 'Il numero non è leggibile o è stato coperto, com’è tuo diritto.',
    },
    de: {
      title: 'Ausweisnummer',
      passed: 'Die Nummer ist so aufgebaut wie beim Aussteller üblich.',
      failed: 'Die Nummer ist nicht so aufgebaut wie beim Aussteller üblich.',
      inconclusive: 'Die Nummer war nicht lesbar oder geschwärzt, was Ihr Recht ist.',
    },
    toOthers: {
      en: { inconclusive: 'The number could not be read, or was covered, as everybody may do.' },
      it: { inconclusive: 'Il numero non è leggibile o è stato coperto, come è permesso.' },
      de: { inconclusive: 'Die Nummer war nicht lesbar oder geschwärzt, was erlaubt ist.' },
    },
  },
  R_ID_AGE_18: {
    en: {
      title: 'Of age',
      passed: 'The person on the document is of age.',
      failed: 'According to the document this person is not yet 18. Only adults can apply.',
      inconclusive: 'We could not read the date of birth well enough to know the age.',
    },
    it: {
      title: 'Maggiore età',
      passed: 'La persona sul documento è maggiorenne.',
      failed: 'Secondo il documento questa persona non ha ancora 18 anni. Solo i maggiorenni possono fare domanda.',
      inconclusive: 'La data di nascita non era abbastanza leggibile per stabilire l’età.',
    },
    de: {
      title: 'Volljährigkeit',
      passed: 'Die Person auf dem Ausweis ist volljährig.',
      failed: 'Laut Ausweis ist diese Person noch nicht 18. Nur Volljährige können sich bewerben.',
      inconclusive: 'Das Geburtsdatum war nicht gut genug lesbar, um das Alter zu bestimmen.',
    },
  },
  R_ID_SAME_NUMBER_OTHER_PERSON: {
    en: {
      title: 'Number used once',
      passed: 'Nobody else has used this document number.',
      failed: 'A document with this number was also handed in by somebody else, or under another e-mail address.',
      inconclusive: 'We could not compare this number with other applications.',
    },
    it: {
      title: 'Numero usato una sola volta',
      passed: 'Nessun altro ha usato questo numero di documento.',
      failed:
        'Un documento con questo numero è stato presentato anche da un’altra persona o con un altro indirizzo e-mail.',
      inconclusive: 'Non abbiamo potuto confrontare il numero con altre domande.',
    },
    de: {
      title: 'Nummer nur einmal verwendet',
      passed: 'Niemand sonst hat diese Ausweisnummer verwendet.',
      failed:
        'Ein Ausweis mit dieser Nummer wurde auch von jemand anderem oder unter einer anderen E-Mail-Adresse eingereicht.',
      inconclusive: 'Wir konnten die Nummer nicht mit anderen Bewerbungen vergleichen.',
    },
  },
  R_FEED_IDENTITY: {
    en: {
      title: 'Name confirmed by the bank',
      passed:
        'The bank knows the person who signed in by the name you gave. No identity document was looked at for this.',
      inconclusive: 'The bank did not name the person who applies. Many people use an account of their family.',
    },
    it: {
      title: 'Nome confermato dalla banca',
      passed:
        'La banca conosce chi ha effettuato l’accesso con il nome che hai indicato. Per questo non è stato esaminato alcun documento d’identità.',
      inconclusive: 'La banca non ha indicato il nome di chi fa domanda. Molte persone usano un conto di famiglia.',
    },
    de: {
      title: 'Name von der Bank bestätigt',
      passed:
        'Die Bank kennt die angemeldete Person unter dem Namen, den Sie angegeben haben. Ein Ausweis wurde dafür nicht geprüft.',
      inconclusive: 'Die Bank hat den Namen nicht bestätigt. Viele nutzen ein Konto der Familie.',
    },
    toOthers: {
      en: {
        passed:
          'The bank knows the person who signed in by the name given. No identity document was looked at for this.',
      },
      it: {
        passed:
          'La banca conosce chi ha effettuato l’accesso con il nome indicato. Per questo non è stato esaminato alcun documento d’identità.',
      },
      de: {
        passed:
          'Die Bank kennt die angemeldete Person unter dem angegebenen Namen. Ein Ausweis wurde dafür nicht geprüft.',
      },
    },
  },
  R_ID_SELFIE_MATCH: {
    en: {
      title: 'The person behind the document',
      passed: 'Somebody signed in to a bank account in the name on the document. No face was compared.',
      failed:
        'The bank account that was connected is in another name than the document. Many people use an account of their family, so this alone means little.',
      inconclusive: 'No bank account was connected that could confirm the name on the document. That is optional.',
    },
    it: {
      title: 'La persona dietro il documento',
      passed:
        'È stato effettuato l’accesso a un conto bancario intestato al nome del documento. Nessun volto è stato confrontato.',
      failed:
        'Il conto collegato è intestato a un nome diverso da quello del documento. Molte persone usano un conto di famiglia: da solo significa poco.',
      inconclusive:
        'Non è stato collegato un conto bancario che possa confermare il nome del documento. Non è obbligatorio.',
    },
    de: {
      title: 'Die Person hinter dem Ausweis',
      passed:
        'Es gab eine Anmeldung bei einem Bankkonto, das auf den Namen im Ausweis läuft. Gesichter wurden nicht verglichen.',
      failed:
        'Das verbundene Konto läuft auf einen anderen Namen als der Ausweis. Viele nutzen ein Konto der Familie; für sich allein heißt das wenig.',
      inconclusive:
        'Es wurde kein Bankkonto verbunden, das den Namen auf dem Ausweis bestätigen könnte. Das ist freiwillig.',
    },
  },
} as const satisfies RuleTexts;
