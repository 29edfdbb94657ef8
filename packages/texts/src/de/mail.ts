import type { mail as en } from '../en/mail.ts';
import type { Shape } from '../shape.ts';

export const mail: Shape<typeof en> = {
  Layout: {
    GreetingNamed: 'Guten Tag, {name}!',
    Greeting: 'Guten Tag!',
    PlainLink: 'Falls die Schaltfläche nicht funktioniert, kopieren Sie bitte diese Adresse in Ihren Browser:',
    ForCompany: 'Gesendet von Vesta im Auftrag von {company}.',
    Automatic: 'Diese Nachricht wurde automatisch versandt; Antworten darauf werden nicht gelesen.',
    MyData: 'Ihre Daten: jederzeit ansehen, mitnehmen, einschränken oder löschen lassen:',
    Privacy: 'Wie wir mit Daten umgehen und welche Rechte Sie haben:',
    Imprint: 'Vesta · Prüfung für Miete und Baufinanzierung in Italien und Deutschland',
  },
  VerificationCode: {
    Subject: '{code} ist Ihr Code für {company}',
    Preheader: 'Sechs Ziffern, gültig für {minutes, plural, one {# Minute} other {# Minuten}}.',
    Heading: 'Hier ist Ihr Code',
    Intro: 'Geben Sie diese sechs Ziffern auf der Seite ein, auf der Sie sich angemeldet haben. Dann geht es weiter.',
    CodeLabel: 'Ihr Code',
    Validity:
      'Der Code gilt einmal und {minutes, plural, one {# Minute} other {# Minuten}} lang. Haben Sie mehrere angefordert, zählt nur der neueste.',
    Caution: 'Behalten Sie ihn für sich: Niemand von Vesta wird Sie je telefonisch oder schriftlich danach fragen.',
    Why: 'Sie erhalten diese Nachricht, weil diese Adresse in einer Bewerbung angegeben wurde. Waren Sie das nicht, geschieht ohne den Code nichts: Sie können die Nachricht einfach löschen.',
  },
  Invitation: {
    SubjectCoApplicant: '{inviter} lädt Sie zur gemeinsamen Bewerbung ein',
    SubjectGuarantor: '{inviter} bittet Sie um eine Bürgschaft',
    Preheader: 'Etwa {minutes} Minuten, und nichts wird ohne Ihre Freigabe weitergegeben.',
    HeadingCoApplicant: 'Eine Einladung zur gemeinsamen Bewerbung',
    HeadingGuarantor: 'Eine Bitte um Bürgschaft',
    IntroCoApplicant:
      '{inviter} bewirbt sich {reader, select, lender {um ein Darlehen} other {um ein Zuhause}} und möchte sich gemeinsam mit Ihnen bewerben. Damit die Bewerbung vollständig wird, fehlen noch Ihre Angaben.',
    IntroGuarantor:
      '{inviter} bewirbt sich {reader, select, lender {um ein Darlehen} other {um ein Zuhause}} und hat Sie als bürgende Person angegeben. Damit die Bewerbung vollständig wird, fehlen noch Ihre Angaben.',
    GuarantorDoes:
      'Wer bürgt, springt ein, falls eine Zahlung einmal ausbleibt. Hier zeigen Sie nur, was Sie tragen könnten, und bestätigen am Ende, dass Ihre Angaben stimmen. Eine Bürgschaft unterschreiben Sie damit nicht; sie wird gesondert vereinbart.',
    Cost: {
      inviter: 'Für Sie ist das kostenlos: {inviter} zahlt für alle, die zur Bewerbung gehören.',
      company: 'Für Sie ist das kostenlos: Die Prüfung zahlt, wer die Wohnung oder das Darlehen anbietet.',
      self: 'Der Anfang ist kostenlos. Ihr eigener Bericht hat einen Preis, den Sie vor dem Bezahlen sehen.',
    },
    Ready:
      'Das dauert etwa {minutes} Minuten. Bitte halten Sie ein Ausweisdokument und Ihre neuesten Einkommensnachweise bereit. Sie können jederzeit unterbrechen.',
    Privacy:
      'Nichts davon erreicht {inviter} oder andere, bevor Sie es am Ende selbst freigeben. Ihre Unterlagen bleiben bei uns.',
    Button: 'Einladung öffnen',
    Validity: 'Die Einladung ist persönlich und {days, plural, one {# Tag} other {# Tage}} gültig.',
    Why: 'Sie erhalten diese Nachricht, weil {inviter} diese Adresse in einer Bewerbung angegeben hat. Kennen Sie diese Person nicht oder möchten Sie nicht teilnehmen, brauchen Sie nichts zu tun.',
  },
  ResumeLink: {
    Subject: 'Ihre Bewerbung fortsetzen',
    Preheader: 'Alle Ihre Angaben sind gespeichert.',
    Heading: 'Machen Sie dort weiter, wo Sie aufgehört haben',
    Intro:
      'Alle Ihre Angaben sind gespeichert. Dieser Link führt Sie zu dem Schritt zurück, bei dem Sie aufgehört haben.',
    Button: 'Bewerbung fortsetzen',
    Validity:
      'Der Link gilt {days, plural, one {# Tag} other {# Tage}} und nur für Sie: Bitte geben Sie ihn nicht weiter.',
    Why: 'Sie erhalten diese Nachricht, weil in einer Bewerbung mit dieser Adresse „Später fortsetzen“ gewählt wurde. Waren Sie das nicht, löschen Sie die Nachricht bitte.',
  },
  PaperList: {
    Subject: 'Ihre Liste der Unterlagen',
    Preheader: 'Was Sie brauchen, und der Link zurück.',
    Heading: 'Diese Unterlagen brauchen wir von Ihnen',
    Intro: 'Hier ist die Liste, um die Sie gebeten haben. Suchen Sie alles in Ruhe zusammen:',
    How: 'Am besten sind die PDFs, so wie Sie sie erhalten haben. Es muss nicht alles auf einmal sein: Fügen Sie hinzu, was Sie finden, und den Rest später.',
    Button: 'Unterlagen hinzufügen',
    Validity:
      'Der Link gilt {days, plural, one {# Tag} other {# Tage}} und nur für Sie: Bitte geben Sie ihn nicht weiter.',
    Why: 'Sie erhalten diese Nachricht, weil die Liste in einer Bewerbung mit dieser Adresse angefordert wurde. Waren Sie das nicht, löschen Sie die Nachricht bitte.',
  },
  ReportReady: {
    SubjectRenewed: 'Ihr Bericht liegt in neuer Fassung vor',
    HeadingRenewed: 'Ihr Bericht liegt in neuer Fassung vor',
    IntroRenewed:
      'Etwas, worauf er beruht, hat sich geändert: Unterlagen, Antworten, wer im Haushalt mitzählt oder wer bürgt. Die Seite sagt, was anders ist. Wem Sie den früheren Bericht freigegeben haben, der sieht weiterhin jenen.',
    SubjectApplicant: 'Ihr Bericht ist fertig',
    SubjectInvited: 'Ihr Bericht ist fertig: {name} braucht Ihre Zustimmung',
    IntroInvited:
      'Alle Prüfungen sind abgeschlossen. Ein Schritt fehlt noch: Ihre Zahlen zählen bei {name} erst mit, wenn Sie es erlauben. Die Frage steht ganz oben in Ihrem Bericht.',
    IntroGuarantor:
      'Alle Prüfungen sind abgeschlossen. Ein Schritt fehlt noch: {name} kann erst zeigen, was Sie als Bürgschaft tragen könnten, wenn Sie es erlauben. Ihr Einkommen wird dabei nie zu dem von {name} gezählt. Die Frage steht ganz oben in Ihrem Bericht.',
    SubjectRecipient: '{applicant} hat einen Bericht für Sie freigegeben',
    SubjectRecipientFlat: 'Bericht von {applicant} für {flat}',
    PreheaderApplicant: 'Lesen Sie ihn online, wann immer Sie möchten.',
    PreheaderRecipient: 'Einkommen und tragbare Warmmiete, an den Unterlagen geprüft.',
    HeadingApplicant: 'Ihr Bericht ist fertig',
    HeadingRecipient: '{applicant} hat einen Bericht für Sie freigegeben',
    IntroApplicant:
      'Alle Prüfungen sind abgeschlossen. Sie können Ihren Bericht online lesen und entscheiden, für wen Sie ihn freigeben.',
    IntroRecipient:
      'Der Bericht zeigt, was mit dem geprüften Einkommen jeden Monat tragbar ist und welche Unterlagen dafür geprüft wurden.',
    IntroRecipientFlat:
      'Der Bericht betrifft „{flat}“. Er zeigt, was mit dem geprüften Einkommen jeden Monat tragbar ist und welche Unterlagen dafür geprüft wurden.',
    CodeRecipient:
      'Wenn Sie ihn öffnen, senden wir einen sechsstelligen Code an dieses Postfach, damit ihn sonst niemand lesen kann.',
    Button: 'Bericht öffnen',
    Validity: 'Der Bericht ist {days, plural, one {# Tag} other {# Tage}} lang abrufbar.',
    CareRecipient:
      'Er enthält personenbezogene Daten: Bitte verwenden Sie ihn nur für diese Entscheidung. Sie treffen sie selbst; die Zahlen allein sollten nicht den Ausschlag geben.',
    WhyApplicant: 'Sie erhalten diese Nachricht, weil Sie mit dieser Adresse eine Bewerbung abgeschlossen haben.',
    WhyRecipient:
      'Sie erhalten diese Nachricht, weil {applicant} eingewilligt hat, dass der Bericht an diese Adresse gesendet wird.',
  },
  ReportAttached: {
    SubjectApplicant: 'Ihr Bericht im Anhang',
    SubjectRecipient: 'Der Bericht von {applicant} im Anhang',
    SubjectRecipientFlat: 'Der Bericht von {applicant} für {flat} im Anhang',
    Preheader: 'Der Bericht ist als PDF angehängt.',
    HeadingApplicant: 'Ihr Bericht ist angehängt',
    HeadingRecipient: 'Der Bericht ist angehängt',
    IntroApplicant: 'Alle Prüfungen sind abgeschlossen. Ihr Bericht ist dieser Nachricht angehängt: {file}',
    IntroRecipient: '{applicant} hat den Bericht für Sie freigegeben. Er ist dieser Nachricht angehängt: {file}',
    IntroRecipientFlat:
      '{applicant} hat den Bericht zu „{flat}“ für Sie freigegeben. Er ist dieser Nachricht angehängt: {file}',
    Release: 'Sonst hat ihn noch niemand. Wer ihn bekommt, entscheiden Sie auf Ihrer Seite.',
    ButtonRelease: 'Entscheiden, wer ihn bekommt',
    Verify:
      'Ob eine Ausfertigung echt ist, lässt sich jederzeit online prüfen: mit der Schaltfläche oder mit dem aufgedruckten Code.',
    Button: 'Echtheit prüfen',
    Validity: 'Der Bericht ist {days, plural, one {# Tag} other {# Tage}} gültig.',
    CareRecipient:
      'Er enthält personenbezogene Daten. Bitte bewahren Sie ihn sicher auf und löschen Sie ihn, sobald Sie ihn nicht mehr brauchen.',
    WhyApplicant: 'Sie erhalten diese Nachricht, weil Sie mit dieser Adresse eine Bewerbung abgeschlossen haben.',
    WhyRecipient:
      'Sie erhalten diese Nachricht, weil {applicant} eingewilligt hat, dass der Bericht an diese Adresse gesendet wird.',
  },
  ReleaseCode: {
    Subject: '{code} ist Ihr Code für den Bericht von {applicant}',
    Preheader: 'Sechs Ziffern, gültig für {minutes, plural, one {# Minute} other {# Minuten}}.',
    Heading: 'Hier ist der Code für den Bericht',
    Intro: 'Geben Sie diese sechs Ziffern auf der Seite des Berichts ein. Sie zeigen, dass dieses Postfach Ihres ist.',
    IntroFlat:
      'Geben Sie diese sechs Ziffern auf der Seite des Berichts zu „{flat}“ ein. Sie zeigen, dass dieses Postfach Ihres ist.',
    CodeLabel: 'Code',
    Validity: 'Der Code gilt einmal und für {minutes, plural, one {# Minute} other {# Minuten}}.',
    Why: 'Sie erhalten diese Nachricht, weil {applicant} einen Bericht für diese Adresse freigegeben hat und jemand den Link geöffnet hat. Falls Sie das nicht waren: Ohne diesen Code kann ihn niemand lesen.',
  },
  Receipt: {
    Subject: 'Ihre Quittung {number}',
    Preheader: 'Danke, Ihre Zahlung ist angekommen.',
    Heading: 'Ihre Zahlung ist angekommen',
    Intro: 'Vielen Dank. Die Quittung mit der Nummer {number} liegt dieser Nachricht bei: {file}',
    Next: 'Ihr Bericht entsteht gerade. Sobald er fertig ist, hören Sie von uns; bis dahin ist nichts weiter zu tun.',
    Keep: 'Sie können die Quittung auch jederzeit auf der Seite Ihres Berichts öffnen.',
    Why: 'Sie erhalten diese Nachricht, weil in einer Bewerbung mit dieser Adresse ein Bericht bezahlt wurde.',
  },
  ErasureSoon: {
    Subject: 'Ihre Bewerbung wird bald gelöscht',
    Preheader: 'In {days, plural, one {# Tag} other {# Tagen}} löschen wir Unterlagen, Antworten und Bericht.',
    Heading: 'Wir löschen Ihre Bewerbung bald',
    Intro:
      'Wie versprochen bewahren wir Ihre Daten nicht länger als drei Monate auf. In {days, plural, one {# Tag} other {# Tagen}} löschen wir die Unterlagen, die Antworten und den Bericht Ihrer Bewerbung.',
    Save: 'Möchten Sie den Bericht behalten? Dann speichern Sie ihn bitte vorher: Sie können alles herunterladen, was wir über Sie haben.',
    Button: 'Meine Daten öffnen',
    Nothing: 'Wenn Sie ihn nicht mehr brauchen, ist nichts weiter zu tun.',
    Why: 'Sie erhalten diese Nachricht, weil es eine Bewerbung mit dieser Adresse gibt.',
  },
  ErasureCode: {
    Subject: 'Ihr Code zum Löschen Ihrer Daten',
    Preheader: 'Sechs Ziffern, gültig für {minutes, plural, one {# Minute} other {# Minuten}}.',
    Heading: 'Löschung bestätigen',
    Intro:
      'Mit diesen sechs Ziffern bestätigen Sie, dass alles gelöscht werden soll, was wir über Sie haben. Das lässt sich nicht rückgängig machen.',
    CodeLabel: 'Ihr Code',
    Validity: 'Der Code gilt einmal und {minutes, plural, one {# Minute} other {# Minuten}} lang.',
    Why: 'Sie erhalten diese Nachricht, weil mit dieser Adresse die Löschung aller Daten verlangt wurde. Waren Sie das nicht, geben Sie den Code nicht weiter: Ohne ihn wird nichts gelöscht.',
  },
  ErasureDone: {
    Subject: 'Ihre Daten wurden gelöscht',
    Preheader: 'Unterlagen, Antworten, Berichte und Ihre Adresse sind weg.',
    Heading: 'Ihre Daten wurden gelöscht',
    Intro:
      'Ihre Bewerbungen, Unterlagen, Antworten und Berichte sind gelöscht, und Links zu Ihrem Bericht öffnen nichts mehr.',
    Receipts:
      'Quittungen über Zahlungen bleiben, weil das Steuerrecht uns zum Aufbewahren verpflichtet. Weiter hängt nichts daran.',
    Last: 'Dies ist unsere letzte Nachricht: Sobald sie versandt ist, vergessen wir diese Adresse.',
    Why: 'Sie erhalten diese Nachricht, weil die Löschung mit einem Code an diese Adresse bestätigt wurde.',
  },
  Notice: {
    CodeLabel: 'Code',
  },
  DeskWelcome: {
    Subject: 'Ihr Platz bei {company}',
    Intro: '{company} hat Ihnen Zugang zum Vesta-Portal gegeben. Dort werden Wohnungen und Bewerbungen betreut.',
    How: 'Melden Sie sich mit dieser Adresse an: {email}. Wir senden Ihnen einen Code; Sie müssen sich nichts ausdenken und nichts merken.',
    Button: 'Portal öffnen',
    Why: 'Sie erhalten diese Nachricht, weil {company} diese Adresse eingegeben hat. War das ein Versehen, brauchen Sie nichts zu tun.',
  },
  DeskInvite: {
    Subject: 'Möchten Sie sich für „{flat}“ bewerben?',
    Intro: '{company} lädt Sie ein, sich für „{flat}“ zu bewerben.',
    How: 'Das dauert etwa {minutes} Minuten. Halten Sie einen Ausweis und Ihre neuesten Einkommensnachweise bereit. Sie können jederzeit unterbrechen und später weitermachen.',
    Yours: 'Ihren Bericht sehen Sie zuerst. {company} sieht nichts davon, bevor Sie ihn freigeben.',
    Button: 'Jetzt bewerben',
    Why: 'Sie erhalten diese Nachricht, weil {company} diese Adresse für eine Einladung eingegeben hat. Möchten Sie sich nicht bewerben, können Sie sie einfach ignorieren.',
  },
  ReviewAsks: {
    Subject: 'Uns fehlt noch etwas von Ihnen',
    Heading: 'Ein Mensch hat sich Ihre Unterlagen angesehen und hat eine Frage',
    Intro: 'Damit es weitergeht, brauchen wir noch etwas von Ihnen:',
    Reasons: {
      better_picture: 'ein schärferes Bild der Unterlage, mit allen vier Ecken.',
      all_pages: 'alle Seiten der Unterlage; einige fehlen.',
      original_file: 'die Datei, wie Sie sie vom Aussteller bekommen haben, keinen Scan und keinen Ausdruck.',
      right_paper: 'die verlangte Unterlage; geschickt wurde eine andere.',
      newer_paper: 'eine neuere Unterlage derselben Art.',
      more_words:
        'ein paar Worte mehr zu dem, was Sie uns geschrieben haben. Sie können sie neben der Unterlage ergänzen.',
    },
    Then: 'Sobald es da ist, läuft dieselbe Prüfung noch einmal. Nichts, was Sie eingegeben haben, geht verloren.',
    Button: 'Meine Bewerbung öffnen',
    Why: 'Sie erhalten diese Nachricht, weil Sie sich mit dieser Adresse beworben haben.',
  },
  ReviewAnswers: {
    Subject: 'Ein Mensch hat es sich angesehen',
    Heading: 'Ein Mensch hat sich Ihre Unterlagen angesehen',
    Intro: 'Sie haben darum gebeten, dass sich jemand ein Ergebnis ansieht. Das ist geschehen:',
    Decisions: {
      passed: 'Die Unterlage ist in Ordnung und zählt auch so.',
      failed: 'Die Unterlage konnte nicht anerkannt werden, und das Ergebnis richtet sich danach.',
      inconclusive: 'Es ließ sich nicht klären. Es spricht nicht mehr gegen die Unterlage.',
    },
    WholeDecisions: {
      passed: 'Die Bewerbung ist in Ordnung und zählt auch so.',
      failed: 'Was in der Bewerbung steht, ließ sich nicht bestätigen, und das Ergebnis richtet sich danach.',
      inconclusive: 'Es ließ sich nicht klären. Es spricht nicht mehr gegen die Bewerbung.',
    },
    Then: 'Ihr Bericht folgt der Entscheidung; Sie finden ihn in Ihrer Bewerbung.',
    Button: 'Meine Bewerbung öffnen',
    Why: 'Sie erhalten diese Nachricht, weil Sie sich mit dieser Adresse beworben haben.',
  },
  DeskAsk: {
    Subject: 'Noch eine Unterlage für „{flat}“',
    Heading: 'Noch eine Unterlage, wenn Sie möchten',
    Intro: '{company} bittet zu Ihrer Bewerbung für „{flat}“ um eine weitere Unterlage: {paper}.',
    YourChoice:
      'Ob Sie sie hinzufügen, entscheiden Sie. Sie bleibt bei uns: {company} sieht das Ergebnis der Prüfung, nie die Unterlage selbst.',
    Then: 'Danach wird Ihr Bericht erneuert. Sie entscheiden wieder selbst, ob Sie ihn freigeben.',
    Button: 'Unterlage hinzufügen',
    Why: 'Sie erhalten diese Nachricht, weil Sie sich mit dieser Adresse bei {company} beworben haben.',
    Papers: {
      'employment-contract': 'Ihr Arbeitsvertrag',
      'latest-payslips': 'Ihre neuesten Gehaltsabrechnungen',
      'tax-paper': 'Ihr neuester Steuernachweis',
      'bank-statements': 'Kontoauszüge der letzten Monate',
      'other-income': 'ein Nachweis über ein weiteres Einkommen',
      guarantor: 'Angaben zu einer Bürgschaft',
    },
  },
  DeskAccepted: {
    Subject: 'Gute Nachrichten zu „{flat}“',
    Heading: 'Die Wahl ist auf Sie gefallen',
    Intro:
      '{reader, select, lender {{company} möchte Ihnen das Darlehen für „{flat}“ geben.} other {{company} möchte Ihnen „{flat}“ vermieten.}} Herzlichen Glückwunsch!',
    Next: '{company} meldet sich bei Ihnen wegen {reader, select, lender {des Darlehensvertrags} other {des Vertrags}}. Es ist noch nichts unterschrieben, und Sie schulden nichts.',
  },
  DeskDeclined: {
    Subject: 'Ihre Bewerbung für „{flat}“',
    Heading: 'Diesmal hat es nicht geklappt',
    Intro:
      '{reader, select, lender {Vielen Dank für Ihre Anfrage nach einem Darlehen für „{flat}“. {company} bietet Ihnen vorerst keines an.} other {Vielen Dank für Ihre Bewerbung für „{flat}“. {company} hat sich anders entschieden.}}',
    Next: 'Ihr Bericht gehört weiterhin Ihnen und bleibt gültig: Sie können ihn {reader, select, lender {bei anderen Banken} other {für andere Wohnungen}} verwenden.',
    NextWithoutReport:
      'Ihre Angaben gehören weiterhin Ihnen: Unter „Meine Daten“ können Sie sie ansehen, mitnehmen oder löschen lassen.',
  },
  MyDataCode: {
    Subject: '{code} ist Ihr Code für „Meine Daten“',
    Heading: 'Hier ist Ihr Code',
    Intro: 'Geben Sie diese sechs Ziffern auf der Seite „Meine Daten“ ein, um zu sehen, was wir über Sie haben.',
    Validity:
      'Der Code gilt einmal und {minutes, plural, one {# Minute} other {# Minuten}} lang. Behalten Sie ihn für sich.',
    Why: 'Sie erhalten diese Nachricht, weil diese Adresse auf der Seite „Meine Daten“ eingegeben wurde. Waren Sie das nicht, geschieht ohne den Code nichts.',
  },
  Export: {
    FileName: 'LIES-MICH.txt',
    Intro: 'Dieses Archiv enthält alles, was Vesta zum Zeitpunkt seiner Erstellung über Sie aufbewahrt.',
    Data: 'data/ enthält je Art von Eintrag eine JSON-Datei: was Sie uns gesagt haben, was aus Ihren Unterlagen gelesen wurde, Ihre Einwilligungen und das Protokoll, wer wann was getan hat.',
    Files: 'files/ enthält die Unterlagen, die Sie eingereicht haben, und die für Sie erstellten, unverschlüsselt.',
    Recipients: 'recipients.json nennt alle, denen Sie einen Bericht freigegeben haben, bis wann, und jeden Abruf.',
    Explanation:
      'explanation.json erklärt, wie die Zahlen Ihrer Berichte zustande kommen: die Regeln, jede Zahl darin und die Gründe für jeden Wert.',
    More: 'Prüfsummen, Schlüssel und Token fehlen: Sie öffnen Türen und sagen nichts über Sie aus. Bewahren Sie das Archiv bitte sicher auf, es ist nicht verschlüsselt.',
  },
  StaffCode: {
    Subject: '{code} ist Ihr Code für das Portal',
    Title: 'Ihr Code für das Portal',
    Intro:
      'Geben Sie ihn auf der Anmeldeseite ein. Er gilt einmal und {minutes, plural, one {# Minute} other {# Minuten}} lang.',
    Caution: 'Wollten Sie sich nicht anmelden, geben Sie ihn nicht weiter und informieren Sie Ihre Administration.',
    Why: 'Sie erhalten diese Nachricht, weil mit dieser Adresse eine Anmeldung am Vesta-Portal angefordert wurde.',
  },
};
