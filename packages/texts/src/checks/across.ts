import type { RuleTexts } from './rule-texts.ts';

/** What the checks across papers say. */
export const across = {
  R_FILE_CROSS_APPLICANT_COPY: {
    en: {
      title: 'The document belongs to you alone',
      passed: 'Nobody else handed in this document.',
      failed:
        'The same document was also handed in by somebody else, or under another e-mail address. Please upload your own document; if it is yours, contact us and we will look at it together.',
      inconclusive: 'The document was not compared with others.',
    },
    it: {
      title: 'Il documento è solo tuo',
      passed: 'Nessun altro ha presentato questo documento.',
      failed:
        'Lo stesso documento è stato presentato anche da un’altra persona o con un altro indirizzo e-mail. Carica il tuo documento; se è davvero tuo, scrivici e lo guardiamo insieme.',
      inconclusive: 'Il documento non è stato confrontato con altri.',
    },
    de: {
      title: 'Die Unterlage gehört nur Ihnen',
      passed: 'Niemand sonst hat diese Unterlage eingereicht.',
      failed:
        'Dieselbe Unterlage wurde auch von jemand anderem oder unter einer anderen E-Mail-Adresse eingereicht. Bitte reichen Sie Ihre eigene ein; gehört sie Ihnen, melden Sie sich bitte, und wir sehen sie gemeinsam an.',
      inconclusive: 'Die Unterlage wurde nicht mit anderen verglichen.',
    },
    toOthers: {
      en: { title: 'The document belongs to the applicant alone' },
      it: { title: 'Il documento è solo del richiedente' },
      de: { title: 'Die Unterlage gehört nur dieser Person' },
    },
  },
  R_X_PAYSLIP_NET_IN_BANK: {
    en: {
      title: 'The pay on the payslips arrived',
      passed: 'The pay of {found, plural, one {one payslip} other {# payslips}} shows on the account.',
      failed: 'Payslip and account do not agree for {months}. Please explain the difference.',
      inconclusive: 'Payslips and statements do not tell enough to see whether this pay arrived.',
      no_statement: 'Without bank statements we cannot see whether the pay arrived.',
      other_amount:
        'For {months} the account shows another amount than the payslip. This may be extra pay, an advance or the change of the tax year: a short note helps.',
      missing:
        'The pay for {months} does not show on the account. If it goes to another account, please add its statements.',
      other_payer:
        'The pay of one month came from somebody else than the employer on the payslip. Please tell us who pays you.',
      other_account:
        'A payslip names another account than the one the pay arrived on. Please check the payslip, or tell us about that account.',
      savings_only: 'Only a savings account was shown, where no pay arrives. Please add the account that it goes to.',
    },
    it: {
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
      savings_only: 'C’è solo un conto di risparmio, su cui non arriva il netto. Aggiungi il conto su cui lo ricevi.',
    },
    de: {
      title: 'Das Gehalt der Abrechnungen ist eingegangen',
      passed:
        'Das Gehalt von {found, plural, one {einer Abrechnung} other {# Abrechnungen}} ist auf dem Konto zu sehen.',
      failed: 'Abrechnung und Konto stimmen für {months} nicht überein. Bitte erklären Sie den Unterschied.',
      inconclusive: 'Abrechnungen und Auszüge sagen nicht genug, um zu sehen, ob das Gehalt eingegangen ist.',
      no_statement: 'Ohne Kontoauszüge sehen wir nicht, ob das Gehalt eingegangen ist.',
      other_amount:
        'Für {months} zeigt das Konto einen anderen Betrag als die Abrechnung. Das kann an Sonderzahlungen, einem Vorschuss oder dem Wechsel des Steuerjahres liegen: Eine kurze Notiz hilft.',
      missing:
        'Das Gehalt für {months} ist auf dem Konto nicht zu sehen. Geht es auf ein anderes Konto, ergänzen Sie bitte dessen Auszüge.',
      other_payer:
        'Das Gehalt eines Monats kam von jemand anderem als dem Arbeitgeber auf der Abrechnung. Bitte sagen Sie uns, wer Sie bezahlt.',
      other_account:
        'Eine Abrechnung nennt ein anderes Konto als das, auf dem das Gehalt einging. Bitte prüfen Sie die Abrechnung oder nennen Sie uns dieses Konto.',
      savings_only:
        'Gezeigt wurde nur ein Sparkonto, auf dem kein Gehalt eingeht. Bitte ergänzen Sie das Konto, auf das es geht.',
    },
    toOthers: {
      en: { savings_only: 'Only a savings account was shown, where no pay is to be expected.' },
      it: { savings_only: 'È stato mostrato solo un conto di risparmio, su cui non ci si aspetta il netto.' },
      de: { savings_only: 'Gezeigt wurde nur ein Sparkonto, auf dem kein Gehalt zu erwarten ist.' },
    },
  },
  R_X_EMPLOYER_CHAIN: {
    en: {
      title: 'All documents name one employer',
      passed: 'The documents name the same employer.',
      failed:
        'Several documents name another employer than the newest payslip. Please check that all documents are of your present job.',
      inconclusive: 'No other document tells whether the employer is the same.',
      contract:
        'The work contract names another employer than the payslip. Please upload the contract of your present job.',
      certificate:
        'The tax certificate names another employer than the payslip, although you had already been hired. A short note helps, for instance if the company changed its name.',
      payer:
        'The salary is paid by somebody else than the employer on the payslip. A short note helps, for instance if a payroll service or parent company pays.',
    },
    it: {
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
    de: {
      title: 'Alle Unterlagen nennen einen Arbeitgeber',
      passed: 'Die Unterlagen nennen denselben Arbeitgeber.',
      failed:
        'Mehrere Unterlagen nennen einen anderen Arbeitgeber als die neueste Abrechnung. Bitte prüfen Sie, ob alle zur jetzigen Stelle gehören.',
      inconclusive: 'Keine andere Unterlage zeigt, ob es derselbe Arbeitgeber ist.',
      contract:
        'Der Arbeitsvertrag nennt einen anderen Arbeitgeber als die Abrechnung. Bitte reichen Sie den Vertrag der jetzigen Stelle ein.',
      certificate:
        'Die Jahresbescheinigung nennt einen anderen Arbeitgeber als die Abrechnung, obwohl Sie schon eingestellt waren. Eine kurze Notiz hilft, etwa wenn die Firma ihren Namen geändert hat.',
      payer:
        'Das Gehalt zahlt jemand anderes als der Arbeitgeber auf der Abrechnung. Eine kurze Notiz hilft, etwa wenn ein Lohnbüro oder die Muttergesellschaft zahlt.',
    },
    toOthers: {
      en: {
        certificate: 'The tax certificate names another employer than the payslip, although the job had already begun.',
      },
      it: {
        certificate:
          'La certificazione fiscale indica un datore di lavoro diverso dalla busta paga, a lavoro già iniziato.',
      },
      de: {
        certificate:
          'Die Jahresbescheinigung nennt einen anderen Arbeitgeber als die Abrechnung, obwohl die Stelle schon bestand.',
      },
    },
  },
  R_X_HIRE_DATE: {
    en: {
      title: 'The documents agree when the job began',
      passed: 'The documents give the same start of the job.',
      failed:
        'The payslip gives {hired} as the start of the job, another paper {other}. A short note helps, for instance if the company was taken over.',
      inconclusive: 'We could not compare the start of the job.',
    },
    it: {
      title: 'I documenti concordano sull’inizio del lavoro',
      passed: 'I documenti riportano lo stesso inizio.',
      failed:
        'La busta paga riporta l’inizio il {hired}, un altro documento il {other}. Una breve nota aiuta, ad esempio se l’azienda è stata ceduta.',
      inconclusive: 'Non siamo riusciti a confrontare l’inizio del lavoro.',
    },
    de: {
      title: 'Die Unterlagen nennen denselben Arbeitsbeginn',
      passed: 'Die Unterlagen nennen denselben Beginn.',
      failed:
        'Die Abrechnung nennt als Beginn den {hired}, eine andere Unterlage den {other}. Eine kurze Notiz hilft, etwa wenn der Betrieb übernommen wurde.',
      inconclusive: 'Wir konnten den Arbeitsbeginn nicht vergleichen.',
    },
  },
  R_X_ANNUAL: {
    en: {
      title: 'Annual certificate and monthly pay',
      passed: 'The tax certificate fits the monthly pay.',
      failed:
        'The certificate for {year} comes to {percent}% of twelve months of today’s pay. This may be extra pay or a change of the tax year: a short note helps.',
      inconclusive: 'We could not compare the year with the monthly pay.',
    },
    it: {
      title: 'Certificazione annuale e stipendio mensile',
      passed: 'La certificazione fiscale corrisponde alla retribuzione mensile.',
      failed:
        'La certificazione del {year}, rispetto a dodici mensilità attuali, vale {percent}%. Può trattarsi di mensilità aggiuntive o del cambio dell’anno fiscale: una breve nota aiuta.',
      inconclusive: 'Non siamo riusciti a confrontare l’anno con la retribuzione mensile.',
    },
    de: {
      title: 'Jahresbescheinigung und Monatsgehalt',
      passed: 'Die Jahresbescheinigung passt zum Monatsgehalt.',
      failed:
        'Die Bescheinigung für {year} entspricht {percent} % von zwölf aktuellen Monatsgehältern. Das kann an Sonderzahlungen oder dem Wechsel des Steuerjahres liegen: Eine kurze Notiz hilft.',
      inconclusive: 'Wir konnten das Jahr nicht mit dem Monatsgehalt vergleichen.',
    },
  },
  R_X_ADDRESS: {
    en: {
      title: 'The address fits',
      passed: 'The documents show the address that you gave.',
      failed:
        'A document shows another address or postcode than you gave. Please check what you gave; if you have moved, nothing needs to be done.',
      inconclusive: 'We could not compare the addresses.',
    },
    it: {
      title: 'L’indirizzo corrisponde',
      passed: 'I documenti riportano l’indirizzo che hai indicato.',
      failed:
        'Un documento riporta un indirizzo o un CAP diverso da quello indicato. Controlla che cosa hai scritto; se hai cambiato casa, non devi fare nulla.',
      inconclusive: 'Non siamo riusciti a confrontare gli indirizzi.',
    },
    de: {
      title: 'Die Anschrift passt',
      passed: 'Die Unterlagen zeigen die angegebene Anschrift.',
      failed:
        'Eine Unterlage zeigt eine andere Anschrift oder Postleitzahl als angegeben. Bitte prüfen Sie Ihre Angabe; sind Sie umgezogen, müssen Sie nichts tun.',
      inconclusive: 'Wir konnten die Anschriften nicht vergleichen.',
    },
    toOthers: {
      en: {
        passed: 'The documents show the stated address.',
        failed: 'A document shows another address or postcode than the stated one, as happens after a move.',
      },
      it: {
        passed: 'I documenti riportano l’indirizzo indicato.',
        failed: 'Un documento riporta un indirizzo o un CAP diverso da quello indicato, come accade dopo un trasloco.',
      },
      de: {
        failed:
          'Eine Unterlage zeigt eine andere Anschrift oder Postleitzahl als angegeben, wie es nach einem Umzug vorkommt.',
      },
    },
  },
  R_X_BIRTH_DATE: {
    en: {
      title: 'The documents give one date of birth',
      passed: 'The documents agree on the date of birth.',
      failed:
        'A document gives another date of birth than you entered. Please check your entry; if the document is wrong, a short note helps.',
      inconclusive: 'We could not compare the date of birth on the documents.',
    },
    it: {
      title: 'I documenti riportano la stessa data di nascita',
      passed: 'I documenti concordano sulla data di nascita.',
      failed:
        'Un documento riporta una data di nascita diversa da quella inserita. Controlla i dati; se è sbagliato il documento, una breve nota aiuta.',
      inconclusive: 'Non siamo riusciti a confrontare la data di nascita sui documenti.',
    },
    de: {
      title: 'Die Unterlagen nennen dasselbe Geburtsdatum',
      passed: 'Die Unterlagen stimmen im Geburtsdatum überein.',
      failed:
        'Eine Unterlage nennt ein anderes Geburtsdatum, als Sie angegeben haben. Bitte prüfen Sie Ihre Angabe; ist die Unterlage falsch, hilft eine kurze Notiz.',
      inconclusive: 'Wir konnten das Geburtsdatum auf den Unterlagen nicht vergleichen.',
    },
    toOthers: {
      en: {
        failed: 'A document gives another date of birth than was entered.',
      },
      it: {
        failed: 'Un documento riporta una data di nascita diversa da quella inserita.',
      },
      de: { failed: 'Eine Unterlage nennt ein anderes Geburtsdatum als eingegeben.' },
    },
  },
  R_X_TAXCLASS: {
    en: {
      title: 'Payslip and tax certificate give one tax class',
      passed: 'The tax certificate gives the tax class of the payslips.',
      failed:
        'The payslip gives tax class {slip}, the tax certificate {certificate}. Classes may change with a wedding or a new year: a short note helps.',
      inconclusive: 'We could not compare the tax class.',
    },
    it: {
      title: 'Busta paga e certificazione riportano la stessa classe fiscale',
      passed: 'La certificazione riporta la classe fiscale delle buste paga.',
      failed:
        'La busta paga riporta la classe fiscale {slip}, la certificazione la {certificate}. La classe può cambiare con un matrimonio o con l’anno nuovo: una breve nota aiuta.',
      inconclusive: 'Non siamo riusciti a confrontare la classe fiscale.',
    },
    de: {
      title: 'Abrechnung und Bescheinigung nennen dieselbe Steuerklasse',
      passed: 'Die Lohnsteuerbescheinigung nennt die Steuerklasse der Abrechnungen.',
      failed:
        'Die Abrechnung nennt Steuerklasse {slip}, die Lohnsteuerbescheinigung {certificate}. Nach einer Hochzeit oder zum Jahreswechsel kommt das vor; eine kurze Notiz hilft.',
      inconclusive: 'Wir konnten die Steuerklasse nicht vergleichen.',
    },
  },
  R_X_FAMILY_TAXCLASS: {
    en: {
      title: 'Tax class and household',
      passed: 'Tax class {tax_class} fits the household.',
      failed:
        'Tax class {tax_class} is usual for another household than the one given. Couples may live apart, and classes change late.',
      inconclusive: 'Nothing is known of the household to compare the tax class with.',
    },
    it: {
      title: 'Classe fiscale e nucleo familiare',
      passed: 'La classe fiscale {tax_class} corrisponde al nucleo familiare.',
      failed:
        'La classe fiscale {tax_class} è tipica di un nucleo diverso da quello indicato. Le coppie possono vivere separate e le classi cambiano in ritardo.',
      inconclusive: 'Non conosciamo il nucleo familiare con cui confrontare la classe fiscale.',
    },
    de: {
      title: 'Steuerklasse und Haushalt',
      passed: 'Steuerklasse {tax_class} passt zum Haushalt.',
      failed:
        'Steuerklasse {tax_class} ist für einen anderen Haushalt üblich als den angegebenen. Paare leben manchmal getrennt, und die Klasse ändert sich oft erst später.',
      inconclusive: 'Über den Haushalt ist nichts bekannt, womit sich die Steuerklasse vergleichen ließe.',
    },
  },
  R_X_DEVICE_OR_CONTACT_REUSE: {
    en: {
      title: 'Contact details are your own',
      passed: 'Nobody else uses these contact details.',
      failed:
        'Somebody else applied with the same {kinds, select, email {e-mail address} phone {telephone number} iban {bank account} device {device} other {contact details}}. Please check that you gave your own.',
      inconclusive: 'The contact details were not compared with others.',
    },
    it: {
      title: 'I recapiti sono tuoi',
      passed: 'Nessun altro usa questi recapiti.',
      failed:
        'Qualcun altro ha fatto domanda con {kinds, select, email {lo stesso indirizzo e-mail} phone {lo stesso numero di telefono} iban {lo stesso conto} device {lo stesso dispositivo} other {gli stessi recapiti}}. Controlla di aver indicato i tuoi dati.',
      inconclusive: 'I recapiti non sono stati confrontati con altri.',
    },
    de: {
      title: 'Die Kontaktdaten sind Ihre eigenen',
      passed: 'Niemand sonst nutzt diese Kontaktdaten.',
      failed:
        'Jemand anderes hat sich mit {kinds, select, email {derselben E-Mail-Adresse} phone {derselben Telefonnummer} iban {demselben Konto} device {demselben Gerät} other {denselben Kontaktdaten}} beworben. Bitte prüfen Sie, ob Sie Ihre eigenen Daten angegeben haben.',
      inconclusive: 'Die Kontaktdaten wurden nicht mit anderen verglichen.',
    },
    toOthers: {
      en: { title: 'Contact details are the applicant’s own' },
      it: {
        title: 'I recapiti sono del richiedente',
        passed: 'Nessun altro usa questi recapiti.',
      },
      de: { title: 'Die Kontaktdaten gehören der Person' },
    },
  },
} as const satisfies RuleTexts;
