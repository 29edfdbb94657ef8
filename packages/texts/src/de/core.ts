import type { core as en } from '../en/core.ts';
import type { Shape } from '../shape.ts';

export const core: Shape<typeof en> = {
  General: {
    ToCorrect: 'Zu berichtigen: {fields}',
    Continue: 'Weiter',
    Back: 'Zurück',
    Close: 'Schließen',
    Cancel: 'Abbrechen',
    Loading: 'Wird geladen',
    Saving: 'Wird gespeichert',
    Retry: 'Erneut versuchen',
    Optional: 'Freiwillig',
    Required: 'Pflichtangabe',
    NewTab: 'öffnet sich in einem neuen Tab',
    Error: {
      Default: 'Hoppla, da ist etwas schiefgegangen.',
      Short: 'Fehler',
      Refresh: 'Fehler, bitte laden Sie die Seite neu',
      Offline:
        'Die Verbindung scheint unterbrochen. Ihre Eingaben bleiben hier, und wir versuchen es erneut, sobald das Netz zurück ist.',
      Slow: 'Das dauert länger als sonst. Sie können weiter warten, es geht nichts verloren.',
    },
  },
  Form: { Error: 'Einige Angaben brauchen noch einen Blick. Bitte prüfen Sie die markierten Felder.' },
  System: {
    '404': 'Da stimmt etwas nicht. Prüfen Sie die Adresse oder kehren Sie zur Anmeldung zurück',
    '500': 'Unsere Server haben gerade ein Problem. Bitte laden Sie die Seite neu und wiederholen Sie das Hochladen.',
    '502': 'Unsere Server haben gerade ein Problem. Bitte laden Sie die Seite neu und wiederholen Sie das Hochladen.',
    '503': 'Vesta ist gerade nicht erreichbar. Es ist nichts verloren, bitte versuchen Sie es gleich noch einmal.',
    SessionTimeout: 'Ihre Sitzung ist abgelaufen. Bitte melden Sie sich erneut an',
    Unauthorized: 'Kein Zugriff! Bitte bestätigen Sie Ihre E-Mail erneut, um diese Bewerbung zu öffnen.',
    InvitationUsed:
      'Diese Einladung wurde schon verwendet. Waren Sie das selbst, setzen Sie die begonnene Bewerbung fort. Sonst bitten Sie die einladende Person um eine neue.',
    InvitationInvalid: 'Diese Einladung ist unbekannt oder abgelaufen. Bitten Sie die einladende Person um eine neue.',
    PartnerLinkInvalid:
      'Dieser Link ist ungültig, abgelaufen oder wurde schon benutzt. Bitte lassen Sie sich einen neuen geben.',
    ResumeLinkInvalid:
      'Dieser Link wurde schon verwendet oder ist abgelaufen. Bestätigen Sie Ihre E-Mail, dann geht es an derselben Stelle weiter.',
    InvitationForAnother:
      'Diese Einladung ging an eine andere E-Mail-Adresse. Bitte verwenden Sie die Adresse, die sie erhalten hat.',
    ReportHeld:
      'Ein Mensch sieht sich Ihre Unterlagen an, bevor dieser Bericht gezeigt wird. Wir schreiben Ihnen, sobald das geschehen ist, innerhalb von sieben Tagen.',
    ApplicationActive:
      'Sie haben sich hier bereits beworben. Sie finden diese Bewerbung unten und müssen nicht neu beginnen.',
    CodeWrong:
      'Dieser Code stimmt nicht. {left, plural, =0 {Bitte fordern Sie einen neuen Code an.} one {Sie haben noch # Versuch.} other {Sie haben noch # Versuche.}}',
    CodeExpired: 'Dieser Code ist abgelaufen oder wurde schon verwendet. Bitte fordern Sie einen neuen an.',
    EmailTypo: 'Meinten Sie {address}? Bitte prüfen Sie die Schreibweise, bevor Sie weitergehen.',
    FailedAfterRetries: 'Nach 3 Versuchen fehlgeschlagen.',
    SharingRestricted:
      'Sie haben uns gebeten, nichts weiterzugeben. Heben Sie das zuerst auf der Seite „Meine Daten“ auf.',
    StepMissing: '„{step}“ ist noch offen. Bitte füllen Sie diesen Schritt zuerst aus.',
    StepNotAsked: 'Danach werden Sie nicht gefragt. Bitte machen Sie mit „{step}“ weiter.',
    ToStep: '„{step}“ öffnen',
    StateUpdateFailed: 'Der Stand konnte nicht aktualisiert werden',
    MalformedBody:
      'Wir konnten die Anfrage nicht lesen. Bitte laden Sie die Seite neu und versuchen Sie es noch einmal.',
    BodyTooLarge: 'Das ist zu viel auf einmal. Die Grenze liegt bei {limit}.',
    HeadersTooLarge:
      'Die Adresse oder die Kopfzeilen der Anfrage sind zu lang. Bitte löschen Sie die Cookies dieser Seite und versuchen Sie es erneut.',
    RequestTimeout: 'Die Anfrage hat zu lange gebraucht. Bitte prüfen Sie Ihre Verbindung und versuchen Sie es erneut.',
    UnsupportedContent: 'Diese Art von Inhalt können wir hier nicht lesen. Bitte senden Sie {expected}.',
    TooManyRequests:
      'Das war etwas zu oft. Bitte warten Sie {seconds, plural, one {# Sekunde} other {# Sekunden}} und versuchen Sie es erneut.',
    MailsUsedUp:
      'Für den Moment haben wir genug E-Mails verschickt, damit niemand zu viele bekommt. Bitte versuchen Sie es in {minutes, plural, one {# Minute} other {# Minuten}} erneut.',
    RemindedEnough:
      'Heute haben wir diese Person schon mehrmals erinnert. Bitte warten Sie bis morgen, oder ändern Sie die Adresse.',
    StorageFull:
      'Im Moment können wir nichts speichern. Bitte versuchen Sie es später erneut; was schon gespeichert ist, bleibt erhalten.',
    UnknownOccupation: 'Diesen Berufsstatus kennen wir nicht. Bitte wählen Sie einen aus der Liste.',
  },
  Payment: {
    Error: {
      PaymentRequired: 'Bitte schließen Sie zuerst die Zahlung ab',
      NotDue: 'Für diese Bewerbung ist nichts zu zahlen.',
      UnderWay:
        'Für diese Bewerbung ist bereits eine Zahlung eingegangen oder unterwegs. Bitte laden Sie die Seite neu.',
    },
  },
  Languages: { en: 'English', it: 'Italiano', de: 'Deutsch' },
  Regions: { it: 'Italien', de: 'Deutschland' },
  Steps: {
    SignUp: 'Ihr Zugang',
    VerifyEmail: 'E-Mail bestätigen',
    Resume: 'Frühere Bewerbungen',
    PersonalDetails: 'Zu Ihrer Person',
    AdditionalDetails: 'Haushalt',
    MortgageInfo: 'Immobilie',
    Questionnaire: 'Selbstauskunft',
    CurrentAddress: 'Anschrift',
    IncomeCheck: 'Einkommen',
    Confirmation: 'Erklärung',
    ParsingStatus: 'Prüfung',
    Payment: 'Zahlung',
    Result: 'Bericht',
  },
  Shell: {
    Gdpr: 'DSGVO',
    SkipToContent: 'Zum Inhalt springen',
    SignOut: 'Abmelden',
    Home: 'Vesta, zur Startseite',
    CompanyHome: '{company}, zur Website',
    Language: 'Sprache: {language}',
    ChooseLanguage: 'Sprache wählen',
    Progress: 'Fortschritt Ihrer Bewerbung',
    MinutesLeft: 'Noch etwa {minutes, plural, one {# Minute} other {# Minuten}}',
    StepOf: 'Schritt {step} von {total}',
    StepDone: 'erledigt',
    StepNow: 'aktueller Schritt',
    Sandbox: 'Vorführmodus: Zahlungen, Bankdaten und E-Mails sind hier simuliert.',
    ContinueLater: {
      Hint: 'Pause nötig? Ihre Angaben sind gespeichert. Wir schicken Ihnen gern einen Link, mit dem Sie hier weitermachen.',
      Action: 'Später fortsetzen',
      Sending: 'Link wird gesendet',
      Sent: 'Gesendet. Der Link liegt in Ihrem Postfach und gilt sieben Tage.',
      Failed: 'Die E-Mail konnte nicht gesendet werden. Bitte versuchen Sie es noch einmal.',
    },
    Region: 'Ein Zuhause in',
    RegionGuess: {
      it: 'Sie scheinen in Italien zu sein. Möchten Sie sich dort bewerben?',
      de: 'Sie scheinen in Deutschland zu sein. Möchten Sie sich dort bewerben?',
      Switch: 'Zu {region} wechseln',
      Stay: 'Hier bleiben',
    },
    Legal: 'Rechtliches',
    Terms: 'AGB',
    Privacy: 'Datenschutz',
    MyData: 'Meine Daten',
    Cookies: 'Cookies',
    Imprint: 'Impressum',
    Accessibility: 'Barrierefreiheit',
    Marketing: 'Neues per E-Mail',
    Seals: 'Zertifikate',
    Inactive: {
      Title: 'Sind Sie noch da?',
      Text: 'Zum Schutz Ihrer Unterlagen sperren wir diese Seite {minutes, plural, one {in # Minute} other {in # Minuten}}. Ihre Angaben sind gespeichert.',
      Stay: 'Seite offen halten',
    },
  },
  Invitation: {
    LoadFailed: 'Fehler beim Laden der Einladung',
    Means: 'Was das für Sie heißt',
    Time: 'Etwa {minutes} Minuten. Sie können unterbrechen und später weitermachen.',
    Yours: 'Nichts davon erreicht {name} oder andere, bevor Sie es auf der Seite mit Ihrem Ergebnis selbst freigeben.',
    GuarantorDoes:
      'Wer bürgt, springt ein, falls eine Zahlung einmal ausbleibt. Hier zeigen Sie nur, was Sie tragen könnten. Eine Bürgschaft unterschreiben Sie damit nicht.',
    GuarantorTitle: 'Was könnten Sie als Bürgin oder Bürge tragen?',
    GuarantorLead:
      '{name} hat Sie darum gebeten. Ausweis, Einkommensnachweise und Kontoauszug zeigen es, in einem Bericht, der Ihnen gehört.',
    Cost: {
      inviter: 'Für Sie ist das kostenlos: {name} zahlt.',
      company: 'Für Sie ist das kostenlos: Es zahlt, wer die Wohnung oder das Darlehen anbietet.',
      self: 'Der Anfang ist kostenlos. Ihr eigener Bericht hat einen Preis, der erst fällig wird, wenn er vollständig ist.',
    },
    From: {
      'main-applicant': '{name} hat Sie eingeladen, sich zu bewerben.',
      'co-applicant': '{name} möchte sich gemeinsam mit Ihnen bewerben. Wir führen Sie durch Ihren Teil.',
      guarantor: '{name} bittet Sie um eine Bürgschaft. Wir führen Sie durch Ihren Teil.',
    },
  },
  Occupation: {
    Title: 'Zeigen Sie, dass Ihr Wunschzuhause zu Ihnen passt.',
    Lead: 'Vesta macht aus Ausweis, Gehaltsabrechnungen und Kontoauszug einen Bericht, dem {reader, select, lender {die Bank vertrauen kann} other {Vermieterinnen und Vermieter vertrauen können}}. Die meisten brauchen etwa {minutes} Minuten.',
    Price: 'Der Anfang ist kostenlos. Der Bericht kostet {price} und wird erst bezahlt, wenn er vollständig ist.',
    PriceCompany: '{company} bezahlt Ihren Bericht.',
    Start: 'Jetzt beginnen',
    Mine: 'Schon begonnen? Meine Bewerbung',
    MineSignedIn: 'Sie sind angemeldet: Weiter mit meiner Bewerbung',
    Feature: {
      Yours: {
        Title: 'Ihre Unterlagen gehören Ihnen',
        Text: '{reader, select, lender {Die Bank sieht} other {Vermieterinnen und Vermieter sehen}} nur den Bericht, und auch den erst nach Ihrem Ja. Nach drei Monaten löschen wir Ihre Daten.',
      },
      Pause: {
        Title: 'Pause machen, weitermachen',
        Text: 'Jede Angabe ist gespeichert. Wir schicken Ihnen gern einen Link, mit dem Sie weitermachen.',
      },
      Checked: {
        Title: 'Geprüft, nicht nur gesammelt',
        Text: 'Wir sagen sofort, wenn eine Seite fehlt, damit niemand etwas nachfordern muss. Der Bericht gilt {days} Tage.',
      },
    },
    Type: {
      Title: 'Worum bewerben Sie sich?',
      Lead: 'Beide Berichte zeigen, was Sie sich leisten können. Sie unterscheiden sich darin, was die andere Seite sehen muss.',
      Rent: 'Eine Mietwohnung',
      RentSub: 'Für Vermieter oder Makler',
      Mortgage: 'Eine Finanzierung',
      MortgageSub: 'Für Bank oder Vermittlung',
    },
    Status: {
      Title: 'Wovon leben Sie?',
      Lead: 'Davon hängt ab, welche Unterlagen wir brauchen.',
      LeadCompany:
        '{company} bittet alle um einen Vesta-Bericht. Von dieser Angabe hängt ab, welche Unterlagen wir brauchen.',
      ApplicationFor: 'Bewerbung für {place}',
      Why: 'Wählen Sie, was am besten passt',
      Checks: 'Prüfung durch Vesta.',
      ChecksCompanyPays: 'Prüfung durch Vesta. {company} bezahlt Ihren Bericht.',
    },
    Jobs: {
      Employed: {
        Title: 'Angestellt',
        IT: '3 Gehaltsabrechnungen, Certificazione Unica, Kontoauszug',
        DE: '3 Gehaltsabrechnungen, Kontoauszug',
      },
      'Self-employed': {
        Title: 'Selbstständig',
        IT: 'Letzte Steuererklärung, Kontoauszüge von 6 Monaten',
        DE: 'Letzter Steuerbescheid, Kontoauszüge von 6 Monaten',
      },
      'Hybrid-employed': {
        Title: 'Angestellt und selbstständig',
        IT: 'Gehaltsabrechnungen, Steuererklärung, Kontoauszüge',
        DE: 'Gehaltsabrechnungen, Steuerbescheid, Kontoauszüge',
      },
      Student: {
        Title: 'Im Studium',
        IT: 'Kontoauszug oder Unterlagen einer bürgenden Person',
        DE: 'Kontoauszug oder Unterlagen einer bürgenden Person',
      },
      Unemployed: {
        Title: 'Ohne Arbeit oder in Rente',
        IT: 'Renten- oder Leistungsbescheid, Kontoauszüge',
        DE: 'Renten- oder Leistungsbescheid, Kontoauszüge',
      },
    },
    UnknownListing: 'Achtung, dieses Angebot gibt es nicht. Sie sind dabei, eine allgemeine Bewerbung abzuschicken.',
    Listing: {
      PerMonth: '{rent, select, warm {warm im Monat} cold {im Monat, ohne Nebenkosten} other {im Monat}}',
      From: 'Ab {date}',
      NoFee: 'Für Sie kostenlos',
      OwnFee: 'Den Bericht bezahlen Sie',
      Loading: 'Das Angebot wird geöffnet',
    },
    LoadFailed: 'Die Liste konnte nicht geladen werden. Bitte versuchen Sie es noch einmal.',
  },
  Documents: {
    payslip: 'Gehaltsabrechnungen',
    income_letter: 'Renten- oder Leistungsbescheid',
    tax_assessment: 'Einkommensteuerbescheid',
    work_contract: 'Arbeitsvertrag',
    fiscal_doc: 'Steuererklärung',
    cud: 'Certificazione Unica',
    bank_statement: 'Kontoauszüge',
    other: 'Andere Unterlage',
  },
  Card: { Verified: 'Geprüft', Warning: 'Bitte ansehen', Error: 'Nicht verwendbar', Delete: 'Löschen' },
  ErrorPage: {
    NotFound: {
      Over: 'Hoppla',
      Title: 'Diese Seite ist nicht zu Hause',
      Text: 'Vielleicht ist die Adresse falsch geschrieben, oder die Seite ist umgezogen. Ihre Angaben sind sicher.',
      Action: 'Zurück zur Startseite',
    },
    Timeout: {
      Over: 'Sitzung abgelaufen',
      Title: 'Wir haben die Seite gesperrt, während Sie weg waren',
      Text: 'Nach zwei Stunden ohne Aktivität ist Ihre Sitzung abgelaufen. Melden Sie sich mit einem neuen Code wieder an; alle Angaben sind noch da.',
      Action: 'E-Mail erneut bestätigen',
    },
    Unauthorized: {
      Over: 'Kein Zugriff!',
      Title: 'Bevor wir diese Seite öffnen, müssen wir wissen, dass Sie es sind',
      Text: 'Bewerbungen sind privat. Bestätigen Sie Ihre E-Mail erneut, dann geht es an derselben Stelle weiter.',
      Action: 'E-Mail erneut bestätigen',
      Home: 'Zurück zum Anfang',
      HintLink: 'Der Link gehört vielleicht zu einer anderen Person oder E-Mail-Adresse.',
      HintTime: 'Nach zwei Stunden ohne Aktivität sperren wir die Seite.',
    },
    CutOff: {
      Over: 'Keine Verbindung',
      Title: 'Sie sind anscheinend offline',
      Text: 'Ihre Eingaben bleiben erhalten. Die Seite öffnet sich von selbst, sobald die Verbindung wieder da ist.',
    },
    Crash: {
      Over: 'Etwas ist kaputtgegangen',
      Title: 'Das lag an uns, nicht an Ihnen',
      Text: 'Ihre Angaben sind gespeichert. Laden Sie die Seite neu, um weiterzumachen.',
      Action: 'Seite neu laden',
    },
  },
};
