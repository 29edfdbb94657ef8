import type { RuleTexts } from './rule-texts.ts';

/** What the checks of bank statements say. */
export const statement = {
  R_BANK_PDF_ONLY: {
    en: {
      title: 'The statement is a PDF from the bank',
      passed: 'The statement is a file that the bank made.',
      failed:
        'This is a picture ({format}). Please download the statement as a PDF from your online banking and upload that file.',
      inconclusive: 'We could not tell what kind of file this is.',
    },
    it: {
      title: 'L’estratto conto è un PDF della banca',
      passed: 'L’estratto conto è un file prodotto dalla banca.',
      failed: 'Questa è un’immagine ({format}). Scarica l’estratto conto in PDF dall’home banking e carica quel file.',
      inconclusive: 'Non siamo riusciti a capire di che tipo di file si tratta.',
    },
    de: {
      title: 'Der Kontoauszug ist ein PDF der Bank',
      passed: 'Der Kontoauszug ist eine Datei, die die Bank erstellt hat.',
      failed:
        'Das ist ein Bild ({format}). Bitte laden Sie den Kontoauszug als PDF aus Ihrem Online-Banking herunter und reichen Sie diese Datei ein.',
      inconclusive: 'Wir konnten nicht erkennen, was für eine Datei das ist.',
    },
  },
  R_BANK_LOCKED: {
    en: {
      title: 'The statement opens without a password',
      passed: 'The file opens without a password.',
      failed:
        'This statement is locked with a password. Please save it without the password, or download it again, and upload it once more.',
      inconclusive: 'We could not tell whether the file is locked.',
    },
    it: {
      title: 'L’estratto conto si apre senza password',
      passed: 'Il file si apre senza password.',
      failed:
        'Questo estratto conto è protetto da una password. Salvalo senza password o scaricalo di nuovo, poi ricaricalo.',
      inconclusive: 'Non siamo riusciti a capire se il file è protetto.',
    },
    de: {
      title: 'Der Kontoauszug lässt sich ohne Passwort öffnen',
      passed: 'Die Datei lässt sich ohne Passwort öffnen.',
      failed:
        'Dieser Kontoauszug ist mit einem Passwort geschützt. Bitte speichern Sie ihn ohne Passwort oder laden Sie ihn neu herunter und reichen Sie ihn noch einmal ein.',
      inconclusive: 'Wir konnten nicht erkennen, ob die Datei geschützt ist.',
    },
  },
  R_BANK_UNREADABLE: {
    en: {
      title: 'The transactions can be read',
      passed: 'The transactions on the statement could be read.',
      failed:
        'We could not read any transaction on this statement. Please upload the original PDF from your online banking.',
      inconclusive: 'We could not tell whether all transactions were read.',
      incomplete: 'Some transactions on this statement could not be read. Other checks may therefore stay open.',
    },
    it: {
      title: 'I movimenti sono leggibili',
      passed: 'I movimenti dell’estratto conto sono stati letti.',
      failed: 'Non siamo riusciti a leggere nessun movimento. Carica il PDF originale scaricato dall’home banking.',
      inconclusive: 'Non sappiamo se tutti i movimenti sono stati letti.',
      incomplete: 'Alcuni movimenti non sono leggibili. Per questo altri controlli possono restare incerti.',
    },
    de: {
      title: 'Die Buchungen sind lesbar',
      passed: 'Die Buchungen des Kontoauszugs wurden gelesen.',
      failed: 'Wir konnten keine Buchung lesen. Bitte reichen Sie das Original-PDF aus Ihrem Online-Banking ein.',
      inconclusive: 'Wir wissen nicht, ob alle Buchungen gelesen wurden.',
      incomplete: 'Einige Buchungen waren nicht lesbar. Andere Prüfungen können deshalb offen bleiben.',
    },
  },
  R_BANK_IS_CHOSEN_BANK: {
    en: {
      title: 'The statement is from the bank you chose',
      passed: 'The account is kept by the bank you chose.',
      failed:
        'This account is kept by {bank}, not by the bank you chose. If it is the right account, confirm the bank; otherwise please upload the statement of the other account.',
      inconclusive: 'We could not tell which bank keeps this account.',
    },
    it: {
      title: 'L’estratto conto è della banca scelta',
      passed: 'Il conto è presso la banca che hai scelto.',
      failed:
        'Questo conto è presso {bank}, non presso la banca che hai scelto. Se il conto è quello giusto, conferma la banca; altrimenti carica l’estratto dell’altro conto.',
      inconclusive: 'Non siamo riusciti a capire di quale banca è il conto.',
    },
    de: {
      title: 'Der Kontoauszug ist von der gewählten Bank',
      passed: 'Das Konto führt die Bank, die Sie gewählt haben.',
      failed:
        'Dieses Konto führt {bank}, nicht die gewählte Bank. Ist es das richtige Konto, bestätigen Sie die Bank; sonst reichen Sie bitte den Auszug des anderen Kontos ein.',
      inconclusive: 'Wir konnten nicht erkennen, welche Bank das Konto führt.',
    },
    toOthers: {
      en: {
        title: 'The statement is from the stated bank',
        passed: 'The account is kept by the stated bank.',
        failed: 'This account is kept by {bank}, not by the stated bank.',
      },
      it: {
        passed: 'Il conto è presso la banca indicata.',
        failed: 'Questo conto è presso {bank}, non presso la banca indicata.',
      },
      de: { passed: 'Das Konto führt die angegebene Bank.' },
    },
  },
  R_BANK_HOLDER_MATCH: {
    en: {
      title: 'The account is yours',
      passed: 'Your name is among the holders of the account.',
      failed:
        'The statement names another account holder. Please upload a statement of an account that is yours, alone or together with others.',
      inconclusive: 'We could not compare the account holder with your name.',
    },
    it: {
      title: 'Il conto è intestato a te',
      passed: 'Il tuo nome è tra gli intestatari del conto.',
      failed: 'L’estratto conto è intestato a un’altra persona. Carica quello di un conto tuo, anche cointestato.',
      inconclusive: 'Non siamo riusciti a confrontare l’intestatario con il tuo nome.',
    },
    de: {
      title: 'Das Konto gehört Ihnen',
      passed: 'Ihr Name steht bei den Inhabern des Kontos.',
      failed:
        'Der Kontoauszug nennt einen anderen Inhaber. Bitte reichen Sie den Auszug eines Kontos ein, das Ihnen allein oder gemeinsam mit anderen gehört.',
      inconclusive: 'Wir konnten den Kontoinhaber nicht mit Ihrem Namen vergleichen.',
    },
    toOthers: {
      en: {
        title: 'The account is the applicant’s',
        passed: 'The applicant’s name is among the holders of the account.',
        inconclusive: 'The account holder could not be compared with the applicant’s name.',
      },
      it: {
        title: 'Il conto è intestato al richiedente',
        passed: 'Il nome del richiedente è tra gli intestatari del conto.',
        inconclusive: 'Non è stato possibile confrontare l’intestatario con il nome del richiedente.',
      },
      de: {
        title: 'Das Konto gehört der Person',
        passed: 'Der Name der Person steht bei den Inhabern des Kontos.',
        inconclusive: 'Der Kontoinhaber ließ sich nicht mit dem Namen der Person vergleichen.',
      },
    },
  },
  R_BANK_RUNNING_BALANCE: {
    en: {
      title: 'The balances add up',
      passed: 'Opening balance and transactions make the closing balance.',
      failed:
        'The transactions do not lead to the printed balance: {difference, number, ::currency/EUR scale/0.01} are left over. Please upload the statement again exactly as your bank provides it.',
      totals:
        'The old balance, all credits and all debits that the bank sums up do not make the new balance: {difference, number, ::currency/EUR scale/0.01} are left over. Please upload the statement again exactly as your bank provides it.',
      inconclusive: 'The statement does not print enough balances to add them up.',
      unsure:
        'We could not follow the balances on this statement, probably because some of it was hard to read. This is not held against you.',
    },
    it: {
      title: 'I saldi tornano',
      passed: 'Saldo iniziale e movimenti danno il saldo finale.',
      failed:
        'I movimenti non portano al saldo indicato: la differenza è di {difference, number, ::currency/EUR scale/0.01}. Ricarica l’estratto conto esattamente come lo fornisce la banca.',
      totals:
        'Saldo iniziale, totale accrediti e totale addebiti indicati dalla banca non danno il saldo finale: la differenza è di {difference, number, ::currency/EUR scale/0.01}. Ricarica l’estratto conto esattamente come lo fornisce la banca.',
      inconclusive: 'L’estratto conto non riporta saldi sufficienti per fare la somma.',
      unsure:
        'Non siamo riusciti a ricostruire i saldi, probabilmente perché una parte era difficile da leggere. Non dipende da te.',
    },
    de: {
      title: 'Die Salden gehen auf',
      passed: 'Anfangssaldo und Buchungen ergeben den Endsaldo.',
      failed:
        'Die Buchungen führen nicht zum gedruckten Saldo: {difference, number, ::currency/EUR scale/0.01} bleiben übrig. Bitte reichen Sie den Auszug genau so ein, wie Ihre Bank ihn bereitstellt.',
      totals:
        'Alter Saldo, Summe der Eingänge und Summe der Ausgänge ergeben nicht den neuen Saldo: {difference, number, ::currency/EUR scale/0.01} bleiben übrig. Bitte reichen Sie den Auszug genau so ein, wie Ihre Bank ihn bereitstellt.',
      inconclusive: 'Der Auszug nennt zu wenige Salden, um sie nachzurechnen.',
      unsure:
        'Wir konnten die Salden nicht nachvollziehen, vermutlich war ein Teil schlecht lesbar. Das wird Ihnen nicht angelastet.',
    },
  },
  R_BANK_OWN_TRANSFERS: {
    en: {
      title: 'Transfers between own accounts',
      passed: 'Transfers between own accounts name the account holder.',
      failed:
        'Transfers between own accounts name somebody else than the account holder. A second holder may explain it.',
      inconclusive: 'We could not read whom transfers between own accounts name.',
    },
    it: {
      title: 'Trasferimenti tra conti propri',
      passed: 'I trasferimenti tra conti propri indicano l’intestatario.',
      failed:
        'I trasferimenti tra conti propri indicano una persona diversa dall’intestatario. Un cointestatario può spiegarlo.',
      inconclusive: 'Non siamo riusciti a leggere chi indicano i trasferimenti tra conti propri.',
    },
    de: {
      title: 'Umbuchungen zwischen eigenen Konten',
      passed: 'Umbuchungen zwischen eigenen Konten nennen den Kontoinhaber.',
      failed:
        'Umbuchungen zwischen eigenen Konten nennen jemand anderen als den Kontoinhaber. Ein zweiter Inhaber kann das erklären.',
      inconclusive: 'Wir konnten nicht lesen, wen Umbuchungen zwischen eigenen Konten nennen.',
    },
  },
  R_BANK_PAGE_SUMS: {
    en: {
      title: 'The sums of the pages',
      passed: 'What the pages sum up and hand on follows from their transactions.',
      failed:
        '{count, plural, one {One sum that a page prints or hands on does} other {# sums that pages print or hand on do}} not follow from the transactions. Please upload the statement again exactly as your bank provides it.',
      inconclusive: 'We could not follow what the pages sum up.',
    },
    it: {
      title: 'Le somme delle pagine',
      passed: 'Ciò che le pagine sommano e riportano segue dai movimenti.',
      failed:
        '{count, plural, one {Una somma o un riporto di pagina non segue} other {# somme o riporti di pagina non seguono}} dai movimenti. Ricarica l’estratto conto esattamente come lo fornisce la banca.',
      inconclusive: 'Non siamo riusciti a ricostruire le somme delle pagine.',
    },
    de: {
      title: 'Die Summen der Seiten',
      passed: 'Was die Seiten summieren und übertragen, folgt aus ihren Buchungen.',
      failed:
        '{count, plural, one {Eine Seitensumme oder ein Übertrag folgt} other {# Seitensummen oder Überträge folgen}} nicht aus den Buchungen. Bitte reichen Sie den Auszug genau so ein, wie Ihre Bank ihn bereitstellt.',
      inconclusive: 'Wir konnten die Summen der Seiten nicht nachvollziehen.',
    },
  },
  R_BANK_LINE_ORDER_DATES: {
    en: {
      title: 'The transactions follow the calendar',
      passed: 'The transactions are in the order of their days.',
      failed:
        '{rows, plural, one {One transaction stands} other {# transactions stand}} out of the order of days. Please check that you uploaded the statement unchanged.',
      weekend:
        '{rows, plural, one {One transaction falls} other {# transactions fall}} on a weekend, on a statement that has none there otherwise.',
      booked_before:
        '{rows, plural, one {One transaction tells of a purchase that was made only after it} other {# transactions tell of purchases that were made only after them}}. Please upload the file as your bank gave it to you.',
      impossible:
        'The statement prints a day that no calendar has: {day}. Please upload the file as your bank gave it to you.',
      inconclusive:
        'There are too few transactions, not all could be read, or they follow another order, so we could not check the days.',
      outside:
        '{rows, plural, one {One transaction lies} other {# transactions lie}} outside the period of the statement. Please check that you uploaded the statement unchanged.',
    },
    it: {
      title: 'I movimenti seguono l’ordine delle date',
      passed: 'I movimenti sono in ordine di data.',
      failed:
        '{rows, plural, one {Un movimento è} other {# movimenti sono}} fuori dall’ordine delle date. Controlla di aver caricato l’estratto conto senza modifiche.',
      weekend:
        '{rows, plural, one {Un movimento cade} other {# movimenti cadono}} in un fine settimana, in un estratto che altrimenti non ne ha.',
      booked_before:
        '{rows, plural, one {Un movimento riporta un acquisto avvenuto solo dopo la sua data} other {# movimenti riportano acquisti avvenuti solo dopo la loro data}}. Carica il file così come te l’ha dato la banca.',
      impossible: 'L’estratto riporta un giorno che non esiste: {day}. Carica il file così come te l’ha dato la banca.',
      inconclusive:
        'I movimenti sono troppo pochi, non tutti leggibili o in un altro ordine: non abbiamo potuto controllare le date.',
      outside:
        '{rows, plural, one {Un movimento è} other {# movimenti sono}} fuori dal periodo dell’estratto conto. Controlla di averlo caricato senza modifiche.',
    },
    de: {
      title: 'Die Buchungen stehen in zeitlicher Folge',
      passed: 'Die Buchungen sind nach Datum geordnet.',
      failed:
        '{rows, plural, one {Eine Buchung steht} other {# Buchungen stehen}} außerhalb der Reihenfolge. Bitte prüfen Sie, ob Sie den Auszug unverändert eingereicht haben.',
      weekend:
        '{rows, plural, one {Eine Buchung liegt} other {# Buchungen liegen}} an einem Wochenende, obwohl der Auszug dort sonst keine hat.',
      booked_before:
        '{rows, plural, one {Eine Buchung nennt einen Kauf, der erst nach ihr stattfand} other {# Buchungen nennen Käufe, die erst nach ihnen stattfanden}}. Bitte laden Sie die Datei so hoch, wie Ihre Bank sie Ihnen gegeben hat.',
      impossible:
        'Der Auszug nennt einen Tag, den es nicht gibt: {day}. Bitte laden Sie die Datei so hoch, wie Ihre Bank sie Ihnen gegeben hat.',
      inconclusive:
        'Es sind zu wenige Buchungen, nicht alle sind lesbar, oder sie sind anders geordnet: Wir konnten die Tage nicht prüfen.',
      outside:
        '{rows, plural, one {Eine Buchung liegt} other {# Buchungen liegen}} außerhalb des Zeitraums. Bitte prüfen Sie, ob Sie den Auszug unverändert eingereicht haben.',
    },
  },
  R_BANK_DUPLICATE_LINES: {
    en: {
      title: 'No transaction is copied',
      passed: 'No transaction stands there twice.',
      failed:
        '{rows, plural, one {One transaction stands} other {# transactions stand}} on the statement twice. Please check that you uploaded the statement unchanged.',
      inconclusive: 'There are no transactions to compare, or not all of them could be read.',
      booked_twice:
        '{rows, plural, one {One credit was} other {# credits were}} booked twice, and the balances agree with that. Nothing needs to be done.',
    },
    it: {
      title: 'Nessun movimento è ripetuto',
      passed: 'Nessun movimento compare due volte.',
      failed:
        '{rows, plural, one {Un movimento compare} other {# movimenti compaiono}} due volte. Controlla di aver caricato l’estratto conto senza modifiche.',
      inconclusive: 'Non ci sono movimenti da confrontare, o non tutti sono leggibili.',
      booked_twice:
        '{rows, plural, one {Un accredito è stato registrato} other {# accrediti sono stati registrati}} due volte e i saldi lo confermano. Non devi fare nulla.',
    },
    de: {
      title: 'Keine Buchung ist doppelt',
      passed: 'Keine Buchung kommt zweimal vor.',
      failed:
        '{rows, plural, one {Eine Buchung kommt} other {# Buchungen kommen}} zweimal vor. Bitte prüfen Sie, ob Sie den Auszug unverändert eingereicht haben.',
      inconclusive: 'Es gibt keine Buchungen zu vergleichen, oder nicht alle waren lesbar.',
      booked_twice:
        '{rows, plural, one {Eine Gutschrift wurde} other {# Gutschriften wurden}} zweimal gebucht, und die Salden bestätigen es. Sie müssen nichts tun.',
    },
  },
  R_BANK_COVERAGE_3M: {
    en: {
      title: 'Three months without a gap',
      passed: 'The statements cover {from} to {to} without a gap.',
      failed:
        'We need {months} months in a row. Not complete yet: {missing}. Please upload the statements for {missing_count, plural, one {this month} other {these months}}.',
      inconclusive: 'The statements do not say which days they cover. Please upload statements that show a period.',
    },
    it: {
      title: 'Tre mesi senza interruzioni',
      passed: 'Gli estratti conto coprono dal {from} al {to} senza interruzioni.',
      failed:
        'Servono {months} mesi consecutivi. Non ancora completi: {missing}. Carica gli estratti conto {missing_count, plural, one {di questo mese} other {di questi mesi}}.',
      inconclusive: 'Gli estratti conto non dicono quali giorni coprono. Carica quelli che riportano il periodo.',
    },
    de: {
      title: 'Drei Monate ohne Lücke',
      passed: 'Die Auszüge reichen ohne Lücke vom {from} bis zum {to}.',
      failed:
        'Wir brauchen {months} Monate am Stück. Noch nicht vollständig: {missing}. Bitte reichen Sie die Auszüge für {missing_count, plural, one {diesen Monat} other {diese Monate}} ein.',
      inconclusive: 'Die Auszüge sagen nicht, welche Tage sie abdecken. Bitte reichen Sie Auszüge mit Zeitraum ein.',
    },
  },
  R_BANK_COVERAGE_6M: {
    en: {
      title: 'Six months without a gap',
      passed: 'The statements cover {from} to {to} without a gap.',
      failed:
        'For self-employed people we need {months} months in a row. Not complete yet: {missing}. Please upload the statements for {missing_count, plural, one {this month} other {these months}}.',
      inconclusive: 'The statements do not say which days they cover. Please upload statements that show a period.',
    },
    it: {
      title: 'Sei mesi senza interruzioni',
      passed: 'Gli estratti conto coprono dal {from} al {to} senza interruzioni.',
      failed:
        'Per chi lavora in proprio servono {months} mesi consecutivi. Non ancora completi: {missing}. Carica gli estratti conto {missing_count, plural, one {di questo mese} other {di questi mesi}}.',
      inconclusive: 'Gli estratti conto non dicono quali giorni coprono. Carica quelli che riportano il periodo.',
    },
    de: {
      title: 'Sechs Monate ohne Lücke',
      passed: 'Die Auszüge reichen ohne Lücke vom {from} bis zum {to}.',
      failed:
        'Bei Selbstständigen brauchen wir {months} Monate am Stück. Noch nicht vollständig: {missing}. Bitte reichen Sie die Auszüge für {missing_count, plural, one {diesen Monat} other {diese Monate}} ein.',
      inconclusive: 'Die Auszüge sagen nicht, welche Tage sie abdecken. Bitte reichen Sie Auszüge mit Zeitraum ein.',
    },
  },
  R_BANK_RECENT: {
    en: {
      title: 'The statements are recent',
      passed: 'The statements reach close to today.',
      up_to:
        'The statements reach up to {last_day}, {age, plural, =0 {the day of the check} one {one day before the check} other {# days before the check}}.',
      failed:
        'The last day shown is {last_day}, {age} days ago. Statements older than {limit} days are left out when we work out what you can afford. Please add the newest one.',
      inconclusive: 'We could not tell up to which day the statements reach.',
    },
    it: {
      title: 'Gli estratti conto sono recenti',
      passed: 'Gli estratti conto arrivano fin quasi a oggi.',
      up_to:
        'Gli estratti conto arrivano fino al {last_day}, {age, plural, =0 {il giorno del controllo} one {un giorno prima del controllo} other {# giorni prima del controllo}}.',
      failed:
        'L’ultimo giorno riportato è il {last_day}, {age} giorni fa. Oltre {limit} giorni l’estratto conto non entra nel calcolo di ciò che puoi permetterti. Aggiungi il più recente.',
      inconclusive: 'Non siamo riusciti a capire fino a quale giorno arrivano gli estratti conto.',
    },
    de: {
      title: 'Die Auszüge sind aktuell',
      passed: 'Die Auszüge reichen bis in die letzten Tage.',
      up_to:
        'Die Auszüge reichen bis zum {last_day}, {age, plural, =0 {dem Tag der Prüfung} one {einen Tag vor der Prüfung} other {# Tage vor der Prüfung}}.',
      failed:
        'Der letzte Tag ist der {last_day}; das ist {age} Tage her. Auszüge, die älter als {limit} Tage sind, zählen nicht bei der Frage, was Sie sich leisten können. Bitte ergänzen Sie den neuesten.',
      inconclusive: 'Wir konnten nicht erkennen, bis zu welchem Tag die Auszüge reichen.',
    },
    toOthers: {
      en: {
        failed:
          'The last day shown is {last_day}, {age} days ago. Statements older than {limit} days are left out of the figures.',
      },
      it: {
        failed:
          'L’ultimo giorno riportato è il {last_day}, {age} giorni fa. Oltre {limit} giorni l’estratto conto non entra nel calcolo.',
      },
      de: {
        failed:
          'Der letzte Tag ist der {last_day}; das ist {age} Tage her. Auszüge, die älter als {limit} Tage sind, fließen nicht in die Zahlen ein.',
      },
    },
  },
  R_BANK_BALANCES_CONTINUE: {
    en: {
      title: 'Each statement carries on from the last',
      passed: 'Each statement opens with the balance that the one before it closed with.',
      failed:
        'A statement opens with another balance than the one before it closed with. Please check that all pages are there and unchanged.',
      other_iban:
        'A statement goes on exactly where another one ended, but names another account. Please upload both exactly as your bank provides them.',
      unfinished:
        'A statement ends without a closing balance, though the others have one. Please check that its last page is there.',
      inconclusive: 'We could not compare the balances of statements that follow each other.',
    },
    it: {
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
    de: {
      title: 'Jeder Auszug setzt den vorigen fort',
      passed: 'Jeder Auszug beginnt mit dem Endsaldo des vorigen.',
      failed:
        'Ein Auszug beginnt mit einem anderen Saldo, als der vorige endete. Bitte prüfen Sie, ob alle Seiten unverändert vorliegen.',
      other_iban:
        'Ein Auszug setzt genau dort fort, wo ein anderer endet, nennt aber ein anderes Konto. Bitte laden Sie beide so hoch, wie die Bank sie bereitstellt.',
      unfinished:
        'Ein Auszug endet ohne Endsaldo, die übrigen haben einen. Bitte prüfen Sie, ob die letzte Seite fehlt.',
      inconclusive: 'Wir konnten die Salden aufeinanderfolgender Auszüge nicht vergleichen.',
    },
  },
  R_BANK_FEED_VS_PDF: {
    en: {
      title: 'Paper and bank connection agree',
      passed: 'The statement shows the same transactions as your bank sent us.',
      failed:
        'The statement differs from what your bank sent us: {added} only on the statement, {missing} only from the bank. Please upload the original statement.',
      inconclusive: 'Statement and bank connection share too few days to compare them.',
    },
    it: {
      title: 'Documento e collegamento bancario coincidono',
      passed: 'L’estratto conto riporta gli stessi movimenti inviati dalla banca.',
      failed:
        'L’estratto conto è diverso da ciò che la banca ci ha inviato: {added} solo sul documento, {missing} solo dalla banca. Carica l’estratto conto originale.',
      inconclusive: 'Documento e collegamento bancario hanno troppo pochi giorni in comune.',
    },
    de: {
      title: 'Auszug und Bankverbindung stimmen überein',
      passed: 'Der Auszug zeigt dieselben Buchungen, die Ihre Bank gesendet hat.',
      failed:
        'Der Auszug weicht von dem ab, was Ihre Bank gesendet hat: {added} nur auf dem Auszug, {missing} nur von der Bank. Bitte reichen Sie den Original-Auszug ein.',
      inconclusive: 'Auszug und Bankverbindung haben zu wenige Tage gemeinsam.',
    },
    toOthers: {
      en: {
        passed: 'The statement shows the same transactions as the bank sent.',
        failed:
          'The statement differs from what the bank sent: {added} only on the statement, {missing} only from the bank.',
      },
      de: {
        passed: 'Der Auszug zeigt dieselben Buchungen, die die Bank gesendet hat.',
        failed:
          'Der Auszug weicht von dem ab, was die Bank gesendet hat: {added} nur auf dem Auszug, {missing} nur von der Bank.',
      },
    },
  },
  R_FEED_BALANCES: {
    en: {
      title: 'The document ends with the balance of the account',
      passed: 'The closing balance on the statement is the one that your bank sent us.',
      failed:
        'The closing balance on the statement is not one that the account had around that day, according to your bank. Please upload the original statement.',
      inconclusive: 'Statement and bank connection have no balance that could be compared.',
    },
    it: {
      title: 'L’estratto conto si chiude con il saldo del conto',
      passed: 'Il saldo finale dell’estratto conto è quello che la banca ci ha inviato.',
      failed:
        'Secondo la banca, in quei giorni il conto non ha mai avuto il saldo finale riportato sull’estratto conto. Carica l’estratto conto originale.',
      inconclusive: 'Documento e collegamento bancario non hanno saldi da confrontare.',
    },
    de: {
      title: 'Der Auszug endet mit dem Saldo des Kontos',
      passed: 'Der Endsaldo auf dem Auszug ist der, den Ihre Bank gesendet hat.',
      failed:
        'Laut Ihrer Bank hatte das Konto an diesen Tagen nie den Endsaldo, der auf dem Auszug steht. Bitte reichen Sie den Original-Auszug ein.',
      inconclusive: 'Auszug und Bankverbindung haben keinen Saldo, der sich vergleichen lässt.',
    },
    toOthers: {
      en: {
        passed: 'The closing balance on the statement is the one that the bank sent.',
        failed:
          'The closing balance on the statement is not one that the account had around that day, according to the bank.',
      },
      it: {
        passed: 'Il saldo finale dell’estratto conto è quello inviato dalla banca.',
        failed:
          'Secondo la banca, in quei giorni il conto non ha mai avuto il saldo finale riportato sull’estratto conto.',
      },
      de: {
        passed: 'Der Endsaldo auf dem Auszug ist der, den die Bank gesendet hat.',
        failed: 'Laut der Bank hatte das Konto an diesen Tagen nie den Endsaldo, der auf dem Auszug steht.',
      },
    },
  },
  R_BANK_SALARY_FOUND: {
    en: {
      title: 'Salary arrives on the account',
      passed: '{payments, plural, one {One salary payment was} other {# salary payments were}} found.',
      failed:
        'We found no salary payment in {days} days. If your salary goes to another account, please upload the statements of that account.',
      inconclusive: 'The statements are too short, or not fully readable, to find a salary payment.',
      savings_only:
        'This is a savings account, where no salary arrives. Please add the statements of the account that yours goes to.',
    },
    it: {
      title: 'Lo stipendio arriva sul conto',
      passed:
        '{payments, plural, one {È stato trovato un accredito} other {Sono stati trovati # accrediti}} di stipendio.',
      failed:
        'In {days} giorni non abbiamo trovato accrediti di stipendio. Se lo ricevi su un altro conto, carica gli estratti di quel conto.',
      inconclusive: 'Gli estratti conto sono troppo brevi o non del tutto leggibili per trovare uno stipendio.',
      savings_only:
        'Questo è un conto di risparmio, su cui non arriva lo stipendio. Aggiungi gli estratti del conto su cui lo ricevi.',
    },
    de: {
      title: 'Gehalt geht auf dem Konto ein',
      passed: '{payments, plural, one {Ein Gehaltseingang wurde} other {# Gehaltseingänge wurden}} gefunden.',
      failed:
        'In {days} Tagen haben wir keinen Gehaltseingang gefunden. Geht Ihr Gehalt auf ein anderes Konto, reichen Sie bitte dessen Auszüge ein.',
      inconclusive: 'Die Auszüge sind zu kurz oder nicht ganz lesbar, um ein Gehalt zu finden.',
      savings_only:
        'Das ist ein Sparkonto, auf dem kein Gehalt eingeht. Bitte ergänzen Sie die Auszüge des Kontos, auf das Ihr Gehalt geht.',
    },
    toOthers: {
      en: { savings_only: 'Only a savings account was shown, where no salary is to be expected.' },
      it: { savings_only: 'È stato mostrato solo un conto di risparmio, su cui non ci si aspetta uno stipendio.' },
      de: { savings_only: 'Gezeigt wurde nur ein Sparkonto, auf dem kein Gehalt zu erwarten ist.' },
    },
  },
  R_BANK_SALARY_STABLE: {
    en: {
      title: 'Salary keeps coming',
      passed: 'Salary comes regularly, most recently {latest, number, ::currency/EUR scale/0.01}.',
      failed: 'The salary payments changed. Please tell us what happened.',
      inconclusive:
        'There are too few salary payments, or not all transactions could be read, to tell whether it comes regularly.',
      stopped:
        'The last salary payment was on {last_day}; none came in the {days} days after it. If you changed job or account, please add the new documents.',
      reduced:
        'The latest salary of {latest, number, ::currency/EUR scale/0.01} is clearly lower than the usual {usual, number, ::currency/EUR scale/0.01}. A short note on the reason helps.',
    },
    it: {
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
    de: {
      title: 'Das Gehalt kommt weiterhin',
      passed: 'Das Gehalt kommt regelmäßig, zuletzt {latest, number, ::currency/EUR scale/0.01}.',
      failed: 'Die Gehaltseingänge haben sich verändert. Bitte sagen Sie uns, was geschehen ist.',
      inconclusive:
        'Es sind zu wenige Gehaltseingänge, oder nicht alle Buchungen waren lesbar, um zu sagen, ob es regelmäßig kommt.',
      stopped:
        'Das letzte Gehalt kam am {last_day}; in den {days} Tagen danach kam keines. Haben Sie Stelle oder Konto gewechselt, ergänzen Sie bitte die neuen Unterlagen.',
      reduced:
        'Das letzte Gehalt von {latest, number, ::currency/EUR scale/0.01} ist deutlich niedriger als sonst ({usual, number, ::currency/EUR scale/0.01}). Eine kurze Notiz zum Grund hilft.',
    },
    toOthers: {
      en: {
        stopped: 'No salary came in the last {days} days of the statements.',
      },
      it: {
        stopped: 'Negli ultimi {days} giorni degli estratti conto non è arrivato nessuno stipendio.',
      },
      de: {
        stopped: 'In den letzten {days} Tagen der Auszüge kam kein Gehalt.',
      },
    },
  },
  R_BANK_RENT_FOUND: {
    en: {
      title: 'Rent payments match what you told us',
      passed: 'The rent payments on the account fit what you told us.',
      failed: 'The rent payments do not fit what you told us. Please check the amount.',
      inconclusive: 'The statements are too short, or not fully readable, to look for rent payments.',
      missing:
        'You told us a rent of {declared, number, ::currency/EUR scale/0.01}, but we found no such payments. If you pay in another way, please tell us how.',
      differs:
        'You told us a rent of {declared, number, ::currency/EUR scale/0.01}; the account shows {rent, number, ::currency/EUR scale/0.01} a month. Perhaps one of them includes the service charges. Please check the amount.',
      undeclared:
        'You told us that you pay no rent; the account shows rent of {rent, number, ::currency/EUR scale/0.01} a month. Is it yours? Then confirm it, or tell us what it is.',
      savings_only: 'This is a savings account: nobody pays rent from it, so none was looked for.',
    },
    it: {
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
      savings_only: 'Questo è un conto di risparmio: da lì non si paga l’affitto, quindi non lo abbiamo cercato.',
    },
    de: {
      title: 'Die Mietzahlungen passen zu Ihren Angaben',
      passed: 'Die Mietzahlungen auf dem Konto passen zu Ihren Angaben.',
      failed: 'Die Mietzahlungen passen nicht zu Ihren Angaben. Bitte prüfen Sie den Betrag.',
      inconclusive: 'Die Auszüge sind zu kurz oder nicht ganz lesbar, um Mietzahlungen zu suchen.',
      missing:
        'Sie haben eine Miete von {declared, number, ::currency/EUR scale/0.01} angegeben, wir finden aber keine solchen Zahlungen. Zahlen Sie auf anderem Weg, sagen Sie uns bitte, wie.',
      differs:
        'Sie haben eine Miete von {declared, number, ::currency/EUR scale/0.01} angegeben; das Konto zeigt {rent, number, ::currency/EUR scale/0.01} im Monat. Vielleicht sind in einem Betrag die Nebenkosten enthalten. Bitte prüfen Sie ihn.',
      undeclared:
        'Sie haben angegeben, keine Miete zu zahlen; das Konto zeigt eine Miete von {rent, number, ::currency/EUR scale/0.01} im Monat. Ist es Ihre? Dann bestätigen Sie sie bitte, oder sagen Sie uns, was es ist.',
      savings_only: 'Das ist ein Sparkonto: Von dort wird keine Miete bezahlt, also haben wir keine gesucht.',
    },
    toOthers: {
      en: {
        title: 'Rent payments match what was declared',
        passed: 'The rent payments on the account fit what was declared.',
        failed: 'The rent payments do not fit what was declared.',
        missing: 'A rent of {declared, number, ::currency/EUR scale/0.01} was declared; no such payments were found.',
        differs:
          'A rent of {declared, number, ::currency/EUR scale/0.01} was declared; the account shows {rent, number, ::currency/EUR scale/0.01} a month. Perhaps one of them includes the service charges.',
        undeclared:
          'No rent was declared; the account shows rent of {rent, number, ::currency/EUR scale/0.01} a month.',
        savings_only: 'Only a savings account was shown, from which nobody pays rent.',
      },
      it: {
        passed: 'I pagamenti dell’affitto corrispondono a quanto dichiarato.',
        failed: 'I pagamenti dell’affitto non corrispondono a quanto dichiarato.',
        missing:
          'È stato dichiarato un affitto di {declared, number, ::currency/EUR scale/0.01}, ma questi pagamenti non si trovano.',
        differs:
          'È stato dichiarato un affitto di {declared, number, ::currency/EUR scale/0.01}; il conto mostra {rent, number, ::currency/EUR scale/0.01} al mese. Forse uno dei due comprende le spese.',
        undeclared:
          'Non è stato dichiarato alcun affitto; il conto mostra un affitto di {rent, number, ::currency/EUR scale/0.01} al mese.',
        savings_only: 'È stato mostrato solo un conto di risparmio, da cui non si paga l’affitto.',
      },
      de: {
        title: 'Die Mietzahlungen passen zu den Angaben',
        passed: 'Die Mietzahlungen auf dem Konto passen zu den Angaben.',
        failed: 'Die Mietzahlungen passen nicht zu den Angaben.',
        missing:
          'Angegeben wurde eine Miete von {declared, number, ::currency/EUR scale/0.01}; solche Zahlungen finden sich nicht.',
        differs:
          'Angegeben wurde eine Miete von {declared, number, ::currency/EUR scale/0.01}; das Konto zeigt {rent, number, ::currency/EUR scale/0.01} im Monat. Vielleicht sind in einem Betrag die Nebenkosten enthalten.',
        undeclared:
          'Es wurde angegeben, dass keine Miete gezahlt wird; das Konto zeigt eine Miete von {rent, number, ::currency/EUR scale/0.01} im Monat.',
        savings_only: 'Gezeigt wurde nur ein Sparkonto, von dem keine Miete bezahlt wird.',
      },
    },
  },
  R_BANK_UNDECLARED_INCOME: {
    en: {
      title: 'All regular income was mentioned',
      passed: 'The regular income on the account fits what you told us.',
      failed:
        'The account shows regular income of {seen, number, ::currency/EUR scale/0.01} a month beside your main one{declared, plural, =0 {, which you did not mention} other {, of which you told us {declared, number, ::currency/EUR scale/0.01}}}. Please add it: until then it does not count for you.',
      inconclusive: 'The statements are too short, or not fully readable, to look for further income.',
    },
    it: {
      title: 'Tutte le entrate regolari sono dichiarate',
      passed: 'Le entrate regolari sul conto corrispondono a quanto ci hai detto.',
      failed:
        'Oltre all’entrata principale il conto mostra {seen, number, ::currency/EUR scale/0.01} al mese{declared, plural, =0 {, che non ci hai indicato} other {, di cui ci hai indicato {declared, number, ::currency/EUR scale/0.01}}}. Aggiungi queste entrate: fino ad allora non contano a tuo favore.',
      inconclusive: 'Gli estratti conto sono troppo brevi o non del tutto leggibili per cercare altre entrate.',
    },
    de: {
      title: 'Alle regelmäßigen Einkünfte sind angegeben',
      passed: 'Die regelmäßigen Einkünfte auf dem Konto passen zu Ihren Angaben.',
      failed:
        'Neben dem Haupteinkommen zeigt das Konto {seen, number, ::currency/EUR scale/0.01} im Monat{declared, plural, =0 {, die Sie nicht angegeben haben} other {; angegeben haben Sie {declared, number, ::currency/EUR scale/0.01}}}. Bitte ergänzen Sie diese Einkünfte: Bis dahin zählen sie nicht zu Ihren Gunsten.',
      inconclusive: 'Die Auszüge sind zu kurz oder nicht ganz lesbar, um weitere Einkünfte zu suchen.',
    },
    toOthers: {
      en: {
        passed: 'The regular income on the account fits what was declared.',
        failed:
          'Beside the main income the account shows {seen, number, ::currency/EUR scale/0.01} a month, of which {declared, number, ::currency/EUR scale/0.01} were declared. What was not declared is not counted.',
      },
      it: {
        passed: 'Le entrate regolari sul conto corrispondono a quanto dichiarato.',
        failed:
          'Oltre all’entrata principale il conto mostra {seen, number, ::currency/EUR scale/0.01} al mese, di cui dichiarati {declared, number, ::currency/EUR scale/0.01}. Ciò che non è stato dichiarato non conta.',
      },
      de: {
        passed: 'Die regelmäßigen Einkünfte auf dem Konto passen zu den Angaben.',
        failed:
          'Neben dem Haupteinkommen zeigt das Konto {seen, number, ::currency/EUR scale/0.01} im Monat; angegeben wurden {declared, number, ::currency/EUR scale/0.01}. Was nicht angegeben wurde, zählt nicht.',
      },
    },
  },
  R_BANK_DECLARED_NOT_SEEN: {
    en: {
      title: 'The income you mentioned arrives',
      passed: 'The income that you mentioned shows on the account.',
      failed:
        'You told us {declared, number, ::currency/EUR scale/0.01} a month, but the account shows {seen, number, ::currency/EUR scale/0.01}. If the money goes to another account, please add its statements.',
      named:
        'You told us of other income, but nothing of the kind arrives on this account. If it goes to another one, please add its statements.',
      inconclusive: 'The statements are too short, or not fully readable, to look for this income.',
    },
    it: {
      title: 'Le entrate dichiarate arrivano',
      passed: 'Le entrate che hai indicato si vedono sul conto.',
      failed:
        'Hai indicato {declared, number, ::currency/EUR scale/0.01} al mese, ma il conto mostra {seen, number, ::currency/EUR scale/0.01}. Se arrivano su un altro conto, aggiungi i suoi estratti.',
      named:
        'Hai indicato altre entrate, ma su questo conto non ne arrivano. Se arrivano su un altro, aggiungi i suoi estratti.',
      inconclusive: 'Gli estratti conto sono troppo brevi o non del tutto leggibili per cercare queste entrate.',
    },
    de: {
      title: 'Die angegebenen Einkünfte gehen ein',
      passed: 'Die angegebenen Einkünfte sind auf dem Konto zu sehen.',
      failed:
        'Sie haben {declared, number, ::currency/EUR scale/0.01} im Monat angegeben, das Konto zeigt {seen, number, ::currency/EUR scale/0.01}. Gehen sie auf ein anderes Konto, ergänzen Sie bitte dessen Auszüge.',
      named:
        'Sie haben weitere Einkünfte angegeben, auf diesem Konto geht aber nichts davon ein. Gehen sie auf ein anderes, ergänzen Sie bitte dessen Auszüge.',
      inconclusive: 'Die Auszüge sind zu kurz oder nicht ganz lesbar, um diese Einkünfte zu suchen.',
    },
    toOthers: {
      en: {
        title: 'The declared income arrives',
        passed: 'The declared income shows on the account.',
        failed:
          '{declared, number, ::currency/EUR scale/0.01} a month were declared; the account shows {seen, number, ::currency/EUR scale/0.01}.',
        named: 'Other income was declared; the account shows none.',
      },
      it: {
        passed: 'Le entrate dichiarate si vedono sul conto.',
        failed:
          'Sono stati dichiarati {declared, number, ::currency/EUR scale/0.01} al mese; il conto mostra {seen, number, ::currency/EUR scale/0.01}.',
        named: 'Sono state dichiarate altre entrate; il conto non ne mostra.',
      },
      de: {
        failed:
          'Angegeben wurden {declared, number, ::currency/EUR scale/0.01} im Monat; das Konto zeigt {seen, number, ::currency/EUR scale/0.01}.',
        named: 'Weitere Einkünfte wurden angegeben; das Konto zeigt keine.',
      },
    },
  },
  R_BANK_CIRCULAR_TRANSFERS: {
    en: {
      title: 'Salary comes from an employer',
      passed: 'The salary comes from somebody else and is not sent back.',
      failed:
        '{payments, plural, one {One salary payment} other {# salary payments}} went back to the same party in about the same amount. Please explain these payments.',
      inconclusive: 'No salary payments were found, or not all transactions could be read.',
      own_transfer:
        'The payments called salary come from an account of your own or were paid in as cash. Please upload the statements of the account that your employer pays to.',
    },
    it: {
      title: 'Lo stipendio viene da un datore di lavoro',
      passed: 'Lo stipendio viene da terzi e non torna indietro.',
      failed:
        '{payments, plural, one {Uno stipendio è tornato} other {# stipendi sono tornati}} alla stessa controparte quasi per lo stesso importo. Spiegaci questi pagamenti.',
      inconclusive: 'Non ci sono stipendi da esaminare, o non tutti i movimenti sono leggibili.',
      own_transfer:
        'Gli accrediti chiamati stipendio vengono da un tuo conto o da versamenti in contanti. Carica gli estratti del conto su cui paga il datore di lavoro.',
    },
    de: {
      title: 'Das Gehalt kommt von einem Arbeitgeber',
      passed: 'Das Gehalt kommt von jemand anderem und fließt nicht zurück.',
      failed:
        '{payments, plural, one {Ein Gehalt floss} other {# Gehälter flossen}} in etwa derselben Höhe an dieselbe Stelle zurück. Bitte erklären Sie diese Zahlungen.',
      inconclusive: 'Es wurden keine Gehaltseingänge gefunden, oder nicht alle Buchungen waren lesbar.',
      own_transfer:
        'Die als Gehalt bezeichneten Eingänge kommen von einem eigenen Konto oder wurden bar eingezahlt. Bitte reichen Sie die Auszüge des Kontos ein, auf das Ihr Arbeitgeber zahlt.',
    },
    toOthers: {
      en: {
        own_transfer: 'The payments called salary come from an account of the applicant’s own or were paid in as cash.',
      },
      it: {
        own_transfer:
          'Gli accrediti chiamati stipendio vengono da un conto dello stesso richiedente o da versamenti in contanti.',
      },
    },
  },
  R_BANK_RETURNED_DEBITS: {
    en: {
      title: 'Payments went through',
      passed: 'No payment was returned.',
      failed:
        '{returned, plural, one {One payment was} other {# payments were}} returned. A short note on the reason helps whoever reads your report.',
      inconclusive: 'There are no transactions to look at, or not all of them could be read.',
      garnishment:
        'The account shows {seized, plural, one {one seizure} other {# seizures}} by creditors. A short note on where this stands helps whoever reads your report.',
    },
    it: {
      title: 'I pagamenti vanno a buon fine',
      passed: 'Nessun pagamento è stato respinto.',
      failed:
        '{returned, plural, one {Un pagamento è stato respinto} other {# pagamenti sono stati respinti}}. Una breve nota sul motivo aiuta chi legge il report.',
      inconclusive: 'Non ci sono movimenti da esaminare, o non tutti sono leggibili.',
      garnishment:
        'Il conto mostra {seized, plural, one {un pignoramento} other {# pignoramenti}}. Una breve nota sulla situazione aiuta chi legge il report.',
    },
    de: {
      title: 'Zahlungen wurden ausgeführt',
      passed: 'Keine Zahlung wurde zurückgegeben.',
      failed:
        '{returned, plural, one {Eine Zahlung wurde} other {# Zahlungen wurden}} zurückgegeben. Eine kurze Notiz zum Grund hilft allen, die den Bericht lesen.',
      inconclusive: 'Es gibt keine Buchungen, oder nicht alle waren lesbar.',
      garnishment:
        'Das Konto zeigt {seized, plural, one {eine Pfändung} other {# Pfändungen}}. Eine kurze Notiz zum Stand hilft allen, die den Bericht lesen.',
    },
  },
  R_BANK_MAIN_ACCOUNT: {
    en: {
      title: 'This is the account you live on',
      passed: 'The account shows everyday spending.',
      failed:
        'The account shows hardly any everyday spending ({monthly, plural, one {# payment} other {# payments}} a month). If you use another account day to day, please add its statements.',
      inconclusive: 'The statements are too short, or not fully readable, to tell.',
    },
    it: {
      title: 'È il conto che usi ogni giorno',
      passed: 'Il conto mostra le spese di tutti i giorni.',
      failed:
        'Il conto mostra pochissime spese quotidiane ({monthly, plural, one {# pagamento} other {# pagamenti}} al mese). Se ne usi un altro ogni giorno, aggiungi i suoi estratti.',
      inconclusive: 'Gli estratti conto sono troppo brevi o non del tutto leggibili per dirlo.',
    },
    de: {
      title: 'Ihr Konto für den Alltag',
      passed: 'Das Konto zeigt alltägliche Ausgaben.',
      failed:
        'Das Konto zeigt kaum alltägliche Ausgaben ({monthly, plural, one {# Zahlung} other {# Zahlungen}} im Monat). Nutzen Sie im Alltag ein anderes Konto, ergänzen Sie bitte dessen Auszüge.',
      inconclusive: 'Die Auszüge sind zu kurz oder nicht ganz lesbar, um das zu sagen.',
    },
    toOthers: {
      en: { title: 'This is the account of everyday life' },
      it: { title: 'È il conto di ogni giorno' },
      de: { title: 'Ein Konto für den Alltag' },
    },
  },
  R_BANK_LARGE_DEPOSIT: {
    en: {
      title: 'Large sums are explained',
      passed: 'No large sum of unknown origin arrived in the last 60 days.',
      failed:
        'In the last 60 days {sum, number, ::currency/EUR scale/0.01} arrived that we cannot place. Please tell us where the money comes from.',
      inconclusive:
        'The statements do not reach far enough into the last 60 days, or not all transactions could be read.',
    },
    it: {
      title: 'Le somme importanti sono spiegate',
      passed: 'Negli ultimi 60 giorni non sono arrivate somme importanti di origine ignota.',
      failed:
        'Negli ultimi 60 giorni sono arrivati {sum, number, ::currency/EUR scale/0.01} di cui non conosciamo l’origine. Dicci da dove vengono.',
      inconclusive:
        'Gli estratti conto coprono troppo poco degli ultimi 60 giorni, o non tutti i movimenti sono leggibili.',
    },
    de: {
      title: 'Große Beträge sind erklärt',
      passed: 'In den letzten 60 Tagen kam kein großer Betrag unbekannter Herkunft.',
      failed:
        'In den letzten 60 Tagen kamen {sum, number, ::currency/EUR scale/0.01}, die wir nicht zuordnen können. Bitte sagen Sie uns, woher das Geld kommt.',
      inconclusive: 'Die Auszüge zeigen zu wenig von den letzten 60 Tagen, oder nicht alle Buchungen waren lesbar.',
    },
  },
  R_DEPOSIT_3X_RENT: {
    en: {
      title: 'The deposit is within reach',
      passed:
        'On average {balance, number, ::currency/EUR scale/0.01} lay on the accounts: enough for a deposit of three rents ({required, number, ::currency/EUR scale/0.01}).',
      failed:
        'On average {balance, number, ::currency/EUR scale/0.01} lay on the accounts; a deposit of three rents is {required, number, ::currency/EUR scale/0.01}. Deposits can often be paid in instalments or by guarantee.',
      inconclusive: 'The statements show no balance, so we cannot say.',
    },
    it: {
      title: 'La cauzione è alla portata',
      passed:
        'In media sui conti c’erano {balance, number, ::currency/EUR scale/0.01}: abbastanza per una cauzione di tre mensilità ({required, number, ::currency/EUR scale/0.01}).',
      failed:
        'In media sui conti c’erano {balance, number, ::currency/EUR scale/0.01}; tre mensilità di cauzione sono {required, number, ::currency/EUR scale/0.01}. Spesso si può pagare a rate o con una garanzia.',
      inconclusive: 'Gli estratti conto non riportano saldi, quindi non possiamo dirlo.',
    },
    de: {
      title: 'Die Kaution ist in Reichweite',
      passed:
        'Im Schnitt lagen {balance, number, ::currency/EUR scale/0.01} auf den Konten: genug für eine Kaution von drei Monatsmieten ({required, number, ::currency/EUR scale/0.01}).',
      failed:
        'Im Schnitt lagen {balance, number, ::currency/EUR scale/0.01} auf den Konten; eine Kaution von drei Monatsmieten beträgt {required, number, ::currency/EUR scale/0.01}. Sie dürfen die Kaution in drei Raten zahlen oder eine Bürgschaft anbieten.',
      inconclusive: 'Die Auszüge nennen keinen Saldo, daher können wir es nicht sagen.',
    },
    toOthers: {
      de: {
        failed:
          'Im Schnitt lagen {balance, number, ::currency/EUR scale/0.01} auf den Konten; eine Kaution von drei Monatsmieten beträgt {required, number, ::currency/EUR scale/0.01}. Das Gesetz erlaubt drei Raten.',
      },
    },
  },
} as const satisfies RuleTexts;
