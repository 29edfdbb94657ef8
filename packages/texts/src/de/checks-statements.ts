import type { checksStatements as english } from '../en/checks-statements.ts';
import type { Shape } from '../shape.ts';

export const checksStatements: Shape<typeof english> = {
  R_BANK_PDF_ONLY: {
    title: 'Der Kontoauszug ist ein PDF der Bank',
    passed: 'Der Kontoauszug ist eine Datei, die die Bank erstellt hat.',
    failed:
      'Das ist ein Bild ({format}). Bitte laden Sie den Kontoauszug als PDF aus Ihrem Online-Banking herunter und reichen Sie diese Datei ein.',
    inconclusive: 'Wir konnten nicht erkennen, was für eine Datei das ist.',
  },
  R_BANK_LOCKED: {
    title: 'Der Kontoauszug lässt sich ohne Passwort öffnen',
    passed: 'Die Datei lässt sich ohne Passwort öffnen.',
    failed:
      'Dieser Kontoauszug ist mit einem Passwort geschützt. Bitte speichern Sie ihn ohne Passwort oder laden Sie ihn neu herunter und reichen Sie ihn noch einmal ein.',
    inconclusive: 'Wir konnten nicht erkennen, ob die Datei geschützt ist.',
  },
  R_BANK_UNREADABLE: {
    title: 'Die Buchungen sind lesbar',
    passed: 'Die Buchungen des Kontoauszugs wurden gelesen.',
    failed: 'Wir konnten keine Buchung lesen. Bitte reichen Sie das Original-PDF aus Ihrem Online-Banking ein.',
    inconclusive: 'Wir wissen nicht, ob alle Buchungen gelesen wurden.',
    incomplete: 'Einige Buchungen waren nicht lesbar. Andere Prüfungen können deshalb offen bleiben.',
  },
  R_BANK_IS_CHOSEN_BANK: {
    title: 'Der Kontoauszug ist von der gewählten Bank',
    passed: 'Das Konto führt die Bank, die Sie gewählt haben.',
    failed:
      'Dieses Konto führt {bank}, nicht die gewählte Bank. Ist es das richtige Konto, bestätigen Sie die Bank; sonst reichen Sie bitte den Auszug des anderen Kontos ein.',
    inconclusive: 'Wir konnten nicht erkennen, welche Bank das Konto führt.',
  },
  R_BANK_HOLDER_MATCH: {
    title: 'Das Konto gehört Ihnen',
    passed: 'Ihr Name steht bei den Inhabern des Kontos.',
    failed:
      'Der Kontoauszug nennt einen anderen Inhaber. Bitte reichen Sie den Auszug eines Kontos ein, das Ihnen allein oder gemeinsam mit anderen gehört.',
    inconclusive: 'Wir konnten den Kontoinhaber nicht mit Ihrem Namen vergleichen.',
  },
  R_BANK_RUNNING_BALANCE: {
    title: 'Die Salden gehen auf',
    passed: 'Anfangssaldo und Buchungen ergeben den Endsaldo.',
    failed:
      'Die Buchungen führen nicht zum gedruckten Saldo: {difference, number, ::currency/EUR scale/0.01} bleiben übrig. Bitte reichen Sie den Auszug genau so ein, wie Ihre Bank ihn bereitstellt.',
    inconclusive: 'Der Auszug nennt zu wenige Salden, um sie nachzurechnen.',
    unsure:
      'Wir konnten die Salden nicht nachvollziehen, vermutlich war ein Teil schlecht lesbar. Das wird Ihnen nicht angelastet.',
  },
  R_BANK_LINE_ORDER_DATES: {
    title: 'Die Buchungen stehen in zeitlicher Folge',
    passed: 'Die Buchungen sind nach Datum geordnet.',
    failed:
      '{rows, plural, one {Eine Buchung steht} other {# Buchungen stehen}} außerhalb der Reihenfolge. Bitte prüfen Sie, ob Sie den Auszug unverändert eingereicht haben.',
    weekend:
      '{rows, plural, one {Eine Buchung liegt} other {# Buchungen liegen}} an einem Wochenende, obwohl der Auszug dort sonst keine hat.',
    impossible:
      'Der Auszug nennt einen Tag, den es nicht gibt: {day}. Bitte laden Sie die Datei so hoch, wie Ihre Bank sie Ihnen gegeben hat.',
    inconclusive:
      'Es sind zu wenige Buchungen, nicht alle sind lesbar, oder sie sind anders geordnet: Wir konnten die Tage nicht prüfen.',
    outside:
      '{rows, plural, one {Eine Buchung liegt} other {# Buchungen liegen}} außerhalb des Zeitraums. Bitte prüfen Sie, ob Sie den Auszug unverändert eingereicht haben.',
  },
  R_BANK_DUPLICATE_LINES: {
    title: 'Keine Buchung ist doppelt',
    passed: 'Keine Buchung kommt zweimal vor.',
    failed:
      '{rows, plural, one {Eine Buchung kommt} other {# Buchungen kommen}} zweimal vor. Bitte prüfen Sie, ob Sie den Auszug unverändert eingereicht haben.',
    inconclusive: 'Es gibt keine Buchungen zu vergleichen, oder nicht alle waren lesbar.',
    booked_twice:
      '{rows, plural, one {Eine Gutschrift wurde} other {# Gutschriften wurden}} zweimal gebucht, und die Salden bestätigen es. Sie müssen nichts tun.',
  },
  R_BANK_COVERAGE_3M: {
    title: 'Drei Monate ohne Lücke',
    passed: 'Die Auszüge reichen ohne Lücke vom {from} bis zum {to}.',
    failed:
      'Wir brauchen {months} Monate am Stück. Noch nicht vollständig: {missing}. Bitte reichen Sie die Auszüge für {missing_count, plural, one {diesen Monat} other {diese Monate}} ein.',
    inconclusive: 'Die Auszüge sagen nicht, welche Tage sie abdecken. Bitte reichen Sie Auszüge mit Zeitraum ein.',
  },
  R_BANK_COVERAGE_6M: {
    title: 'Sechs Monate ohne Lücke',
    passed: 'Die Auszüge reichen ohne Lücke vom {from} bis zum {to}.',
    failed:
      'Bei Selbstständigen brauchen wir {months} Monate am Stück. Noch nicht vollständig: {missing}. Bitte reichen Sie die Auszüge für {missing_count, plural, one {diesen Monat} other {diese Monate}} ein.',
    inconclusive: 'Die Auszüge sagen nicht, welche Tage sie abdecken. Bitte reichen Sie Auszüge mit Zeitraum ein.',
  },
  R_BANK_RECENT: {
    title: 'Die Auszüge sind aktuell',
    passed: 'Die Auszüge reichen bis in die letzten Tage.',
    failed:
      'Der letzte Tag ist der {last_day}; das ist {age} Tage her. Auszüge, die älter als {limit} Tage sind, zählen nicht bei der Frage, was Sie sich leisten können. Bitte ergänzen Sie den neuesten.',
    inconclusive: 'Wir konnten nicht erkennen, bis zu welchem Tag die Auszüge reichen.',
  },
  R_BANK_BALANCES_CONTINUE: {
    title: 'Jeder Auszug setzt den vorigen fort',
    passed: 'Jeder Auszug beginnt mit dem Endsaldo des vorigen.',
    failed:
      'Ein Auszug beginnt mit einem anderen Saldo, als der vorige endete. Bitte prüfen Sie, ob alle Seiten unverändert vorliegen.',
    other_iban:
      'Ein Auszug setzt genau dort fort, wo ein anderer endet, nennt aber ein anderes Konto. Bitte laden Sie beide so hoch, wie die Bank sie bereitstellt.',
    unfinished: 'Ein Auszug endet ohne Endsaldo, die übrigen haben einen. Bitte prüfen Sie, ob die letzte Seite fehlt.',
    inconclusive: 'Wir konnten die Salden aufeinanderfolgender Auszüge nicht vergleichen.',
  },
  R_BANK_FEED_VS_PDF: {
    title: 'Auszug und Bankverbindung stimmen überein',
    passed: 'Der Auszug zeigt dieselben Buchungen, die Ihre Bank gesendet hat.',
    failed:
      'Der Auszug weicht von dem ab, was Ihre Bank gesendet hat: {added} nur auf dem Auszug, {missing} nur von der Bank. Bitte reichen Sie den Original-Auszug ein.',
    inconclusive: 'Auszug und Bankverbindung haben zu wenige Tage gemeinsam.',
  },
  R_FEED_BALANCES: {
    title: 'Der Auszug endet mit dem Saldo des Kontos',
    passed: 'Der Endsaldo auf dem Auszug ist der, den Ihre Bank gesendet hat.',
    failed:
      'Laut Ihrer Bank hatte das Konto an diesen Tagen nie den Endsaldo, der auf dem Auszug steht. Bitte reichen Sie den Original-Auszug ein.',
    inconclusive: 'Auszug und Bankverbindung haben keinen Saldo, der sich vergleichen lässt.',
  },
  R_BANK_SALARY_FOUND: {
    title: 'Gehalt geht auf dem Konto ein',
    passed: '{payments, plural, one {Ein Gehaltseingang wurde} other {# Gehaltseingänge wurden}} gefunden.',
    failed:
      'In {days} Tagen haben wir keinen Gehaltseingang gefunden. Geht Ihr Gehalt auf ein anderes Konto, reichen Sie bitte dessen Auszüge ein.',
    inconclusive: 'Die Auszüge sind zu kurz oder nicht ganz lesbar, um ein Gehalt zu finden.',
  },
  R_BANK_SALARY_STABLE: {
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
  R_BANK_RENT_FOUND: {
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
  },
  R_BANK_UNDECLARED_INCOME: {
    title: 'Alle regelmäßigen Einkünfte sind angegeben',
    passed: 'Die regelmäßigen Einkünfte auf dem Konto passen zu Ihren Angaben.',
    failed:
      'Neben dem Haupteinkommen zeigt das Konto {seen, number, ::currency/EUR scale/0.01} im Monat{declared, plural, =0 {, die Sie nicht angegeben haben} other {; angegeben haben Sie {declared, number, ::currency/EUR scale/0.01}}}. Bitte ergänzen Sie diese Einkünfte: Bis dahin zählen sie nicht zu Ihren Gunsten.',
    inconclusive: 'Die Auszüge sind zu kurz oder nicht ganz lesbar, um weitere Einkünfte zu suchen.',
  },
  R_BANK_DECLARED_NOT_SEEN: {
    title: 'Die angegebenen Einkünfte gehen ein',
    passed: 'Die angegebenen Einkünfte sind auf dem Konto zu sehen.',
    failed:
      'Sie haben {declared, number, ::currency/EUR scale/0.01} im Monat angegeben, das Konto zeigt {seen, number, ::currency/EUR scale/0.01}. Gehen sie auf ein anderes Konto, ergänzen Sie bitte dessen Auszüge.',
    named:
      'Sie haben weitere Einkünfte angegeben, auf diesem Konto geht aber nichts davon ein. Gehen sie auf ein anderes, ergänzen Sie bitte dessen Auszüge.',
    inconclusive: 'Die Auszüge sind zu kurz oder nicht ganz lesbar, um diese Einkünfte zu suchen.',
  },
  R_BANK_CIRCULAR_TRANSFERS: {
    title: 'Das Gehalt kommt von einem Arbeitgeber',
    passed: 'Das Gehalt kommt von jemand anderem und fließt nicht zurück.',
    failed:
      '{payments, plural, one {Ein Gehalt floss} other {# Gehälter flossen}} in etwa derselben Höhe an dieselbe Stelle zurück. Bitte erklären Sie diese Zahlungen.',
    inconclusive: 'Es wurden keine Gehaltseingänge gefunden, oder nicht alle Buchungen waren lesbar.',
    own_transfer:
      'Die als Gehalt bezeichneten Eingänge kommen von einem eigenen Konto oder wurden bar eingezahlt. Bitte reichen Sie die Auszüge des Kontos ein, auf das Ihr Arbeitgeber zahlt.',
  },
  R_BANK_RETURNED_DEBITS: {
    title: 'Zahlungen wurden ausgeführt',
    passed: 'Keine Zahlung wurde zurückgegeben.',
    failed:
      '{returned, plural, one {Eine Zahlung wurde} other {# Zahlungen wurden}} zurückgegeben. Eine kurze Notiz zum Grund hilft allen, die den Bericht lesen.',
    inconclusive: 'Es gibt keine Buchungen, oder nicht alle waren lesbar.',
    garnishment:
      'Das Konto zeigt {seized, plural, one {eine Pfändung} other {# Pfändungen}}. Eine kurze Notiz zum Stand hilft allen, die den Bericht lesen.',
  },
  R_BANK_MAIN_ACCOUNT: {
    title: 'Ihr Konto für den Alltag',
    passed: 'Das Konto zeigt alltägliche Ausgaben.',
    failed:
      'Das Konto zeigt kaum alltägliche Ausgaben ({monthly, plural, one {# Zahlung} other {# Zahlungen}} im Monat). Nutzen Sie im Alltag ein anderes Konto, ergänzen Sie bitte dessen Auszüge.',
    inconclusive: 'Die Auszüge sind zu kurz oder nicht ganz lesbar, um das zu sagen.',
  },
  R_BANK_LARGE_DEPOSIT: {
    title: 'Große Beträge sind erklärt',
    passed: 'In den letzten 60 Tagen kam kein großer Betrag unbekannter Herkunft.',
    failed:
      'In den letzten 60 Tagen kamen {sum, number, ::currency/EUR scale/0.01}, die wir nicht zuordnen können. Bitte sagen Sie uns, woher das Geld kommt.',
    inconclusive: 'Die Auszüge zeigen zu wenig von den letzten 60 Tagen, oder nicht alle Buchungen waren lesbar.',
  },
  R_DEPOSIT_3X_RENT: {
    title: 'Die Kaution ist in Reichweite',
    passed:
      'Im Schnitt lagen {balance, number, ::currency/EUR scale/0.01} auf den Konten: genug für eine Kaution von drei Monatsmieten ({required, number, ::currency/EUR scale/0.01}).',
    failed:
      'Im Schnitt lagen {balance, number, ::currency/EUR scale/0.01} auf den Konten; eine Kaution von drei Monatsmieten beträgt {required, number, ::currency/EUR scale/0.01}. Sie dürfen die Kaution in drei Raten zahlen oder eine Bürgschaft anbieten.',
    inconclusive: 'Die Auszüge nennen keinen Saldo, daher können wir es nicht sagen.',
  },
  R_FILE_CROSS_APPLICANT_COPY: {
    title: 'Die Unterlage gehört nur Ihnen',
    passed: 'Niemand sonst hat diese Unterlage eingereicht.',
    failed:
      'Dieselbe Unterlage wurde auch von jemand anderem oder unter einer anderen E-Mail-Adresse eingereicht. Bitte reichen Sie Ihre eigene ein; gehört sie Ihnen, melden Sie sich bitte, und wir sehen sie gemeinsam an.',
    inconclusive: 'Die Unterlage wurde nicht mit anderen verglichen.',
  },
  R_X_PAYSLIP_NET_IN_BANK: {
    title: 'Das Gehalt der Abrechnungen ist eingegangen',
    passed: 'Das Gehalt von {found, plural, one {einer Abrechnung} other {# Abrechnungen}} ist auf dem Konto zu sehen.',
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
  },
  R_X_EMPLOYER_CHAIN: {
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
  R_X_HIRE_DATE: {
    title: 'Die Unterlagen nennen denselben Arbeitsbeginn',
    passed: 'Die Unterlagen nennen denselben Beginn.',
    failed:
      'Die Abrechnung nennt als Beginn den {hired}, eine andere Unterlage den {other}. Eine kurze Notiz hilft, etwa wenn der Betrieb übernommen wurde.',
    inconclusive: 'Wir konnten den Arbeitsbeginn nicht vergleichen.',
  },
  R_X_ANNUAL: {
    title: 'Jahr und Monate passen zusammen',
    passed: 'Die Jahresbescheinigung passt zum Monatsgehalt.',
    failed:
      'Die Bescheinigung für {year} entspricht {percent} % von zwölf aktuellen Monatsgehältern. Das kann an Sonderzahlungen oder dem Wechsel des Steuerjahres liegen: Eine kurze Notiz hilft.',
    inconclusive: 'Wir konnten das Jahr nicht mit dem Monatsgehalt vergleichen.',
  },
  R_X_ADDRESS: {
    title: 'Die Anschrift passt',
    passed: 'Die Unterlagen zeigen die angegebene Anschrift.',
    failed: 'Eine Unterlage zeigt eine andere Anschrift als angegeben. Sind Sie umgezogen, müssen Sie nichts tun.',
    inconclusive: 'Wir konnten die Anschriften nicht vergleichen.',
  },
  R_X_BIRTH_DATE: {
    title: 'Die Unterlagen nennen dasselbe Geburtsdatum',
    passed: 'Die Unterlagen nennen das angegebene Geburtsdatum.',
    failed:
      'Eine Unterlage nennt ein anderes Geburtsdatum, als Sie angegeben haben. Bitte prüfen Sie Ihre Angabe; ist die Unterlage falsch, hilft eine kurze Notiz.',
    inconclusive: 'Wir konnten das Geburtsdatum auf den Unterlagen nicht vergleichen.',
  },
  R_X_TAXCLASS: {
    title: 'Abrechnung und Bescheinigung nennen dieselbe Steuerklasse',
    passed: 'Die Lohnsteuerbescheinigung nennt die Steuerklasse der Abrechnungen.',
    failed:
      'Die Abrechnung nennt Steuerklasse {slip}, die Lohnsteuerbescheinigung {certificate}. Nach einer Hochzeit oder zum Jahreswechsel kommt das vor; eine kurze Notiz hilft.',
    inconclusive: 'Wir konnten die Steuerklasse nicht vergleichen.',
  },
  R_X_FAMILY_TAXCLASS: {
    title: 'Steuerklasse und Haushalt',
    passed: 'Steuerklasse {tax_class} passt zum Haushalt.',
    failed:
      'Steuerklasse {tax_class} ist für einen anderen Haushalt üblich als den angegebenen. Paare leben manchmal getrennt, und die Klasse ändert sich oft erst später.',
    inconclusive: 'Über den Haushalt ist nichts bekannt, womit sich die Steuerklasse vergleichen ließe.',
  },
  R_X_DEVICE_OR_CONTACT_REUSE: {
    title: 'Die Kontaktdaten sind Ihre eigenen',
    passed: 'Niemand sonst nutzt diese Kontaktdaten.',
    failed:
      'Jemand anderes hat sich mit {kinds, select, email {derselben E-Mail-Adresse} phone {derselben Telefonnummer} iban {demselben Konto} device {demselben Gerät} other {denselben Kontaktdaten}} beworben. Bitte prüfen Sie, ob Sie Ihre eigenen Daten angegeben haben.',
    inconclusive: 'Die Kontaktdaten wurden nicht mit anderen verglichen.',
  },
};
