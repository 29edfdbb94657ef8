import type { questions as en } from '../en/questions.ts';
import type { Shape } from '../shape.ts';

export const questions: Shape<typeof en> = {
  SelfDisclosure: {
    Q01: {
      Text: 'Gab es in den letzten fünf Jahren gerichtliche Mahnverfahren oder ein Insolvenzverfahren gegen Sie?',
    },
    Q02: {
      Text: 'Haben Sie Privatinsolvenz beantragt oder eine Vermögensauskunft (eidesstattliche Versicherung) abgegeben?',
    },
    Q03: { Text: 'Wird Ihr Lohn oder Ihr Konto derzeit gepfändet?' },
    Q04: {
      Text: 'Gab es in den letzten drei Jahren einen Rechtsstreit mit einer früheren Vermieterin oder einem früheren Vermieter, etwa um Räumung oder Mietschulden?',
    },
    Q05: { Text: 'Möchten Sie die Wohnung ganz oder teilweise gewerblich nutzen?' },
    Q06: {
      Text: 'Sollen weitere, hier nicht genannte Personen einziehen, oder planen Sie eine Wohngemeinschaft oder Untervermietung?',
    },
    Q07: { Text: 'Spielen Sie zu Hause ein Musikinstrument?' },
    Q08: {
      Text: 'Halten Sie ein Tier, zum Beispiel einen Hund oder eine Katze, oder planen Sie das?',
      Hint: 'Kleintiere in Käfig oder Aquarium müssen Sie nicht angeben.',
    },
    Q09: {
      Text: 'Gehen Sie zu Hause Beschäftigungen nach, die Nachbarn spürbar stören oder die Wohnung belasten könnten?',
    },
    Q10: { Text: 'Wurde Ihr letztes Mietverhältnis von der Vermieterseite beendet?' },
    Q11: { Text: 'Hatten Sie in den letzten zwei Jahren Mietschulden?' },
    Q12: {
      Text: 'Besitzen Sie einen gültigen Wohnberechtigungsschein (WBS)?',
      Hint: 'Das ist nur für öffentlich geförderte Wohnungen wichtig.',
    },
    Q13: {
      Text: 'Übernimmt eine Behörde Ihre Miete oder Kaution ganz oder teilweise?',
      Hint: 'Wenn ja, nennen Sie die Behörde und was sie übernimmt. Es ist nie ein Nachteil.',
    },
    Q14: { Text: 'Können Sie Miete und Nebenkosten jeden Monat pünktlich zahlen?' },
    Q15: { Text: 'Haben Sie Ihre Miete in den letzten 24 Monaten stets pünktlich gezahlt?' },
  },
  Missingcheck:
    'Einige Antworten lauten „Keine Angabe“. Sie können so fortfahren; die Vermieterseite fragt vielleicht nach.',
  Questionnaire: {
    Title: 'Was Unterlagen nicht sagen',
    Lead: 'Diese Fragen stellen Vermieterinnen und Vermieter üblicherweise. Es dauert etwa drei Minuten, und Sie können jede offenlassen.',
    Section: 'Teil {part} von {total}',
    Sections: { '1': 'Zahlungen und Wohnen', '2': 'Die Mietzahlung' },
    Groups: {
      Payments: 'Zahlungen und Verfahren',
      Home: 'Wie Sie die Wohnung nutzen',
      Ability: 'Ihre Zahlungsfähigkeit',
    },
    Range: 'Fragen {first} bis {last}',
    Answered: '{done} von {total}',
    AnsweredLong: '{done} von {total} beantwortet',
    Responses: { YES: 'Ja', NO: 'Nein', PNTS: 'Keine Angabe' },
    Voluntary: 'Freiwillig',
    VoluntaryNote: 'Das müssen Sie nicht beantworten. An Ihrem Ergebnis ändert es nichts.',
    Details: 'Bitte erläutern Sie es kurz',
    DetailsHint: 'Ein oder zwei Sätze genügen.',
    Declare: 'Ihre Erklärung',
    Waiver:
      'Mir ist bekannt, dass die Angaben freiwillig sind, soweit das Gesetz nichts anderes vorsieht, und dass falsche Antworten auf zulässige Fragen zu meiner Zahlungsfähigkeit Folgen für einen späteren Vertrag haben können.',
    CreditAgency:
      'Werde ich als Mieterin oder Mieter ausgewählt und lege keine eigene Bonitätsauskunft vor, darf die Vermieterseite bei einer Auskunftei nach meiner Zahlungsfähigkeit fragen. Den Namen der Auskunftei erfahre ich vorher.',
    CreditAgencyHint: 'Sie können Nein sagen. Hier hängt nichts davon ab.',
    Truthful: 'Meine Angaben sind nach bestem Wissen vollständig und wahr.',
    Error: {
      Unanswered: 'Frage {number}: Bitte wählen Sie eine Antwort oder „Keine Angabe“.',
      Details: 'Frage {number}: Bitte erläutern Sie Ihre Antwort kurz.',
      DetailsLong: 'Frage {number}: Bitte bleiben Sie unter {max} Zeichen.',
    },
    Help: {
      Free: {
        Title: 'Sie dürfen etwas offenlassen',
        Text: '„Keine Angabe“ ist eine vollwertige Antwort. Sie erscheint neutral, nie als Mangel.',
      },
      Figure: {
        Title: 'Keine Antwort ändert eine Zahl',
        Text: 'Die tragbare Miete ergibt sich nur aus Einkommen und Kosten. Ihre Antworten stehen daneben, in Ihren Worten.',
      },
      Seen: {
        Title: 'Was die Vermieterseite sieht',
        Text: 'Ihre Antworten, aber nur in einem Bericht, den Sie selbst freigeben.',
      },
    },
  },
  MortgageInfo: {
    Title: 'Die Immobilie und das Darlehen',
    Lead: 'Wo noch nichts feststeht, genügt eine Schätzung. Es dauert etwa zwei Minuten.',
    Property: {
      Title: 'Die Immobilie',
      Identified: 'Haben Sie sie schon gefunden?',
      Yes: 'Ja',
      No: 'Noch nicht',
      Value: 'Wert der Immobilie',
      ValueHint: 'Der Kaufpreis oder was Sie ausgeben möchten.',
      Type: 'Art der Immobilie',
      Types: { house: 'Haus', apartment: 'Wohnung', land: 'Grundstück', other: 'Etwas anderes' },
    },
    Loan: {
      Title: 'Das Darlehen',
      Financing: 'Hat eine Bank schon zugesagt?',
      FinancingStates: { none: 'Noch nicht', confirmed: 'Schon zugesagt' },
      Amount: 'Darlehen, das Sie brauchen',
      AmountHint: 'Ohne Kaufnebenkosten wie Notar und Steuern.',
      Percentage: 'Anteil des Darlehens',
      PercentageOf: 'vom Wert',
      Percent: '{percent} %',
      Funds: 'Eigene Mittel',
      FundsNote: 'Wert minus Darlehen',
      Unknown: 'sobald beide Beträge da sind',
    },
    Sources: {
      Title: 'Woher Ihre eigenen Mittel kommen',
      Hint: 'Wählen Sie alles, was zutrifft, und nennen Sie jeweils den Betrag.',
      Names: {
        'balance of bank account': 'Guthaben auf einem Konto',
        'savings on investments': 'Ersparnisse und Geldanlagen',
        'by family members': 'Von der Familie',
        other: 'Andere Herkunft',
      },
      Notes: {
        'balance of bank account': 'Wir sehen es auf dem Kontoauszug',
        'savings on investments': 'Fonds, Aktien, Bausparvertrag',
        'by family members': 'Eine Schenkung oder ein Familiendarlehen',
        other: 'Zum Beispiel ein Verkauf oder ein Erbe',
      },
      Amount: 'Betrag: {source}',
      Sum: 'Zusammen {sum} von {funds}',
      Short: 'Für {missing} fehlt noch die Herkunft. Sie können fortfahren; die Bank wird danach fragen.',
    },
    Proof: {
      Title: 'Nachweis Ihrer Mittel',
      Text: 'Zum Beispiel ein Depotauszug oder ein Schreiben der Person, die schenkt. PDF oder Foto, bis 20 MB.',
      Later: 'Sie können ihn jetzt oder später hinzufügen.',
    },
    Confirm: {
      Title: 'Bevor es weitergeht',
      Tick: 'Ich bestätige, dass diese Angaben nach bestem Wissen wahr sind.',
    },
    Error: {
      Source: 'Bitte nennen Sie den Betrag für „{source}“.',
      SourceZero: 'Bitte geben Sie für „{source}“ einen Betrag über null an.',
      SourceText: 'Bitte schreiben Sie den Betrag für „{source}“ in Euro, zum Beispiel 1.234,56.',
    },
    Help: {
      Why: {
        Title: 'Warum wir fragen',
        Text: 'Die Bank sieht auf den Anteil des Darlehens und auf das, was Sie mitbringen. Beides ergibt sich aus diesen Beträgen.',
      },
      Costs: {
        Title: 'Denken Sie an die Nebenkosten',
        Text: 'Notar, Steuern und Makler kommen hinzu und werden meist aus eigenen Mitteln bezahlt.',
      },
      Offer: {
        Title: 'Eine Simulation, kein Angebot',
        Text: 'Wir rechnen aus, was tragbar ist. Ob es ein Darlehen gibt, entscheidet die Bank.',
      },
    },
  },
  Confirmation: {
    Title: 'Stimmt alles?',
    Lead: 'Sehen Sie noch einmal an, was Sie erklären. Sie können alles noch ändern.',
    Label: 'Ich, {name}, erkläre heute, {date}, dass meine Angaben nach bestem Wissen vollständig und wahr sind.',
    DefaultName: 'die antragstellende Person',
    Sign: 'Ihre Erklärung',
    SignHint: 'Ihr Name, der Tag und dieser Wortlaut bleiben beim Antrag.',
    Change: 'Ändern',
    ChangeWhat: 'Ändern: {what}',
    NotSaid: 'Noch nicht ausgefüllt',
    Parts: {
      'personal-details': 'Zu Ihnen',
      'current-address': 'Ihre Adresse',
      'additional-details': 'Haushalt',
      questionnaire: 'Selbstauskunft',
      'mortgage-info': 'Immobilie und Darlehen',
      'income-check': 'Eingereichte Unterlagen',
    },
    Name: 'Name',
    Email: 'E-Mail',
    Born: 'Geburtsdatum',
    Lives: 'Adresse',
    People: 'Personen',
    PeopleCount:
      '{people, plural, one {# Person} other {# Personen}}{minors, plural, =0 {} one {, davon # minderjährig} other {, davon # minderjährig}}',
    Members: 'Ziehen mit ein',
    Guarantors: 'Bürginnen und Bürgen',
    Answers: 'Antworten',
    AnswersCount: '{total} gegeben{open, plural, =0 {} one {, # offen} other {, # offen}}',
    Value: 'Wert der Immobilie',
    Loan: 'Darlehen',
    LoanShare: '{amount}, {percent} % vom Wert',
    Funds: 'Eigene Mittel',
    NoPapers: 'Noch keine',
    PapersFailed: 'Im Moment können wir sie nicht zeigen. Sie sind sicher.',
    Files: '{count, plural, one {# Datei} other {# Dateien}}',
    Help: {
      Binding: {
        Title: 'Was das bedeutet',
        Text: 'Es ist eine einfache Unterschrift: Was Sie erklären, soll wahr sein. Ändert sich später etwas, kommen Sie zurück und erklären es neu.',
      },
      Next: {
        Title: 'Wie es weitergeht',
        Text: 'Wir lesen Ihre Unterlagen zu Ende. Nichts erreicht eine Vermieterin, einen Vermieter oder eine Bank, bevor Sie es freigeben.',
      },
    },
  },
  Outlook: {
    Title: {
      conclusive: 'Ihr Bericht wird aussagekräftig',
      partly: 'Ihr Bericht beantwortet einen Teil der Frage',
      notYet: 'Ihr Bericht könnte noch wenig sagen',
    },
    Lead: {
      conclusive: 'Alle Unterlagen sind da und lesbar.',
      partly: 'Er lässt sich so erstellen. Vollständig wird er mit dem, was hier noch offen ist.',
      notYet: 'Ohne sichtbares Einkommen gibt es keine Zahl. Das wird gebraucht.',
    },
    Reading:
      'Wir lesen noch {count, plural, one {eine Unterlage} other {# Unterlagen}}. Diese Ansicht aktualisiert sich von selbst.',
    Loading: 'Wir sehen Ihre Unterlagen durch',
    Failed: 'Im Moment können wir nicht sagen, wie vollständig Ihr Bericht wird.',
    Papers: {
      national_id: 'Identität',
      payslip: 'Gehaltsabrechnungen',
      fiscal: 'Steuerunterlage',
      fiscal_doc: 'Steuerbescheid',
      cud: 'Steuerbescheinigung (CU)',
      bank_statement: 'Kontoauszug',
      work_contract: 'Arbeitsvertrag',
      other: 'Andere Unterlage',
    },
    State: {
      ready: '{count, plural, one {gelesen} other {# gelesen}}',
      reading: 'wird gelesen',
      incomplete: 'unvollständig',
      unusable: 'nicht verwendbar',
      missing: 'fehlt',
    },
    Advice: {
      missing: 'Bitte einreichen.',
      unusable: 'Bitte reichen Sie eine andere Datei ein: Diese ist nicht verwendbar.',
      sides: 'Eine Seite des Ausweises fehlt noch.',
      reading: 'Wird noch gelesen.',
      more: '{missing, plural, one {Ein Monat fehlt noch.} other {# Monate fehlen noch.}}',
    },
    Go: 'Unterlagen hinzufügen',
  },
};
