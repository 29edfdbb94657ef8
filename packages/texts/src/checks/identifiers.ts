import type { RuleTexts } from './rule-texts.ts';

/** What the checks of numbers say. */
export const identifiers = {
  R_CF_CHECKCHAR: {
    en: {
      title: 'Fiscal code: last letter',
      passed: 'The last letter of the fiscal code is right.',
      failed: 'The last letter of the fiscal code does not belong to the rest of it. Please check the document.',
      inconclusive: 'The fiscal code could not be read well enough to check it.',
    },
    it: {
      title: 'Codice fiscale: ultima lettera',
      passed: 'L’ultima lettera del codice fiscale è corretta.',
      failed: 'L’ultima lettera del codice fiscale non corrisponde al resto. Controlla il documento.',
      inconclusive: 'Il codice fiscale non era abbastanza leggibile per controllarlo.',
    },
    de: {
      title: 'Italienische Steuernummer: letzter Buchstabe',
      passed: 'Der letzte Buchstabe der Steuernummer stimmt.',
      failed: 'Der letzte Buchstabe der Steuernummer passt nicht zum Rest. Bitte prüfen Sie das Dokument.',
      inconclusive: 'Die Steuernummer war nicht gut genug lesbar, um sie zu prüfen.',
    },
  },
  R_CF_VS_NAME: {
    en: {
      title: 'Fiscal code and name',
      passed: 'The fiscal code belongs to this name.',
      failed: 'The fiscal code was made for another name. Please check that the document is yours.',
      one_part:
        'Only a part of the name fits the fiscal code. That happens after a change of name; please tell us if it is so.',
      no_name:
        'The name that belongs to this fiscal code stands nowhere on the document. Please check that the document is yours.',
      inconclusive: 'We could not compare the fiscal code with a name.',
    },
    it: {
      title: 'Codice fiscale e nome',
      passed: 'Il codice fiscale corrisponde a questo nome.',
      failed: 'Il codice fiscale corrisponde a un altro nome. Verifica che il documento sia tuo.',
      one_part:
        'Solo una parte del nome corrisponde al codice fiscale. Può succedere dopo un cambio di nome; se è così, faccelo sapere.',
      no_name:
        'Il nome che corrisponde a questo codice fiscale non compare sul documento. Verifica che il documento sia tuo.',
      inconclusive: 'Non abbiamo potuto confrontare il codice fiscale con un nome.',
    },
    de: {
      title: 'Italienische Steuernummer und Name',
      passed: 'Die Steuernummer gehört zu diesem Namen.',
      failed:
        'Die Steuernummer wurde für einen anderen Namen gebildet. Bitte prüfen Sie, ob das Dokument Ihnen gehört.',
      one_part:
        'Nur ein Teil des Namens passt zur Steuernummer. Das kommt nach einer Namensänderung vor; bitte sagen Sie es uns, wenn es so ist.',
      no_name:
        'Der Name, der zu dieser Steuernummer gehört, steht nirgends auf dem Dokument. Bitte prüfen Sie, ob es Ihnen gehört.',
      inconclusive: 'Wir konnten die Steuernummer nicht mit einem Namen vergleichen.',
    },
  },
  R_CF_VS_DOB_SEX: {
    en: {
      title: 'Fiscal code and birth',
      passed: 'The fiscal code names this date of birth.',
      failed: 'The fiscal code names another date of birth. Please check your entries and the document.',
      sex_differs: 'The fiscal code tells another sex. Please check your entries.',
      inconclusive: 'We could not compare the fiscal code with a date of birth.',
    },
    it: {
      title: 'Codice fiscale e nascita',
      passed: 'Il codice fiscale indica questa data di nascita.',
      failed: 'Il codice fiscale indica un’altra data di nascita. Controlla i dati e il documento.',
      sex_differs: 'Il codice fiscale indica un altro sesso. Controlla i dati.',
      inconclusive: 'Non abbiamo potuto confrontare il codice fiscale con una data di nascita.',
    },
    de: {
      title: 'Italienische Steuernummer und Geburt',
      passed: 'Die Steuernummer nennt dieses Geburtsdatum.',
      failed: 'Die Steuernummer nennt ein anderes Geburtsdatum. Bitte prüfen Sie Ihre Angaben und das Dokument.',
      sex_differs: 'Die Steuernummer nennt ein anderes Geschlecht. Bitte prüfen Sie Ihre Angaben.',
      inconclusive: 'Wir konnten die Steuernummer nicht mit einem Geburtsdatum vergleichen.',
    },
  },
  R_CF_VS_BIRTHPLACE: {
    en: {
      title: 'Fiscal code and place of birth',
      passed: 'The fiscal code names this place of birth.',
      failed: 'The fiscal code names another place of birth. Please check your entries.',
      inconclusive: 'We do not know the code of this place, so we could not compare it.',
      no_place: 'No place of birth is told here that we could compare with the fiscal code.',
    },
    it: {
      title: 'Codice fiscale e luogo di nascita',
      passed: 'Il codice fiscale indica questo luogo di nascita.',
      failed: 'Il codice fiscale indica un altro luogo di nascita. Controlla i dati.',
      inconclusive: 'Non conosciamo il codice di questo luogo, quindi non abbiamo potuto confrontarlo.',
      no_place: 'Sul documento non c’è un luogo di nascita da confrontare con il codice fiscale.',
    },
    de: {
      title: 'Italienische Steuernummer und Geburtsort',
      passed: 'Die Steuernummer nennt diesen Geburtsort.',
      failed: 'Die Steuernummer nennt einen anderen Geburtsort. Bitte prüfen Sie Ihre Angaben.',
      inconclusive: 'Wir kennen den Code dieses Ortes nicht und konnten ihn deshalb nicht vergleichen.',
      no_place: 'Hier steht kein Geburtsort, den wir mit der Steuernummer vergleichen könnten.',
    },
  },
  R_CF_ON_DOCUMENT_MATCH: {
    en: {
      title: 'Your fiscal code on the document',
      passed: 'The document bears the fiscal code you entered.',
      failed:
        'The document bears another fiscal code than the one you entered. Please check your entry, or upload your own document.',
      inconclusive: 'We could not compare the fiscal code on the document with yours.',
    },
    it: {
      title: 'Il tuo codice fiscale sul documento',
      passed: 'Il documento riporta il codice fiscale inserito.',
      failed:
        'Il documento riporta un codice fiscale diverso da quello inserito. Controlla i dati o carica il tuo documento.',
      inconclusive: 'Non abbiamo potuto confrontare il codice fiscale del documento con il tuo.',
    },
    de: {
      title: 'Ihre italienische Steuernummer auf dem Dokument',
      passed: 'Auf dem Dokument steht die angegebene Steuernummer.',
      failed:
        'Auf dem Dokument steht eine andere Steuernummer als die angegebene. Bitte prüfen Sie Ihre Angabe oder laden Sie Ihr eigenes Dokument hoch.',
      inconclusive: 'Wir konnten die Steuernummer auf dem Dokument nicht mit Ihrer vergleichen.',
    },
    toOthers: {
      en: {
        title: 'The applicant’s fiscal code on the document',
        passed: 'The document bears the fiscal code that was entered.',
        failed: 'The document bears another fiscal code than the one that was entered.',
        inconclusive: 'The fiscal code on the document could not be compared with the applicant’s.',
      },
      it: {
        title: 'Codice fiscale sul documento',
        inconclusive: 'Non è stato possibile confrontare il codice fiscale del documento con quello del richiedente.',
      },
      de: {
        title: 'Italienische Steuernummer auf dem Dokument',
        inconclusive: 'Die Steuernummer auf dem Dokument ließ sich nicht mit der der Person vergleichen.',
      },
    },
  },
  R_STEUERID_CHECKDIGIT: {
    en: {
      title: 'German tax ID',
      passed: 'The check digit of the tax ID is right.',
      failed: 'The tax ID on this document cannot exist: its check digit is wrong. Please upload the original.',
      inconclusive: 'The tax ID could not be read well enough to check it.',
    },
    it: {
      title: 'Codice fiscale tedesco (Steuer-ID)',
      passed: 'La cifra di controllo della Steuer-ID è corretta.',
      failed:
        'La Steuer-ID su questo documento non può esistere: la cifra di controllo è sbagliata. Carica l’originale.',
      inconclusive: 'La Steuer-ID non era abbastanza leggibile per controllarla.',
    },
    de: {
      title: 'Steuer-ID',
      passed: 'Die Prüfziffer der Steuer-ID stimmt.',
      failed:
        'Die Steuer-ID auf diesem Dokument kann es nicht geben: Die Prüfziffer ist falsch. Bitte laden Sie das Original hoch.',
      inconclusive: 'Die Steuer-ID war nicht gut genug lesbar, um sie zu prüfen.',
    },
  },
  R_NAME_FORM_OF_ADDRESS: {
    en: {
      title: 'Form of address',
      passed: 'The form of address and the name go together.',
      failed: 'The form of address does not go with the first name. This may be a mistake of the sender.',
      inconclusive: 'The form of address could not be compared with the name.',
    },
    it: {
      title: 'Appellativo',
      passed: 'L’appellativo e il nome sono coerenti.',
      failed: 'L’appellativo non è coerente con il nome. Può essere un errore del mittente.',
      inconclusive: 'Non è stato possibile confrontare l’appellativo con il nome.',
    },
    de: {
      title: 'Anrede',
      passed: 'Anrede und Name passen zusammen.',
      failed: 'Die Anrede passt nicht zum Vornamen. Das kann ein Versehen des Absenders sein.',
      inconclusive: 'Die Anrede konnte nicht mit dem Namen verglichen werden.',
    },
  },
  R_SVNR_NAME: {
    en: {
      title: 'Name in the German insurance number',
      passed: 'The insurance number bears the first letter of the name.',
      failed: 'The insurance number was given to somebody with another first letter. A name at birth may explain it.',
      inconclusive: 'The letter of the insurance number may be that of a name at birth.',
    },
    it: {
      title: 'Nome nel numero assicurativo tedesco',
      passed: 'Il numero assicurativo contiene l’iniziale del cognome.',
      failed:
        'Il numero assicurativo è stato dato a una persona con un’altra iniziale. Il cognome alla nascita può spiegarlo.',
      inconclusive: 'La lettera del numero assicurativo può essere quella del cognome alla nascita.',
    },
    de: {
      title: 'Name in der Versicherungsnummer',
      passed: 'Die Versicherungsnummer trägt den Anfangsbuchstaben des Namens.',
      failed:
        'Die Versicherungsnummer wurde jemandem mit anderem Anfangsbuchstaben gegeben. Ein Geburtsname kann das erklären.',
      inconclusive: 'Der Buchstabe der Versicherungsnummer kann der eines Geburtsnamens sein.',
    },
  },
  R_SVNR_CHECKDIGIT: {
    en: {
      title: 'German insurance number',
      passed: 'The insurance number is right.',
      failed:
        'The insurance number on this document cannot exist: its check digit is wrong. Please upload the original.',
      birth_differs: 'The insurance number names another date of birth. This may be an old correction.',
      inconclusive: 'The insurance number could not be read well enough to check it.',
    },
    it: {
      title: 'Numero assicurativo tedesco',
      passed: 'Il numero assicurativo è corretto.',
      failed:
        'Il numero assicurativo su questo documento non può esistere: la cifra di controllo è sbagliata. Carica l’originale.',
      birth_differs: 'Il numero assicurativo indica un’altra data di nascita. Può essere una vecchia correzione.',
      inconclusive: 'Il numero assicurativo non era abbastanza leggibile per controllarlo.',
    },
    de: {
      title: 'Versicherungsnummer',
      passed: 'Die Versicherungsnummer stimmt.',
      failed:
        'Die Versicherungsnummer auf diesem Dokument kann es nicht geben: Die Prüfziffer ist falsch. Bitte laden Sie das Original hoch.',
      birth_differs: 'Die Versicherungsnummer nennt ein anderes Geburtsdatum. Das kann eine alte Berichtigung sein.',
      inconclusive: 'Die Versicherungsnummer war nicht gut genug lesbar, um sie zu prüfen.',
    },
  },
  R_IBAN_MOD97: {
    en: {
      title: 'Account number',
      passed: 'The IBAN is right.',
      failed: 'The IBAN on this document cannot exist: its check digits are wrong. Please upload the original.',
      inconclusive: 'No whole IBAN was found on this document.',
    },
    it: {
      title: 'Numero di conto',
      passed: 'L’IBAN è corretto.',
      failed: 'L’IBAN su questo documento non può esistere: le cifre di controllo sono sbagliate. Carica l’originale.',
      inconclusive: 'Su questo documento non abbiamo trovato un IBAN completo.',
    },
    de: {
      title: 'Kontonummer',
      passed: 'Die IBAN stimmt.',
      failed:
        'Die IBAN auf diesem Dokument kann es nicht geben: Die Prüfziffern sind falsch. Bitte laden Sie das Original hoch.',
      inconclusive: 'Auf diesem Dokument fand sich keine vollständige IBAN.',
    },
  },
  R_VAT_CHECKDIGIT: {
    en: {
      title: 'Number of the employer',
      passed: 'The tax number of the employer is right.',
      failed: 'The tax number of the employer has a wrong check digit.',
      inconclusive: 'The tax number of the employer was not found.',
    },
    it: {
      title: 'Codice del datore di lavoro',
      passed: 'La partita IVA o il codice fiscale del datore di lavoro è corretto.',
      failed: 'La partita IVA o il codice fiscale del datore di lavoro ha una cifra di controllo sbagliata.',
      inconclusive: 'Non abbiamo trovato la partita IVA o il codice fiscale del datore di lavoro.',
    },
    de: {
      title: 'Steuernummer des Arbeitgebers',
      passed: 'Die Steuernummer des Arbeitgebers stimmt.',
      failed: 'Die Steuernummer des Arbeitgebers hat eine falsche Prüfziffer.',
      inconclusive: 'Die Steuernummer des Arbeitgebers wurde nicht gefunden.',
    },
  },
} as const satisfies RuleTexts;
