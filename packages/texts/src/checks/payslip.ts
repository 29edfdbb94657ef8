import type { RuleTexts } from './rule-texts.ts';

/** What the checks of payslips say. */
export const payslip = {
  R_PAYSLIP_NAME_MATCH: {
    en: {
      title: 'Name on the payslip',
      passed: 'The payslip is in your name.',
      failed: 'The payslip is in another name. Please upload your own payslips.',
      inconclusive: 'We could not compare the name on the payslip with yours.',
    },
    it: {
      title: 'Nome sulla busta paga',
      passed: 'La busta paga è intestata a te.',
      failed: 'La busta paga è intestata a un’altra persona. Carica le tue buste paga.',
      inconclusive: 'Non abbiamo potuto confrontare il nome sulla busta paga con il tuo.',
    },
    de: {
      title: 'Name auf der Abrechnung',
      passed: 'Die Abrechnung lautet auf Ihren Namen.',
      failed: 'Die Abrechnung lautet auf einen anderen Namen. Bitte laden Sie Ihre eigenen Abrechnungen hoch.',
      inconclusive: 'Wir konnten den Namen auf der Abrechnung nicht mit Ihrem vergleichen.',
    },
    toOthers: {
      en: {
        passed: 'The payslip is in the applicant’s name.',
        inconclusive: 'The name on the payslip could not be compared with the applicant’s.',
      },
      it: {
        passed: 'La busta paga è intestata al richiedente.',
        inconclusive: 'Non è stato possibile confrontare il nome sulla busta paga con quello del richiedente.',
      },
      de: {
        passed: 'Die Abrechnung lautet auf den Namen der Person.',
        inconclusive: 'Der Name auf der Abrechnung ließ sich nicht mit dem der Person vergleichen.',
      },
    },
  },
  R_PAYSLIP_MARKED_SAMPLE: {
    en: {
      title: 'Sample',
      passed: 'Nothing on the payslip says that it is a sample.',
      failed: 'The payslip says of itself that it is a sample. Please upload the one your employer gave you.',
      inconclusive: 'We could not tell whether the payslip is a sample.',
      demonstration: 'A specimen, taken for real because this is a demonstration.',
    },
    it: {
      title: 'Fac simile',
      passed: 'Nulla indica che la busta paga sia un fac simile.',
      failed: 'La busta paga è contrassegnata come fac simile. Carica quella ricevuta dal datore di lavoro.',
      inconclusive: 'Non siamo riusciti a capire se la busta paga è un fac simile.',
      demonstration: 'Un esempio, preso per vero perché questa è una dimostrazione.',
    },
    de: {
      title: 'Muster',
      passed: 'Nichts weist die Abrechnung als Muster aus.',
      failed:
        'Die Abrechnung ist als Muster gekennzeichnet. Bitte laden Sie die hoch, die Sie von Ihrem Arbeitgeber bekommen haben.',
      inconclusive: 'Wir konnten nicht erkennen, ob die Abrechnung ein Muster ist.',
      demonstration: 'Ein Muster, das hier als echt gilt, weil dies eine Vorführung ist.',
    },
  },
  R_PAYSLIP_SUMS: {
    en: {
      title: 'Sums on the payslip',
      passed: 'Earnings less deductions give the net.',
      failed:
        'Earnings less deductions do not give the net on the payslip. Please upload the original file from your employer.',
      unfollowed:
        'We could not follow the sums of this payslip; that does not mean they are wrong. Please add the original file from your employer.',
      payout: 'The amount paid out does not follow from the net and the lines below it.',
      months:
        'The total of the year holds {held, plural, one {one month} other {# months}} of this pay, while {paid, plural, one {one month} other {# months}} had passed by {month}. If you were away without pay, a short note helps.',
      months_begun:
        'The total of the year holds {held, plural, one {one month} other {# months}} of this pay, while {paid, plural, one {one month} other {# months}} had passed by {month}, and the payslip does not say when the job began. If that was in this year, a short note helps.',
      extra_month: 'The extra month pays more than the elements of the monthly pay printed above it.',
      totals: 'The totals printed on the slip do not give its net.',
      columns: 'A total on the slip is not what the rows above it add up to.',
      row: 'A line of pay prints another amount than its hours and rate give.',
      inconclusive: 'We could not read enough amounts to add them up.',
    },
    it: {
      title: 'Somme della busta paga',
      passed: 'Competenze meno trattenute corrispondono al netto.',
      failed:
        'Competenze meno trattenute non corrispondono al netto indicato. Carica il file originale del datore di lavoro.',
      unfollowed:
        'Non siamo riusciti a ricostruire le somme di questa busta paga: non vuol dire che sia sbagliata. Aggiungi il file originale del datore di lavoro.',
      payout: 'L’importo pagato non si ricava dal netto e dalle righe successive.',
      months:
        'Il progressivo contiene {held, plural, one {una mensilità} other {# mensilità}} come questa, mentre a {month} {paid, plural, one {era passato un mese} other {erano passati # mesi}}. In caso di assenza non retribuita, basta una breve nota.',
      months_begun:
        'Il progressivo contiene {held, plural, one {una mensilità} other {# mensilità}} come questa, mentre a {month} {paid, plural, one {era passato un mese} other {erano passati # mesi}}, e la busta paga non dice quando è iniziato il lavoro. Se è iniziato quest’anno, basta una breve nota.',
      extra_month: 'La mensilità aggiuntiva è più alta degli elementi della retribuzione indicati sopra.',
      totals: 'I totali indicati in busta paga non danno il netto.',
      columns: 'Un totale della busta paga non corrisponde alla somma delle voci.',
      row: 'Una voce della retribuzione riporta un importo diverso da ore per paga oraria.',
      inconclusive: 'Non abbiamo letto abbastanza importi per fare le somme.',
    },
    de: {
      title: 'Summen der Abrechnung',
      passed: 'Bezüge minus Abzüge ergeben das Netto.',
      failed:
        'Bezüge minus Abzüge ergeben nicht das angegebene Netto. Bitte laden Sie die Originaldatei Ihres Arbeitgebers hoch.',
      unfollowed:
        'Wir konnten die Summen dieser Abrechnung nicht nachvollziehen; falsch muss sie deshalb nicht sein. Bitte fügen Sie die Originaldatei Ihres Arbeitgebers hinzu.',
      payout: 'Der Auszahlungsbetrag ergibt sich nicht aus dem Netto und den Zeilen darunter.',
      months:
        'Die Jahressumme enthält diesen Lohn {held, plural, one {einmal} other {#-mal}}, obwohl bis {month} {paid, plural, one {ein Monat} other {# Monate}} vergangen waren. Waren Sie unbezahlt freigestellt, hilft eine kurze Notiz.',
      months_begun:
        'Die Jahressumme enthält diesen Lohn {held, plural, one {einmal} other {#-mal}}, obwohl bis {month} {paid, plural, one {ein Monat} other {# Monate}} vergangen waren, und die Abrechnung nennt keinen Eintritt. Haben Sie in diesem Jahr begonnen, hilft eine kurze Notiz.',
      extra_month: 'Das zusätzliche Monatsgehalt ist höher als die Bestandteile des Monatslohns darüber.',
      totals: 'Die Summen auf der Abrechnung ergeben nicht das Netto.',
      columns: 'Eine Summe auf der Abrechnung ist nicht, was die Zeilen darüber ergeben.',
      row: 'Eine Lohnzeile weist einen anderen Betrag aus, als Stunden und Satz ergeben.',
      inconclusive: 'Wir konnten nicht genug Beträge lesen, um sie zu addieren.',
    },
  },
  R_PAYSLIP_YEAR_TOTALS: {
    en: {
      title: 'Totals of the year on the payslip',
      passed: 'The totals of the year and this month fit together.',
      failed:
        'Pay and tax of this month differ from the year’s totals by the same factor, which no tax scale does. Please upload the original file from your employer.',
      unlike:
        'The tax of the year is {months, plural, one {once} other {# times}} that of this month, but the pay of the year is not. Pay that was taxed apart, or not at all, would explain it; a short note helps.',
      other_pay:
        'The total of the year is made of equal months of another pay than this one. If your pay has changed, a short note helps.',
      inconclusive: 'The payslip shows no totals of the year, or we could not read them.',
    },
    it: {
      title: 'Progressivi della busta paga',
      passed: 'I progressivi e questo mese sono coerenti.',
      failed:
        'Retribuzione e imposta di questo mese differiscono dai progressivi per lo stesso fattore, cosa che nessuno scaglione produce. Carica il file originale del datore di lavoro.',
      unlike:
        'L’imposta progressiva è {months, plural, one {una volta} other {# volte}} quella di questo mese, la retribuzione progressiva no. Importi tassati a parte o esenti lo spiegherebbero; basta una breve nota.',
      other_pay:
        'Il progressivo è fatto di mesi uguali con una retribuzione diversa da questa. Se la retribuzione è cambiata, basta una breve nota.',
      inconclusive: 'La busta paga non mostra progressivi, o non siamo riusciti a leggerli.',
    },
    de: {
      title: 'Jahressummen der Abrechnung',
      passed: 'Die Jahressummen passen zu diesem Monat.',
      failed:
        'Lohn und Steuer dieses Monats weichen um denselben Faktor von den Jahressummen ab; das ergibt kein Steuertarif. Bitte laden Sie die Originaldatei Ihres Arbeitgebers hoch.',
      unlike:
        'Die Steuer des Jahres ist {months, plural, one {einmal} other {#-mal}} die dieses Monats, der Lohn des Jahres aber nicht. Gesondert oder nicht versteuerte Bezüge würden das erklären; eine kurze Notiz hilft.',
      other_pay:
        'Die Jahressumme besteht aus gleichen Monaten mit einem anderen Lohn als diesem. Hat sich Ihr Lohn geändert, hilft eine kurze Notiz.',
      inconclusive: 'Die Abrechnung zeigt keine Jahressummen, oder wir konnten sie nicht lesen.',
    },
  },
  R_PAYSLIP_GROSS_TO_NET: {
    en: {
      title: 'From gross to net',
      passed: 'The net fits the gross.',
      failed:
        'The net is higher than this gross can leave. There may be payments we do not see; please explain them, or upload the original.',
      inconclusive: 'We could not judge whether the net fits the gross.',
    },
    it: {
      title: 'Dal lordo al netto',
      passed: 'Il netto è coerente con il lordo.',
      failed:
        'Il netto è troppo alto per questo lordo. Forse ci sono voci che non vediamo; spiegale o carica l’originale.',
      inconclusive: 'Non abbiamo potuto valutare se il netto è coerente con il lordo.',
    },
    de: {
      title: 'Vom Brutto zum Netto',
      passed: 'Das Netto passt zum Brutto.',
      failed:
        'Das Netto ist höher, als dieses Brutto übrig lassen kann. Vielleicht gibt es Zahlungen, die wir nicht sehen; bitte erklären Sie sie oder laden Sie das Original hoch.',
      inconclusive: 'Wir konnten nicht beurteilen, ob das Netto zum Brutto passt.',
    },
  },
  R_PAYSLIP_GARNISHMENT: {
    en: {
      title: 'Creditors paid from the wage',
      passed: 'Nothing is taken off the wage for creditors.',
      failed: 'A part of the wage is seized for a creditor. You may explain it.',
      loan: 'A loan is repaid from the wage. It counts among your monthly costs.',
      inconclusive: 'We could not read all lines of the payslip.',
    },
    it: {
      title: 'Creditori pagati dallo stipendio',
      passed: 'Nessuna trattenuta a favore di creditori.',
      failed: 'Una parte dello stipendio è pignorata. Puoi spiegarne il motivo.',
      loan: 'Un prestito viene rimborsato dallo stipendio. Conta tra le tue spese mensili.',
      inconclusive: 'Non abbiamo letto tutte le righe della busta paga.',
    },
    de: {
      title: 'Zahlungen an Gläubiger',
      passed: 'Vom Lohn geht nichts an Gläubiger.',
      failed: 'Ein Teil des Lohns ist gepfändet. Sie können das erklären.',
      loan: 'Aus dem Lohn wird ein Darlehen zurückgezahlt. Es zählt zu Ihren monatlichen Kosten.',
      inconclusive: 'Wir konnten nicht alle Zeilen der Abrechnung lesen.',
    },
    toOthers: {
      en: { loan: 'A loan is repaid from the wage. It counts among the monthly costs.' },
      it: { loan: 'Un prestito viene rimborsato dallo stipendio. Conta tra le spese mensili.' },
      de: {
        loan: 'Aus dem Lohn wird ein Darlehen zurückgezahlt. Es zählt zu den monatlichen Kosten.',
      },
    },
  },
  R_PAYSLIP_ROUND_NUMBERS: {
    en: {
      title: 'Round numbers',
      passed: 'The amounts look as payroll programs reckon them.',
      failed: 'Tax, contributions and net are all round numbers, which payroll programs hardly ever give.',
      inconclusive: 'Too few amounts were read to judge them.',
    },
    it: {
      title: 'Cifre tonde',
      passed: 'Gli importi sono quelli tipici di un programma paghe.',
      failed: 'Imposta, contributi e netto sono tutti cifre tonde: con un programma paghe non succede quasi mai.',
      inconclusive: 'Abbiamo letto troppi pochi importi per valutarli.',
    },
    de: {
      title: 'Runde Zahlen',
      passed: 'Die Beträge sehen aus, wie Lohnprogramme sie berechnen.',
      failed: 'Steuer, Beiträge und Netto sind durchweg runde Beträge; bei Lohnprogrammen kommt das fast nie vor.',
      inconclusive: 'Es waren zu wenige Beträge lesbar.',
    },
  },
  R_IT_PAYSLIP_LUL_FIELDS: {
    en: {
      title: 'Details of an Italian payslip',
      passed: 'The details that Italian payslips carry are there.',
      failed: 'Several details that Italian payslips carry are missing. Please upload the full payslip as issued.',
      inconclusive: 'The payslip could not be read well enough to look for all details.',
    },
    it: {
      title: 'Dati di una busta paga italiana',
      passed: 'Ci sono i dati che una busta paga italiana riporta di solito.',
      failed:
        'Mancano diversi dati che una busta paga italiana riporta di solito. Carica la busta paga completa, così come è stata emessa.',
      inconclusive: 'La busta paga non era abbastanza leggibile per cercare tutti i dati.',
    },
    de: {
      title: 'Angaben einer italienischen Abrechnung',
      passed: 'Die üblichen Angaben einer italienischen Abrechnung sind vorhanden.',
      failed:
        'Mehrere übliche Angaben einer italienischen Abrechnung fehlen. Bitte laden Sie die vollständige Abrechnung hoch, wie sie ausgestellt wurde.',
      inconclusive: 'Die Abrechnung war nicht gut genug lesbar, um alle Angaben zu suchen.',
    },
  },
  R_IT_INPS_RATE: {
    en: {
      title: 'Pension contributions',
      passed: 'The contributions are a usual share of their base.',
      failed: 'The contributions are {found} percent of their base, which is no usual share.',
      row: '{rows, plural, one {A row of contributions prints} other {# rows of contributions print}} another amount than base and share give.',
      taxed: 'More was taxed than was insured, which slips of an ordinary month do not show.',
      insured: 'The slip pays more wages than it insured, though such pay has to be insured in full.',
      inconclusive: 'Contributions or their base could not be read well enough to judge them.',
    },
    it: {
      title: 'Contributi previdenziali',
      passed: 'I contributi corrispondono a un’aliquota usuale.',
      failed: 'I contributi sono il {found} per cento dell’imponibile, un’aliquota insolita.',
      row: '{rows, plural, one {Una riga dei contributi riporta} other {# righe dei contributi riportano}} un importo diverso da quello che risulta da imponibile e aliquota.',
      taxed: 'L’imponibile fiscale supera quello previdenziale: in un mese ordinario non succede.',
      insured: 'La retribuzione supera l’imponibile previdenziale, anche se è tutta soggetta a contributi.',
      inconclusive: 'Non abbiamo letto abbastanza bene i contributi o il loro imponibile per valutarli.',
    },
    de: {
      title: 'Rentenbeiträge',
      passed: 'Die Beiträge entsprechen einem üblichen Satz.',
      failed: 'Die Beiträge betragen {found} Prozent der Bemessungsgrundlage; das ist kein üblicher Satz.',
      row: '{rows, plural, one {Eine Beitragszeile nennt} other {# Beitragszeilen nennen}} einen anderen Betrag, als Bemessungsgrundlage und Satz ergeben.',
      taxed:
        'Der steuerpflichtige Betrag ist höher als der beitragspflichtige; in einem gewöhnlichen Monat kommt das nicht vor.',
      insured:
        'An Lohn wurde mehr gezahlt, als beitragspflichtig abgerechnet ist, obwohl er in voller Höhe beitragspflichtig ist.',
      inconclusive: 'Beiträge oder Bemessungsgrundlage waren nicht gut genug lesbar, um sie zu beurteilen.',
    },
  },
  R_IT_IRPEF: {
    en: {
      title: 'Income tax of the month',
      passed: 'The income tax fits the taxable pay.',
      failed: 'The income tax does not fit the taxable pay. Settlements explain that in some months.',
      gross_tax: 'The tax before credits is less than the tariff takes of the taxable pay.',
      credits: 'The tax credits are larger than such a pay has.',
      small_wage: 'The slip pays an addition for small wages, and the pay is beyond them.',
      net_tax: 'Less tax is taken than the tax before credits and the credits on the slip give.',
      inconclusive: 'We could not judge the income tax of this month.',
    },
    it: {
      title: 'IRPEF del mese',
      passed: 'L’IRPEF è coerente con l’imponibile.',
      failed: 'L’IRPEF non è coerente con l’imponibile. In alcuni mesi dipende da un conguaglio.',
      gross_tax: 'L’imposta lorda è inferiore a quella che gli scaglioni danno per questo imponibile.',
      credits: 'Le detrazioni sono più alte di quelle che spettano con questa retribuzione.',
      small_wage: 'La busta paga contiene una somma per redditi bassi, ma la retribuzione li supera.',
      net_tax: 'L’IRPEF trattenuta è inferiore a quella che danno l’imposta lorda e le detrazioni indicate.',
      inconclusive: 'Non abbiamo potuto valutare l’IRPEF di questo mese.',
    },
    de: {
      title: 'Einkommensteuer des Monats',
      passed: 'Die Einkommensteuer passt zum steuerpflichtigen Lohn.',
      failed:
        'Die Einkommensteuer passt nicht zum steuerpflichtigen Lohn. In manchen Monaten liegt das am Steuerausgleich.',
      gross_tax: 'Die Steuer vor Abzügen ist niedriger, als der Tarif sie für diesen Lohn vorsieht.',
      credits: 'Die Steuerabzüge sind höher, als sie bei diesem Lohn zustehen.',
      small_wage: 'Die Abrechnung zahlt einen Zuschlag für kleine Löhne, der Lohn liegt aber darüber.',
      net_tax: 'Es ist weniger Steuer einbehalten, als Steuer vor Abzügen und Steuerabzüge auf der Abrechnung ergeben.',
      inconclusive: 'Wir konnten die Einkommensteuer dieses Monats nicht beurteilen.',
    },
  },
  R_IT_TFR_ACCRUAL: {
    en: {
      title: 'Severance set aside',
      passed: 'The severance set aside fits the pay.',
      failed: 'The severance set aside does not fit the pay it is reckoned from.',
      pay: 'Less severance is set aside than the monthly pay on the slip gives.',
      inconclusive: 'The severance set aside was not found, or its base is not printed.',
    },
    it: {
      title: 'Quota TFR',
      passed: 'La quota TFR è coerente con la retribuzione.',
      failed: 'La quota TFR non è coerente con la retribuzione da cui si calcola.',
      pay: 'La quota TFR è inferiore a quella che dà la retribuzione mensile indicata.',
      inconclusive: 'Non abbiamo trovato la quota TFR, o la sua base di calcolo non è indicata.',
    },
    de: {
      title: 'Rücklage für die Abfindung (TFR)',
      passed: 'Die Rücklage passt zum Lohn.',
      failed: 'Die Rücklage passt nicht zum Lohn, aus dem sie berechnet wird.',
      pay: 'Es wird weniger zurückgelegt, als der Monatslohn auf der Abrechnung ergibt.',
      inconclusive: 'Die Rücklage wurde nicht gefunden, oder ihre Grundlage ist nicht angegeben.',
    },
  },
  R_DE_PAYSLIP_EBV_FIELDS: {
    en: {
      title: 'Details of a German payslip',
      passed: 'The details that German payslips carry are there.',
      failed:
        'Many details that German payslips carry are missing. You may cover some, such as religion, but please upload the full payslip.',
      inconclusive: 'The payslip could not be read well enough to look for all details.',
    },
    it: {
      title: 'Dati di una busta paga tedesca',
      passed: 'Ci sono i dati che una busta paga tedesca riporta di solito.',
      failed:
        'Mancano molti dati che una busta paga tedesca riporta di solito. Alcuni, come la religione, li puoi coprire, ma carica la busta paga completa.',
      inconclusive: 'La busta paga non era abbastanza leggibile per cercare tutti i dati.',
    },
    de: {
      title: 'Angaben einer deutschen Abrechnung',
      passed: 'Die üblichen Angaben einer deutschen Abrechnung sind vorhanden.',
      failed:
        'Viele übliche Angaben einer deutschen Abrechnung fehlen. Einiges, etwa die Konfession, dürfen Sie schwärzen, aber bitte laden Sie die vollständige Abrechnung hoch.',
      inconclusive: 'Die Abrechnung war nicht gut genug lesbar, um alle Angaben zu suchen.',
    },
  },
  R_DE_SV_RATES: {
    en: {
      title: 'Social insurance',
      passed: 'The insurance contributions are the usual shares of the pay.',
      failed:
        'Some insurance contributions are not a usual share of the pay. Please upload the original file from your employer.',
      insured: 'The slip pays more than it taxed or insured, and no line of it says why.',
      inconclusive: 'The insurance contributions could not be judged, as in small or graded jobs.',
    },
    it: {
      title: 'Assicurazioni sociali',
      passed: 'I contributi corrispondono alle aliquote usuali.',
      failed:
        'Alcuni contributi non corrispondono a un’aliquota usuale. Carica il file originale del datore di lavoro.',
      insured: 'La busta paga eroga più di quanto ha tassato o assicurato, e nessuna voce ne dà il motivo.',
      inconclusive: 'Non abbiamo potuto valutare i contributi, come accade con Minijob e Midijob.',
    },
    de: {
      title: 'Sozialversicherung',
      passed: 'Die Beiträge entsprechen den üblichen Sätzen.',
      failed:
        'Einige Beiträge entsprechen keinem üblichen Satz. Bitte laden Sie die Originaldatei Ihres Arbeitgebers hoch.',
      insured:
        'Die Abrechnung zahlt mehr aus, als sie versteuert oder verbeitragt hat, und keine Zeile nennt den Grund.',
      inconclusive: 'Die Beiträge ließen sich nicht beurteilen, etwa weil es ein Mini- oder Midijob ist.',
    },
  },
  R_DE_LST_RECOMPUTE: {
    en: {
      title: 'Wage tax',
      passed: 'The wage tax fits pay and tax class.',
      failed: 'The wage tax is far from what pay and tax class {taxClass} give. An allowance may explain it.',
      inconclusive: 'We could not judge the wage tax of this month.',
    },
    it: {
      title: 'Imposta sul salario (Lohnsteuer)',
      passed: 'L’imposta è coerente con retribuzione e classe fiscale.',
      failed:
        'L’imposta è lontana da quella prevista per retribuzione e classe fiscale {taxClass}. Una franchigia può spiegarlo.',
      inconclusive: 'Non abbiamo potuto valutare l’imposta di questo mese.',
    },
    de: {
      title: 'Lohnsteuer',
      passed: 'Die Lohnsteuer passt zu Lohn und Steuerklasse.',
      failed:
        'Die Lohnsteuer weicht weit von dem ab, was Lohn und Steuerklasse {taxClass} ergeben. Ein Freibetrag kann das erklären.',
      inconclusive: 'Wir konnten die Lohnsteuer dieses Monats nicht beurteilen.',
    },
  },
  R_DE_SURCHARGES: {
    en: {
      title: 'Surcharges on the wage tax',
      passed: 'What is charged on the wage tax fits it.',
      failed: 'The surcharges do not fit the wage tax. Please add the original file from your employer.',
      inconclusive: 'We could not hold the surcharges against the wage tax.',
    },
    it: {
      title: 'Supplementi all’imposta sul salario',
      passed: 'Quanto si aggiunge all’imposta sul salario è coerente con essa.',
      failed:
        'I supplementi non sono coerenti con l’imposta sul salario. Aggiungi il file originale del datore di lavoro.',
      inconclusive: 'Non abbiamo potuto confrontare queste imposte con l’imposta sul salario.',
    },
    de: {
      title: 'Zuschläge zur Lohnsteuer',
      passed: 'Die Zuschläge passen zur Lohnsteuer.',
      failed: 'Die Zuschläge passen nicht zur Lohnsteuer. Bitte fügen Sie die Originaldatei Ihres Arbeitgebers hinzu.',
      inconclusive: 'Wir konnten die Zuschläge nicht mit der Lohnsteuer vergleichen.',
    },
  },
  R_DE_ONE_OFF: {
    en: {
      title: 'One-off payments',
      passed: 'This is an ordinary month.',
      excluded: 'One-off payments were found. They do not count as monthly income.',
      failed: 'This month pays clearly more than the others, and we do not see why. You may explain it.',
      inconclusive: 'There was no other month to compare with, or the pay could not be read.',
    },
    it: {
      title: 'Pagamenti una tantum',
      passed: 'È un mese ordinario.',
      excluded: 'Ci sono pagamenti una tantum. Non contano come reddito mensile.',
      failed: 'In questo mese la retribuzione è molto più alta che negli altri e non vediamo perché. Puoi spiegarlo.',
      inconclusive: 'Non c’era un altro mese con cui confrontarlo, o la retribuzione non è leggibile.',
    },
    de: {
      title: 'Einmalzahlungen',
      passed: 'Das ist ein gewöhnlicher Monat.',
      excluded: 'Es gibt Einmalzahlungen. Sie zählen nicht als monatliches Einkommen.',
      failed: 'Dieser Monat bringt deutlich mehr als die anderen, und wir sehen nicht, warum. Sie können das erklären.',
      inconclusive: 'Es gab keinen anderen Monat zum Vergleich, oder der Lohn war nicht lesbar.',
    },
    toOthers: {
      de: { excluded: 'Es gibt Einmalzahlungen, die nicht als monatliches Einkommen zählen.' },
    },
  },
  R_DE_MINIJOB: {
    en: {
      title: 'Small job or short-time work',
      passed: 'This is a regular job.',
      failed: 'This is a small job (Minijob).',
      over: 'This is a small job (Minijob), but it pays more than one may. Single months may; a short note helps.',
      short_time: 'The employer paid short-time allowance in this month.',
      inconclusive: 'We could not tell what kind of job this is.',
    },
    it: {
      title: 'Minijob o orario ridotto (Kurzarbeit)',
      passed: 'È un lavoro regolare.',
      failed: 'È un Minijob.',
      over: 'È un Minijob, ma paga più di quanto è ammesso. In singoli mesi può accadere; basta una breve nota.',
      short_time: 'In questo mese il datore di lavoro ha pagato l’indennità per orario ridotto.',
      inconclusive: 'Non siamo riusciti a capire che tipo di lavoro sia.',
    },
    de: {
      title: 'Minijob oder Kurzarbeit',
      passed: 'Das ist eine reguläre Beschäftigung.',
      failed: 'Das ist ein Minijob.',
      over: 'Das ist ein Minijob, er zahlt aber mehr als zulässig. In einzelnen Monaten kommt das vor; eine kurze Notiz hilft.',
      short_time: 'In diesem Monat hat der Arbeitgeber Kurzarbeitergeld gezahlt.',
      inconclusive: 'Wir konnten nicht erkennen, welche Art von Beschäftigung das ist.',
    },
  },
  R_PAYSLIP_EMPLOYER_MATCH: {
    en: {
      title: 'Employer on the payslips',
      passed: 'The payslips name the same employer.',
      failed:
        'The payslip names {found}, but elsewhere the employer is {expected}. Please check your entry, or explain the difference.',
      changed: 'Your payslips are from two employers: {found}, then {expected}. The newer job counts.',
      inconclusive: 'We could not compare the employer.',
    },
    it: {
      title: 'Datore di lavoro in busta paga',
      passed: 'Le buste paga indicano lo stesso datore di lavoro.',
      failed:
        'La busta paga indica {found}, altrove il datore di lavoro è {expected}. Controlla i dati o spiega la differenza.',
      changed: 'Le buste paga sono di due datori di lavoro: {found}, poi {expected}. Conta il lavoro più recente.',
      inconclusive: 'Non abbiamo potuto confrontare il datore di lavoro.',
    },
    de: {
      title: 'Arbeitgeber auf den Abrechnungen',
      passed: 'Die Abrechnungen nennen denselben Arbeitgeber.',
      failed:
        'Die Abrechnung nennt {found}, an anderer Stelle ist der Arbeitgeber {expected}. Bitte prüfen Sie Ihre Angabe oder erklären Sie den Unterschied.',
      changed: 'Ihre Abrechnungen stammen von zwei Arbeitgebern: {found}, dann {expected}. Es zählt die neuere Stelle.',
      inconclusive: 'Wir konnten den Arbeitgeber nicht vergleichen.',
    },
    toOthers: {
      en: {
        changed: 'The payslips are from two employers: {found}, then {expected}. The newer job counts.',
      },
      de: {
        changed:
          'Die Abrechnungen stammen von zwei Arbeitgebern: {found}, dann {expected}. Es zählt die neuere Stelle.',
      },
    },
  },
  R_PAYSLIP_MONTHS: {
    en: {
      title: 'Last three months',
      passed: 'Payslips of the last three months are there.',
      by_bank: 'A recent payslip is there, and the bank shows the pay of the other months.',
      failed:
        '{count, plural, one {A payslip is missing} other {Payslips are missing}}: {missing}. Please upload {count, plural, one {it} other {them}}.',
      inconclusive: 'The month of a payslip could not be read, so we do not know whether one is missing.',
    },
    it: {
      title: 'Ultimi tre mesi',
      passed: 'Ci sono le buste paga degli ultimi tre mesi.',
      by_bank: 'C’è una busta paga recente; lo stipendio degli altri mesi lo mostra la banca.',
      failed:
        '{count, plural, one {Manca una busta paga} other {Mancano buste paga}}: {missing}. {count, plural, one {Caricala} other {Caricale}}.',
      inconclusive: 'Non abbiamo letto il mese di una busta paga, quindi non sappiamo se ne manca una.',
    },
    de: {
      title: 'Letzte drei Monate',
      passed: 'Die Abrechnungen der letzten drei Monate liegen vor.',
      by_bank: 'Eine aktuelle Abrechnung liegt vor; das Gehalt der übrigen Monate zeigt die Bank.',
      failed:
        '{count, plural, one {Eine Abrechnung fehlt} other {Abrechnungen fehlen}}: {missing}. Bitte laden Sie sie hoch.',
      inconclusive: 'Der Monat einer Abrechnung war nicht lesbar, deshalb wissen wir nicht, ob eine fehlt.',
    },
    toOthers: {
      it: {
        failed: '{count, plural, one {Manca una busta paga} other {Mancano buste paga}}: {missing}.',
      },
    },
  },
  R_PAYSLIP_CONTINUITY: {
    en: {
      title: 'Months in a row',
      passed: 'The payslips follow each other month by month.',
      failed:
        'Between your payslips {count, plural, one {a month is missing} other {months are missing}}: {missing}. Please upload {count, plural, one {it} other {them}}.',
      inconclusive:
        'There are too few payslips, or the month of one could not be read, to see whether they follow each other.',
    },
    it: {
      title: 'Mesi consecutivi',
      passed: 'Le buste paga si susseguono mese per mese.',
      failed:
        'Tra le buste paga {count, plural, one {manca un mese} other {mancano dei mesi}}: {missing}. {count, plural, one {Carica la busta paga che manca} other {Carica le buste paga che mancano}}.',
      inconclusive: 'Le buste paga sono troppo poche, o il mese di una non è leggibile, per vedere se si susseguono.',
    },
    de: {
      title: 'Monate in Folge',
      passed: 'Die Abrechnungen folgen Monat für Monat aufeinander.',
      failed:
        'Zwischen Ihren Abrechnungen {count, plural, one {fehlt ein Monat} other {fehlen Monate}}: {missing}. Bitte laden Sie die fehlenden hoch.',
      inconclusive:
        'Ob die Abrechnungen aufeinander folgen, ließ sich nicht sehen: Es sind zu wenige, oder bei einer war der Monat nicht lesbar.',
    },
    toOthers: {
      en: {
        failed: 'Between the payslips {count, plural, one {a month is missing} other {months are missing}}: {missing}.',
      },
      it: {
        failed: 'Tra le buste paga {count, plural, one {manca un mese} other {mancano dei mesi}}: {missing}.',
      },
      de: {
        failed: 'Zwischen den Abrechnungen {count, plural, one {fehlt ein Monat} other {fehlen Monate}}: {missing}.',
      },
    },
  },
  R_PAYSLIP_RECENT: {
    en: {
      title: 'Recent payslip',
      passed: 'The newest payslip is recent.',
      failed: 'The newest payslip is of {month}, more than three months ago. Please upload a newer one.',
      inconclusive: 'We could not read the month of the newest payslip.',
    },
    it: {
      title: 'Busta paga recente',
      passed: 'L’ultima busta paga è recente.',
      failed: 'L’ultima busta paga è di {month}, più di tre mesi fa. Caricane una più recente.',
      inconclusive: 'Non siamo riusciti a leggere il mese dell’ultima busta paga.',
    },
    de: {
      title: 'Aktuelle Abrechnung',
      passed: 'Die neueste Abrechnung ist aktuell.',
      failed:
        'Die neueste Abrechnung ist von {month}, also mehr als drei Monate alt. Bitte laden Sie eine neuere hoch.',
      inconclusive: 'Wir konnten den Monat der neuesten Abrechnung nicht lesen.',
    },
  },
  R_PAYSLIP_DUPLICATE_MONTH: {
    en: {
      title: 'Same month twice',
      passed: 'Each month is there once.',
      failed: 'A month is there more than once: {months}. One copy is enough.',
      conflicting:
        'There are payslips with different amounts for the same month: {months}. Please tell us which one holds.',
      inconclusive: 'We could not read the month of every payslip.',
    },
    it: {
      title: 'Stesso mese due volte',
      passed: 'Ogni mese c’è una volta sola.',
      failed: 'Un mese c’è più di una volta: {months}. Basta una copia.',
      conflicting: 'Ci sono buste paga con importi diversi per lo stesso mese: {months}. Dicci quale vale.',
      inconclusive: 'Non abbiamo letto il mese di tutte le buste paga.',
    },
    de: {
      title: 'Monat doppelt',
      passed: 'Jeder Monat liegt einmal vor.',
      failed: 'Ein Monat liegt mehrfach vor: {months}. Eine Kopie genügt.',
      conflicting:
        'Für denselben Monat gibt es Abrechnungen mit verschiedenen Beträgen: {months}. Bitte sagen Sie uns, welche gilt.',
      inconclusive: 'Wir konnten nicht von jeder Abrechnung den Monat lesen.',
    },
  },
  R_PAYSLIP_YTD_PROGRESSION: {
    en: {
      title: 'Totals from month to month',
      passed: 'The totals of the year grow from slip to slip by what the month brought.',
      failed:
        'From one slip to the next the year’s total grew by less than the pay of {month}. Please upload the original files from your employer.',
      more: 'In {month} the year’s total grew by clearly more than that month’s payslip says. If there was another payslip or a correction, please upload it.',
      inconclusive: 'The totals of the year could not be compared.',
    },
    it: {
      title: 'Progressivi da un mese all’altro',
      passed: 'Da una busta paga all’altra i progressivi crescono della retribuzione del mese.',
      failed:
        'Da una busta paga all’altra il progressivo è cresciuto meno della retribuzione di {month}. Carica i file originali del datore di lavoro.',
      more: 'In {month} il progressivo è cresciuto molto più di quanto dice la busta paga di quel mese. Se c’è un’altra busta paga o un conguaglio, caricalo.',
      inconclusive: 'Non abbiamo potuto confrontare i progressivi.',
    },
    de: {
      title: 'Jahressummen von Monat zu Monat',
      passed: 'Die Jahressummen wachsen von Abrechnung zu Abrechnung um das, was der Monat brachte.',
      failed:
        'Von einer Abrechnung zur nächsten wuchs die Jahressumme um weniger als den Lohn von {month}. Bitte laden Sie die Originaldateien Ihres Arbeitgebers hoch.',
      more: 'In {month} wuchs die Jahressumme um deutlich mehr, als die Abrechnung dieses Monats sagt. Gab es eine weitere Abrechnung oder eine Korrektur, laden Sie sie bitte hoch.',
      inconclusive: 'Die Jahressummen konnten nicht verglichen werden.',
    },
  },
  R_PAYSLIP_AMOUNT_VS_DECLARED: {
    en: {
      title: 'Income as declared',
      passed: 'Your payslips bear out the income you declared.',
      failed: 'Your payslips show clearly less than the income you declared. Please check your entry.',
      lower_declared: 'Your payslips show clearly more than the income you declared. Please check your entry.',
      gross_declared: 'You seem to have entered your gross pay. Please enter what reaches your account.',
      inconclusive: 'We could not compare your payslips with a declared income.',
    },
    it: {
      title: 'Reddito dichiarato',
      passed: 'Le buste paga confermano il reddito dichiarato.',
      failed: 'Le buste paga mostrano molto meno del reddito dichiarato. Controlla i dati.',
      lower_declared: 'Le buste paga mostrano molto più del reddito dichiarato. Controlla i dati.',
      gross_declared: 'Sembra che tu abbia inserito il lordo. Inserisci quanto arriva sul conto.',
      inconclusive: 'Non abbiamo potuto confrontare le buste paga con un reddito dichiarato.',
    },
    de: {
      title: 'Angegebenes Einkommen',
      passed: 'Ihre Abrechnungen bestätigen das angegebene Einkommen.',
      failed: 'Ihre Abrechnungen zeigen deutlich weniger als das angegebene Einkommen. Bitte prüfen Sie Ihre Angabe.',
      lower_declared:
        'Ihre Abrechnungen zeigen deutlich mehr als das angegebene Einkommen. Bitte prüfen Sie Ihre Angabe.',
      gross_declared: 'Sie haben wohl Ihr Brutto eingegeben. Bitte geben Sie an, was auf Ihrem Konto ankommt.',
      inconclusive: 'Wir konnten Ihre Abrechnungen nicht mit einem angegebenen Einkommen vergleichen.',
    },
    toOthers: {
      en: {
        passed: 'The payslips bear out the declared income.',
        failed: 'The payslips show clearly less than the declared income.',
        lower_declared: 'The payslips show clearly more than the declared income.',
        gross_declared: 'The declared income seems to be the gross pay.',
        inconclusive: 'The payslips could not be compared with a declared income.',
      },
      it: { gross_declared: 'Il reddito dichiarato sembra essere il lordo.' },
      de: {
        passed: 'Die Abrechnungen bestätigen das angegebene Einkommen.',
        failed: 'Die Abrechnungen zeigen deutlich weniger als das angegebene Einkommen.',
        lower_declared: 'Die Abrechnungen zeigen deutlich mehr als das angegebene Einkommen.',
        gross_declared: 'Angegeben wurde wohl das Brutto.',
        inconclusive: 'Die Abrechnungen ließen sich nicht mit einem angegebenen Einkommen vergleichen.',
      },
    },
  },
  R_PAYSLIP_START_DATE_SENIORITY: {
    en: {
      title: 'Time in the job',
      passed:
        'You have held this job for {years, plural, =0 {{rest, plural, one {# month} other {# months}}} one {# year{rest, plural, =0 {} one { and # month} other { and # months}}} other {# years{rest, plural, =0 {} one { and # month} other { and # months}}}}.',
      failed: 'You have held this job for {months, plural, one {# month} other {# months}}, less than half a year.',
      after_period: 'The payslip says that the job began on {start}, after the month it pays.',
      inconclusive: 'We could not read when the job began.',
    },
    it: {
      title: 'Anzianità di lavoro',
      passed:
        'Hai questo lavoro da {years, plural, =0 {{rest, plural, one {# mese} other {# mesi}}} one {# anno{rest, plural, =0 {} one { e # mese} other { e # mesi}}} other {# anni{rest, plural, =0 {} one { e # mese} other { e # mesi}}}}.',
      failed: 'Hai questo lavoro da {months, plural, one {# mese} other {# mesi}}, meno di sei mesi.',
      after_period: 'La busta paga dice che il lavoro è iniziato il {start}, dopo il mese pagato.',
      inconclusive: 'Non siamo riusciti a leggere quando è iniziato il lavoro.',
    },
    de: {
      title: 'Dauer der Beschäftigung',
      passed:
        'Sie haben diese Stelle seit {years, plural, =0 {{rest, plural, one {# Monat} other {# Monaten}}} one {# Jahr{rest, plural, =0 {} one { und # Monat} other { und # Monaten}}} other {# Jahren{rest, plural, =0 {} one { und # Monat} other { und # Monaten}}}}.',
      failed:
        'Sie haben diese Stelle seit {months, plural, one {# Monat} other {# Monaten}}, also weniger als ein halbes Jahr.',
      after_period: 'Laut Abrechnung begann die Stelle am {start}, nach dem abgerechneten Monat.',
      inconclusive: 'Wir konnten nicht lesen, wann die Stelle begann.',
    },
    toOthers: {
      en: {
        passed:
          'The applicant has held this job for {years, plural, =0 {{rest, plural, one {# month} other {# months}}} one {# year{rest, plural, =0 {} one { and # month} other { and # months}}} other {# years{rest, plural, =0 {} one { and # month} other { and # months}}}}.',
        failed:
          'The applicant has held this job for {months, plural, one {# month} other {# months}}, less than half a year.',
      },
      it: {
        passed:
          'Il richiedente ha questo lavoro da {years, plural, =0 {{rest, plural, one {# mese} other {# mesi}}} one {# anno{rest, plural, =0 {} one { e # mese} other { e # mesi}}} other {# anni{rest, plural, =0 {} one { e # mese} other { e # mesi}}}}.',
        failed: 'Il richiedente ha questo lavoro da {months, plural, one {# mese} other {# mesi}}, meno di sei mesi.',
      },
      de: {
        passed:
          'Die Stelle besteht seit {years, plural, =0 {{rest, plural, one {# Monat} other {# Monaten}}} one {# Jahr{rest, plural, =0 {} one { und # Monat} other { und # Monaten}}} other {# Jahren{rest, plural, =0 {} one { und # Monat} other { und # Monaten}}}}.',
        failed:
          'Die Stelle besteht seit {months, plural, one {# Monat} other {# Monaten}}, also weniger als ein halbes Jahr.',
      },
    },
  },
  R_PAYSLIP_ACTIVE_CONTRACT: {
    en: {
      title: 'Job still held',
      passed: 'Nothing on the payslip says that the job has ended.',
      ends: 'The job ends on {end}.',
      failed: 'According to the payslip the job ended on {end}. Please upload documents of your present income.',
      inconclusive: 'The payslips do not tell whether the job is still held.',
    },
    it: {
      title: 'Lavoro in corso',
      passed: 'Nulla sulla busta paga dice che il lavoro è finito.',
      ends: 'Il lavoro finisce il {end}.',
      failed: 'Secondo la busta paga il lavoro è finito il {end}. Carica i documenti del reddito attuale.',
      inconclusive: 'Le buste paga non dicono se il lavoro è ancora in corso.',
    },
    de: {
      title: 'Bestehende Anstellung',
      passed: 'Nichts auf der Abrechnung sagt, dass die Stelle beendet ist.',
      ends: 'Die Stelle endet am {end}.',
      failed: 'Laut Abrechnung endete die Stelle am {end}. Bitte laden Sie Unterlagen zum aktuellen Einkommen hoch.',
      inconclusive: 'Die Abrechnungen sagen nicht, ob die Stelle noch besteht.',
    },
  },
  R_IT_13_14: {
    en: {
      title: 'Thirteenth and fourteenth pay',
      passed: 'Extra monthly payments were recognised and are not counted as ordinary months.',
      fewer: 'The payslips show {found} payments a year, you declared {expected}; what the documents show is counted.',
      failed: 'The payslips point to {found} payments a year, you declared {expected}. Please check your entry.',
      inconclusive: 'The payslips do not show how many payments a year there are.',
    },
    it: {
      title: 'Tredicesima e quattordicesima',
      passed: 'Le mensilità aggiuntive sono state riconosciute e non contano come mesi ordinari.',
      fewer:
        'Le buste paga mostrano {found} mensilità, tu ne hai dichiarate {expected}; conta ciò che mostrano i documenti.',
      failed: 'Le buste paga indicano {found} mensilità, tu ne hai dichiarate {expected}. Controlla i dati.',
      inconclusive: 'Le buste paga non mostrano quante mensilità ci sono.',
    },
    de: {
      title: 'Dreizehntes und vierzehntes Gehalt',
      passed: 'Zusätzliche Monatsgehälter wurden erkannt und zählen nicht als gewöhnliche Monate.',
      fewer:
        'Die Abrechnungen zeigen {found} Monatsgehälter im Jahr, Sie haben {expected} angegeben; es zählt, was die Unterlagen zeigen.',
      failed:
        'Die Abrechnungen deuten auf {found} Monatsgehälter im Jahr, Sie haben {expected} angegeben. Bitte prüfen Sie Ihre Angabe.',
      inconclusive: 'Die Abrechnungen zeigen nicht, wie viele Gehälter es im Jahr gibt.',
    },
    toOthers: {
      en: {
        fewer:
          'The payslips show {found} payments a year, {expected} were declared; what the documents show is counted.',
        failed: 'The payslips point to {found} payments a year; {expected} were declared.',
      },
      it: {
        fewer:
          'Le buste paga mostrano {found} mensilità, ne sono state dichiarate {expected}; conta ciò che mostrano i documenti.',
        failed: 'Le buste paga indicano {found} mensilità; ne sono state dichiarate {expected}.',
      },
      de: {
        fewer:
          'Die Abrechnungen zeigen {found} Monatsgehälter im Jahr, angegeben wurden {expected}; es zählt, was die Unterlagen zeigen.',
        failed: 'Die Abrechnungen deuten auf {found} Monatsgehälter im Jahr; angegeben wurden {expected}.',
      },
    },
  },
  R_DE_TAXCLASS_STABLE: {
    en: {
      title: 'Tax class',
      passed: 'The tax class is the same on all payslips that show it.',
      failed: 'The tax class changes between the payslips: {classes}. Couples may do that; a word from you will help.',
      inconclusive: 'The tax class could not be read on enough payslips.',
    },
    it: {
      title: 'Classe fiscale',
      passed: 'La classe fiscale è la stessa su tutte le buste paga che la riportano.',
      failed: 'La classe fiscale cambia tra le buste paga: {classes}. Le coppie possono farlo; una breve nota aiuta.',
      inconclusive: 'La classe fiscale è leggibile su troppo poche buste paga.',
    },
    de: {
      title: 'Steuerklasse',
      passed: 'Die Steuerklasse ist auf allen Abrechnungen, die sie zeigen, dieselbe.',
      failed:
        'Die Steuerklasse wechselt zwischen den Abrechnungen: {classes}. Bei Ehepaaren kommt das vor; eine kurze Notiz hilft.',
      inconclusive: 'Die Steuerklasse war auf zu wenigen Abrechnungen lesbar.',
    },
  },
} as const satisfies RuleTexts;
