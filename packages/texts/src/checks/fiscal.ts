import type { RuleTexts } from './rule-texts.ts';

/** What the checks of tax papers say. */
export const fiscal = {
  R_TAX_CLASSIFICATION: {
    en: {
      title: 'Kind of tax document',
      passed: 'This is a tax document.',
      failed: 'This is not the tax document you meant to upload. Please choose another file.',
      inconclusive: 'We do not recognise this document. If it is the right one, you may continue.',
    },
    it: {
      title: 'Tipo di documento fiscale',
      passed: 'È un documento fiscale.',
      failed: 'Non è il documento fiscale che volevi caricare. Scegli un altro file.',
      inconclusive: 'Non riconosciamo questo documento. Se è quello giusto puoi continuare.',
    },
    de: {
      title: 'Art der Steuerunterlage',
      passed: 'Das ist eine Steuerunterlage.',
      failed: 'Das ist nicht die Steuerunterlage, die Sie hochladen wollten. Bitte wählen Sie eine andere Datei.',
      inconclusive: 'Wir erkennen diese Unterlage nicht. Ist es die richtige, können Sie fortfahren.',
    },
    toOthers: {
      en: { failed: 'This is not the tax document that was asked for.' },
      it: { failed: 'Non è il documento fiscale richiesto.' },
      de: { failed: 'Das ist nicht die Steuerunterlage, um die es ging.' },
    },
  },
  R_TAX_YEAR: {
    en: {
      title: 'Tax year',
      passed: 'The tax document for {year} is recent enough.',
      failed: 'The tax document for {year} is older than a year and a half. Please upload the one for a later year.',
      future: 'The tax document is for {year}, a year to come. Please check the file.',
      inconclusive: 'We could not tell which year the tax document is for, or that year is not over.',
    },
    it: {
      title: 'Anno fiscale',
      passed: 'Il documento fiscale per il {year} è abbastanza recente.',
      failed: 'Il documento fiscale per il {year} ha più di un anno e mezzo. Carica quello di un anno successivo.',
      future: 'Il documento fiscale è per il {year}, un anno futuro. Controlla il file.',
      inconclusive: 'Non siamo riusciti a capire per quale anno sia il documento, o quell’anno non è finito.',
    },
    de: {
      title: 'Steuerjahr',
      passed: 'Die Steuerunterlage für {year} ist aktuell genug.',
      failed:
        'Die Steuerunterlage für {year} ist älter als anderthalb Jahre. Bitte laden Sie die eines späteren Jahres hoch.',
      future: 'Die Steuerunterlage ist für {year}, ein künftiges Jahr. Bitte prüfen Sie die Datei.',
      inconclusive:
        'Wir konnten nicht erkennen, für welches Jahr die Unterlage ist, oder das Jahr ist noch nicht zu Ende.',
    },
  },
  R_TAX_ALL_PAGES: {
    en: {
      title: 'All pages of the tax document',
      passed: 'All pages are there.',
      failed: 'Of {total} pages these are missing: {missing}. Please upload the whole document.',
      inconclusive: 'The pages are not numbered, so we cannot tell whether all are there.',
    },
    it: {
      title: 'Tutte le pagine del documento fiscale',
      passed: 'Ci sono tutte le pagine.',
      failed: 'Su {total} pagine mancano: {missing}. Carica il documento intero.',
      inconclusive: 'Le pagine non sono numerate, quindi non sappiamo se ci sono tutte.',
    },
    de: {
      title: 'Alle Seiten der Steuerunterlage',
      passed: 'Alle Seiten liegen vor.',
      failed: 'Von {total} Seiten fehlen: {missing}. Bitte laden Sie die ganze Unterlage hoch.',
      inconclusive: 'Die Seiten sind nicht nummeriert, deshalb wissen wir nicht, ob alle vorliegen.',
    },
  },
  R_TAX_NAMES: {
    en: {
      title: 'Name on the tax document',
      passed: 'The tax document is in your name.',
      joint: 'The tax document is of a couple, and you are one of the two.',
      failed: 'The tax document is in another name. Please upload your own.',
      inconclusive: 'We could not compare the name on the tax document with yours.',
    },
    it: {
      title: 'Nome sul documento fiscale',
      passed: 'Il documento fiscale è intestato a te.',
      joint: 'Il documento è di una coppia e tu sei uno dei due.',
      failed: 'Il documento fiscale è intestato a un’altra persona. Carica il tuo.',
      inconclusive: 'Non abbiamo potuto confrontare il nome sul documento fiscale con il tuo.',
    },
    de: {
      title: 'Name auf der Steuerunterlage',
      passed: 'Die Steuerunterlage lautet auf Ihren Namen.',
      joint: 'Die Steuerunterlage gehört einem Paar, und Sie sind eine der beiden Personen.',
      failed: 'Die Steuerunterlage lautet auf einen anderen Namen. Bitte laden Sie Ihre eigene hoch.',
      inconclusive: 'Wir konnten den Namen auf der Steuerunterlage nicht mit Ihrem vergleichen.',
    },
    toOthers: {
      en: {
        passed: 'The tax document is in the applicant’s name.',
        joint: 'The tax document is of a couple, and the applicant is one of the two.',
        inconclusive: 'The name on the tax document could not be compared with the applicant’s.',
      },
      it: {
        passed: 'Il documento fiscale è intestato al richiedente.',
        joint: 'Il documento è di una coppia e il richiedente è uno dei due.',
        inconclusive: 'Non è stato possibile confrontare il nome sul documento fiscale con quello del richiedente.',
      },
      de: {
        passed: 'Die Steuerunterlage lautet auf den Namen der Person.',
        joint: 'Die Steuerunterlage gehört einem Paar, zu dem die Person zählt.',
        inconclusive: 'Der Name auf der Steuerunterlage ließ sich nicht mit dem der Person vergleichen.',
      },
    },
  },
  R_TAX_CF_MATCH: {
    en: {
      title: 'Tax number on the tax document',
      passed: 'The tax number on the document is yours.',
      joint: 'The document is of a couple, and one of the tax numbers is yours.',
      failed: 'The tax number on the document is not yours. Please upload your own tax document.',
      inconclusive: 'We could not compare the tax number.',
    },
    it: {
      title: 'Codice fiscale sul documento fiscale',
      passed: 'Il codice fiscale sul documento è il tuo.',
      joint: 'Il documento è di una coppia e uno dei codici fiscali è il tuo.',
      failed: 'Il codice fiscale sul documento non è il tuo. Carica il tuo documento fiscale.',
      inconclusive: 'Non abbiamo potuto confrontare il codice fiscale.',
    },
    de: {
      title: 'Steuer-ID auf der Steuerunterlage',
      passed: 'Die Steuer-ID auf der Unterlage ist Ihre.',
      joint: 'Die Unterlage gehört einem Paar, und eine der Steuer-IDs ist Ihre.',
      failed: 'Die Steuer-ID auf der Unterlage ist nicht Ihre. Bitte laden Sie Ihre eigene Steuerunterlage hoch.',
      inconclusive: 'Wir konnten die Steuer-ID nicht vergleichen.',
    },
    toOthers: {
      en: {
        passed: 'The tax number on the document is the applicant’s.',
        joint: 'The document is of a couple, and one of the tax numbers is the applicant’s.',
        failed: 'The tax number on the document is not the applicant’s.',
      },
      it: {
        passed: 'Il codice fiscale sul documento è quello del richiedente.',
        joint: 'Il documento è di una coppia e uno dei codici fiscali è quello del richiedente.',
        failed: 'Il codice fiscale sul documento non è quello del richiedente.',
      },
      de: {
        passed: 'Die Steuer-ID auf der Unterlage ist die der Person.',
        joint: 'Die Unterlage gehört einem Paar, und eine der Steuer-IDs ist die der Person.',
        failed: 'Die Steuer-ID auf der Unterlage ist nicht die der Person.',
      },
    },
  },
  R_TAX_SUMS: {
    en: {
      title: 'Sums on the tax document',
      passed: 'The sums on the tax document come out.',
      failed: 'A sum on the tax document does not come out. There are lawful exceptions.',
      inconclusive: 'The sums have exceptions that we cannot judge.',
    },
    it: {
      title: 'Somme del documento fiscale',
      passed: 'Le somme del documento fiscale tornano.',
      failed: 'Una somma del documento fiscale non torna. Ci sono eccezioni di legge.',
      inconclusive: 'Per queste somme ci sono eccezioni che non possiamo valutare.',
    },
    de: {
      title: 'Summen der Steuerunterlage',
      passed: 'Die Summen der Steuerunterlage gehen auf.',
      failed: 'Eine Summe der Steuerunterlage geht nicht auf. Es gibt gesetzliche Ausnahmen.',
      inconclusive: 'Für diese Summen gibt es Ausnahmen, die wir nicht beurteilen können.',
    },
  },
  R_TAX_INCOME_VS_PAYSLIPS: {
    en: {
      title: 'Income of the year and payslips',
      passed: 'The income of the year fits your payslips.',
      failed:
        'The income of the year does not fit your payslips. Extra payments or a change of the tax year may explain it; please tell us.',
      inconclusive: 'We could not compare the year with your payslips.',
    },
    it: {
      title: 'Reddito annuo e buste paga',
      passed: 'Il reddito dell’anno è coerente con le buste paga.',
      failed:
        'Il reddito dell’anno non è coerente con le buste paga. Pagamenti aggiuntivi o un cambio d’anno fiscale possono spiegarlo; faccelo sapere.',
      inconclusive: 'Non abbiamo potuto confrontare l’anno con le buste paga.',
    },
    de: {
      title: 'Jahreseinkommen und Abrechnungen',
      passed: 'Das Jahreseinkommen passt zu Ihren Abrechnungen.',
      failed:
        'Das Jahreseinkommen passt nicht zu Ihren Abrechnungen. Zusätzliche Zahlungen oder ein Wechsel des Steuerjahres können das erklären; bitte sagen Sie es uns.',
      inconclusive: 'Wir konnten das Jahr nicht mit Ihren Abrechnungen vergleichen.',
    },
    toOthers: {
      en: {
        passed: 'The income of the year fits the payslips.',
        failed:
          'The income of the year does not fit the payslips. Extra payments or a change of the tax year may explain it.',
        inconclusive: 'The year could not be compared with the payslips.',
      },
      it: {
        failed:
          'Il reddito dell’anno non corrisponde alle buste paga. Pagamenti aggiuntivi o un cambio di anno fiscale possono spiegarlo.',
      },
      de: {
        passed: 'Das Jahreseinkommen passt zu den Abrechnungen.',
        failed:
          'Das Jahreseinkommen passt nicht zu den Abrechnungen. Zusätzliche Zahlungen oder ein Wechsel des Steuerjahres können das erklären.',
        inconclusive: 'Das Jahr ließ sich nicht mit den Abrechnungen vergleichen.',
      },
    },
  },
  R_TAX_BENEFIT_VALID: {
    en: {
      title: 'Benefit still paid',
      passed: 'The benefit is being paid.',
      ends: 'The benefit is paid until {end}.',
      failed: 'The benefit ended on {end}. Please upload documents of your present income.',
      not_begun: 'The benefit begins on {start} only.',
      refused: 'The letter says that the benefit was refused.',
      old: 'The letter is of {issued}. Please upload a newer one.',
      inconclusive: 'We could not read how long the benefit is paid.',
    },
    it: {
      title: 'Prestazione in corso',
      passed: 'La prestazione è in pagamento.',
      ends: 'La prestazione è pagata fino al {end}.',
      failed: 'La prestazione è finita il {end}. Carica i documenti del reddito attuale.',
      not_begun: 'La prestazione inizia solo il {start}.',
      refused: 'La lettera dice che la prestazione è stata respinta.',
      old: 'La lettera è del {issued}. Caricane una più recente.',
      inconclusive: 'Non siamo riusciti a leggere per quanto tempo è pagata la prestazione.',
    },
    de: {
      title: 'Leistung wird gezahlt',
      passed: 'Die Leistung wird gezahlt.',
      ends: 'Die Leistung wird bis zum {end} gezahlt.',
      failed: 'Die Leistung endete am {end}. Bitte laden Sie Unterlagen zum aktuellen Einkommen hoch.',
      not_begun: 'Die Leistung beginnt erst am {start}.',
      refused: 'Laut Schreiben wurde die Leistung abgelehnt.',
      old: 'Das Schreiben ist vom {issued}. Bitte laden Sie ein neueres hoch.',
      inconclusive: 'Wir konnten nicht lesen, wie lange die Leistung gezahlt wird.',
    },
  },
  R_IT_CU_EMPLOYER: {
    en: {
      title: 'Who issued the certificate',
      passed: 'The certificate comes from your employer.',
      failed: 'The certificate comes from {found}, your payslips from {expected}. Please tell us why.',
      new_job: 'The certificate comes from another employer, and you have changed jobs since.',
      inconclusive: 'We could not compare the issuer of the certificate with your employer.',
    },
    it: {
      title: 'Chi ha emesso la certificazione',
      passed: 'La certificazione viene dal tuo datore di lavoro.',
      failed: 'La certificazione viene da {found}, le buste paga da {expected}. Dicci perché.',
      new_job: 'La certificazione viene da un altro datore di lavoro, e da allora hai cambiato lavoro.',
      inconclusive: 'Non abbiamo potuto confrontare chi ha emesso la certificazione con il datore di lavoro.',
    },
    de: {
      title: 'Aussteller der Bescheinigung',
      passed: 'Die Bescheinigung stammt von Ihrem Arbeitgeber.',
      failed: 'Die Bescheinigung stammt von {found}, Ihre Abrechnungen von {expected}. Bitte sagen Sie uns, warum.',
      new_job: 'Die Bescheinigung stammt von einem anderen Arbeitgeber, und Sie haben seither die Stelle gewechselt.',
      inconclusive: 'Wir konnten den Aussteller nicht mit Ihrem Arbeitgeber vergleichen.',
    },
    toOthers: {
      en: {
        passed: 'The certificate comes from the employer.',
        failed: 'The certificate comes from {found}, the payslips from {expected}.',
        new_job: 'The certificate comes from another employer; the job has changed since.',
        inconclusive: 'The issuer of the certificate could not be compared with the employer.',
      },
      it: {
        passed: 'La certificazione viene dal datore di lavoro.',
        new_job: 'La certificazione viene da un altro datore di lavoro; da allora il lavoro è cambiato.',
      },
      de: {
        passed: 'Die Bescheinigung stammt vom Arbeitgeber.',
        failed: 'Die Bescheinigung stammt von {found}, die Abrechnungen von {expected}.',
        new_job: 'Die Bescheinigung stammt von einem anderen Arbeitgeber; seither wurde die Stelle gewechselt.',
        inconclusive: 'Der Aussteller ließ sich nicht mit dem Arbeitgeber vergleichen.',
      },
    },
  },
  R_IT_CU_VS_PROGRESSIVES: {
    en: {
      title: 'Certificate and December payslip',
      passed: 'The certificate agrees with the December payslip.',
      failed: 'The certificate and the December payslip tell different tax for the year.',
      inconclusive: 'The totals of the year were not found on both documents.',
    },
    it: {
      title: 'Certificazione e busta paga di dicembre',
      passed: 'La certificazione coincide con la busta paga di dicembre.',
      failed: 'La certificazione e la busta paga di dicembre indicano imposte diverse per l’anno.',
      inconclusive: 'I totali dell’anno non ci sono su entrambi i documenti.',
    },
    de: {
      title: 'Bescheinigung und Dezemberabrechnung',
      passed: 'Die Bescheinigung stimmt mit der Dezemberabrechnung überein.',
      failed: 'Bescheinigung und Dezemberabrechnung nennen verschiedene Steuern für das Jahr.',
      inconclusive: 'Die Jahressummen fanden sich nicht auf beiden Unterlagen.',
    },
  },
  R_IT_730_FILED: {
    en: {
      title: 'Return filed (730)',
      passed: 'The return was filed.',
      failed:
        'Nothing shows that this return was filed; without that it has no legal value. Please add the receipt or the settlement sheet 730-3.',
      inconclusive: 'We could not read whether the return was filed.',
    },
    it: {
      title: 'Dichiarazione presentata (730)',
      passed: 'La dichiarazione è stata presentata.',
      failed:
        'Nulla mostra che la dichiarazione sia stata presentata; senza, non ha valore legale. Aggiungi la ricevuta o il prospetto 730-3.',
      inconclusive: 'Non siamo riusciti a leggere se la dichiarazione è stata presentata.',
    },
    de: {
      title: 'Erklärung abgegeben (730)',
      passed: 'Die Erklärung wurde abgegeben.',
      failed:
        'Nichts zeigt, dass die Erklärung abgegeben wurde; ohne Abgabe hat sie rechtlich keinen Wert. Bitte fügen Sie die Abgabebestätigung oder das Blatt 730-3 hinzu.',
      inconclusive: 'Wir konnten nicht lesen, ob die Erklärung abgegeben wurde.',
    },
  },
  R_IT_REDDITI_RECEIPT: {
    en: {
      title: 'Return filed (Redditi)',
      passed: 'The return was filed.',
      failed:
        'The receipt for this return is missing; without it the return has no legal value. Please upload the receipt, too.',
      inconclusive: 'We could not read whether the return was filed.',
    },
    it: {
      title: 'Dichiarazione presentata (Redditi)',
      passed: 'La dichiarazione è stata presentata.',
      failed: 'Manca la ricevuta di questa dichiarazione; senza, non ha valore legale. Carica anche la ricevuta.',
      inconclusive: 'Non siamo riusciti a leggere se la dichiarazione è stata presentata.',
    },
    de: {
      title: 'Erklärung abgegeben (Redditi)',
      passed: 'Die Erklärung wurde abgegeben.',
      failed:
        'Die Abgabebestätigung zu dieser Erklärung fehlt; ohne sie hat die Erklärung rechtlich keinen Wert. Bitte laden Sie auch die Abgabebestätigung hoch.',
      inconclusive: 'Wir konnten nicht lesen, ob die Erklärung abgegeben wurde.',
    },
  },
  R_IT_FLAT_RATE: {
    en: {
      title: 'Flat-rate business',
      passed: 'Receipts and income fit the flat-rate scheme.',
      failed: 'The receipts are above what the flat-rate scheme allows.',
      coefficient: 'The income is not a lawful part of the receipts under the flat-rate scheme.',
      inconclusive: 'We could not read receipts and income.',
    },
    it: {
      title: 'Regime forfettario',
      passed: 'Ricavi e reddito sono coerenti con il regime forfettario.',
      failed: 'I ricavi superano il limite del regime forfettario.',
      coefficient: 'Il reddito non corrisponde a nessun coefficiente del regime forfettario.',
      inconclusive: 'Non siamo riusciti a leggere ricavi e reddito.',
    },
    de: {
      title: 'Pauschalbesteuerte Tätigkeit',
      passed: 'Einnahmen und Einkommen passen zur Pauschalbesteuerung.',
      failed: 'Die Einnahmen liegen über der Grenze der Pauschalbesteuerung.',
      coefficient: 'Das Einkommen entspricht keinem Anteil der Einnahmen, den die Pauschalbesteuerung vorsieht.',
      inconclusive: 'Wir konnten Einnahmen und Einkommen nicht lesen.',
    },
  },
  R_IT_NASPI_AMOUNT: {
    en: {
      title: 'Amount of unemployment benefit',
      passed: 'The amount is possible.',
      failed: 'The amount is higher than the law pays.',
      inconclusive: 'We could not read the amount or its beginning.',
    },
    it: {
      title: 'Importo della NASpI',
      passed: 'L’importo è possibile.',
      failed: 'L’importo è più alto di quanto prevede la legge.',
      inconclusive: 'Non siamo riusciti a leggere l’importo o la decorrenza.',
    },
    de: {
      title: 'Höhe des Arbeitslosengelds (NASpI)',
      passed: 'Der Betrag ist möglich.',
      failed: 'Der Betrag ist höher, als das Gesetz vorsieht.',
      inconclusive: 'Wir konnten Betrag oder Beginn nicht lesen.',
    },
  },
  R_DE_LSTB_VS_SLIP: {
    en: {
      title: 'Wage certificate and December payslip',
      passed: 'The wage certificate agrees with the December payslip.',
      failed: 'The wage certificate and the December payslip tell different totals.',
      inconclusive: 'The totals of the year were not found on both documents.',
    },
    it: {
      title: 'Lohnsteuerbescheinigung e busta paga di dicembre',
      passed: 'La certificazione annuale coincide con la busta paga di dicembre.',
      failed: 'La certificazione annuale e la busta paga di dicembre indicano totali diversi.',
      inconclusive: 'I totali dell’anno non ci sono su entrambi i documenti.',
    },
    de: {
      title: 'Lohnsteuerbescheinigung und Dezemberabrechnung',
      passed: 'Die Lohnsteuerbescheinigung stimmt mit der Dezemberabrechnung überein.',
      failed: 'Lohnsteuerbescheinigung und Dezemberabrechnung nennen verschiedene Summen.',
      inconclusive: 'Die Jahressummen fanden sich nicht auf beiden Unterlagen.',
    },
  },
  R_DE_LSTB_PENSION_SHARE: {
    en: {
      title: 'Pension contributions and wage on the certificate',
      passed: 'The pension contributions fit the wage on the certificate.',
      failed: 'The pension contributions are too small for the wage on the certificate.',
      inconclusive: 'The certificate does not tell enough to compare wage and pension contributions.',
    },
    it: {
      title: 'Contributi pensionistici e salario nella certificazione',
      passed: 'I contributi pensionistici corrispondono al salario della certificazione.',
      failed: 'I contributi pensionistici sono troppo bassi per il salario della certificazione.',
      inconclusive: 'La certificazione non dice abbastanza per confrontare salario e contributi.',
    },
    de: {
      title: 'Rentenbeiträge und Lohn auf der Bescheinigung',
      passed: 'Die Rentenbeiträge passen zum Lohn auf der Bescheinigung.',
      failed: 'Die Rentenbeiträge sind für den Lohn auf der Bescheinigung zu niedrig.',
      inconclusive: 'Die Bescheinigung sagt zu wenig, um Lohn und Rentenbeiträge zu vergleichen.',
    },
  },
  R_DE_EST_BESCHEID_KIND: {
    en: {
      title: 'Kind of tax assessment',
      passed: 'The assessment rests on a tax return.',
      failed: 'This assessment does not prove an income. Please upload the last full one.',
      estimated: 'The tax office estimated this income. Please add the assessment of another year, or current figures.',
      prepayment: 'This notice only sets prepayments. Please upload the full assessment.',
      inconclusive: 'We could not read an income on this assessment.',
    },
    it: {
      title: 'Tipo di avviso d’imposta',
      passed: 'L’avviso si basa su una dichiarazione.',
      failed: 'Questo avviso non dimostra un reddito. Carica l’ultimo avviso completo.',
      estimated:
        'L’ufficio delle imposte ha stimato questo reddito. Aggiungi l’avviso di un altro anno o dati attuali.',
      prepayment: 'Questo avviso fissa solo acconti. Carica l’avviso completo.',
      inconclusive: 'Non siamo riusciti a leggere un reddito su questo avviso.',
    },
    de: {
      title: 'Art des Steuerbescheids',
      passed: 'Der Bescheid beruht auf einer Steuererklärung.',
      failed: 'Dieser Bescheid belegt kein Einkommen. Bitte laden Sie den letzten vollständigen hoch.',
      estimated:
        'Das Finanzamt hat dieses Einkommen geschätzt. Bitte fügen Sie den Bescheid eines anderen Jahres oder aktuelle Zahlen hinzu.',
      prepayment: 'Dieser Bescheid setzt nur Vorauszahlungen fest. Bitte laden Sie den vollständigen Bescheid hoch.',
      inconclusive: 'Wir konnten auf diesem Bescheid kein Einkommen lesen.',
    },
  },
  R_DE_BUSINESS_FIGURES: {
    en: {
      title: 'Figures of the business',
      passed: 'The figures stand beside a tax assessment.',
      failed: 'These figures were drawn up by the business itself. Please add the last tax assessment.',
      loss: 'The figures show a loss. Please add the last tax assessment or other income.',
      inconclusive: 'We could not read the result.',
    },
    it: {
      title: 'Dati dell’attività',
      passed: 'I dati sono accompagnati da un avviso d’imposta.',
      failed: 'Questi dati sono stati preparati dall’attività stessa. Aggiungi l’ultimo avviso d’imposta.',
      loss: 'I dati mostrano una perdita. Aggiungi l’ultimo avviso d’imposta o un altro reddito.',
      inconclusive: 'Non siamo riusciti a leggere il risultato.',
    },
    de: {
      title: 'Zahlen des Betriebs',
      passed: 'Zu den Zahlen liegt ein Steuerbescheid vor.',
      failed: 'Diese Zahlen hat der Betrieb selbst aufgestellt. Bitte fügen Sie den letzten Steuerbescheid hinzu.',
      loss: 'Die Zahlen zeigen einen Verlust. Bitte fügen Sie den letzten Steuerbescheid oder anderes Einkommen hinzu.',
      inconclusive: 'Wir konnten das Ergebnis nicht lesen.',
    },
  },
} as const satisfies RuleTexts;
