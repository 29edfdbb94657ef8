import type { documents as en } from '../en/documents.ts';
import type { Shape } from '../shape.ts';

export const documents: Shape<typeof en> = {
  Upload: {
    Error: {
      MaxFileSize:
        'Diese Datei ist zu groß: Sie hat {size} MB, höchstens {limit} MB sind möglich. Eine geringere Auflösung beim Scannen oder weniger Seiten helfen.',
      Empty: 'Diese Datei ist leer. Vielleicht wurde der Download unterbrochen; bitte speichern Sie sie noch einmal.',
      InvalidType: 'Dateien dieser Art können wir nicht öffnen. Bitte verwenden Sie PDF, PNG oder JPEG.',
      Heic: 'Das ist ein HEIC-Bild von einem iPhone, das wir noch nicht öffnen können. Bitte senden Sie es als JPEG: Einstellungen, Kamera, Formate, Maximale Kompatibilität.',
      Zip: 'Das ist ein ZIP-Archiv. Bitte entpacken Sie es und laden Sie die Unterlagen einzeln hoch.',
      Program: 'Das ist ein Programm und keine Unterlage. Es wurde nichts gespeichert.',
    },
  },
  Uploads: {
    Names: 'Darauf steht der Name {other_person}.',
    PleaseWaitFilesParsed: 'Einen Moment bitte: Wir lesen Ihre Dateien noch.',
    UploadMissingDocuments: 'Es fehlt noch etwas. Bitte laden Sie auch die andere Seite oder das andere Dokument hoch.',
    AtleastOneDocument: 'Bitte laden Sie mindestens ein gültiges Ausweisdokument hoch.',
    Warning: {
      Missing: 'Es fehlt: {label}.',
      TooManyPages:
        'Diese Datei hat sehr viele Seiten. Wir haben nur die ersten gelesen; bitte prüfen Sie, ob alles Wichtige dabei ist.',
    },
    Error: {
      Incomplete: 'Das Hochladen wurde unterbrochen. Es wurde nichts gespeichert; bitte versuchen Sie es noch einmal.',
      TooMany:
        'Hier liegen schon {limit} Dateien, mehr bewahren wir für eine Bewerbung nicht auf. Bitte löschen Sie, was nicht gebraucht wird, und fügen Sie diese dann hinzu.',
      UndefinedDocumentId: 'undefined document id',
      NotReadYet: 'Wir lesen diese Datei noch. Bitte versuchen Sie es gleich noch einmal.',
      HandoverInvalid:
        'Dieser Code wurde schon benutzt oder ist abgelaufen. Bitte lassen Sie sich am Computer einen neuen anzeigen.',
      Duplicate: 'Diese Datei haben Sie schon als „{name}“ hochgeladen. Sie können diese Kopie löschen.',
      Locked:
        'Dieses PDF ist mit einem Passwort geschützt. Bitte speichern Sie es ohne Passwort und laden Sie es neu hoch.',
      Corrupt:
        'Diese Datei ist beschädigt und lässt sich nicht öffnen. Bitte laden Sie sie an der ursprünglichen Stelle neu herunter.',
      TooManyPixels: 'Dieses Bild ist zu groß, um gelesen zu werden. Bitte verwenden Sie eine geringere Auflösung.',
      TookTooLong:
        'Diese Datei konnte nicht rechtzeitig gelesen werden. Bitte versuchen Sie es noch einmal; wenn es wieder nicht klappt, laden Sie weniger Seiten hoch, oder das Original-PDF statt eines Scans.',
      TooCostly:
        'Diese Datei ist zu aufwendig zu lesen. Bitte laden Sie das Original-PDF hoch, oder speichern Sie sie mit weniger Seiten.',
      NotParsed: 'Die hochgeladene Datei konnte nicht gelesen werden. Bitte versuchen Sie es mit der Originaldatei.',
      FileError: 'Fehler in der Datei',
    },
  },
  BankAccts: {
    Error: {
      ParseException:
        'Wir konnten diesen Kontoauszug nicht lesen. Bitte laden Sie das Original-PDF aus Ihrem Online-Banking hoch.',
      InvalidFileType:
        'Kontoauszüge müssen das Original-PDF aus Ihrem Online-Banking sein; Fotos und Scans können wir nicht verwenden.',
      Coverage:
        'Ihre Kontoauszüge müssen {required, plural, one {den letzten Monat} other {die letzten # Monate}} lückenlos abdecken. {count, plural, =0 {Bitte laden Sie weitere hoch.} one {{months} fehlt.} other {{months} fehlen.}}',
      Missing: 'Ein Kontoauszug fehlt. Bitte laden Sie die letzten {required} Monate hoch.',
    },
    Warning: {
      Refiled:
        'Gewählt war {chosen}, dieser Kontoauszug ist aber von {bank}. Wir haben ihn {bank} zugeordnet; Sie müssen nichts tun.',
    },
    NotListed: 'Meine Bank ist nicht aufgeführt',
  },
  Payslips: {
    Error: {
      Unreadable:
        'Wir konnten diese Gehaltsabrechnung nicht lesen. Bitte laden Sie das Original-PDF oder ein schärferes Foto hoch.',
    },
    Warning: {
      DateRange:
        'Wir brauchen Ihre letzten {required} Gehaltsabrechnungen. {count, plural, =0 {Bitte laden Sie die fehlenden hoch.} one {{months} fehlt.} other {{months} fehlen.}}',
    },
  },
  IdDocs: {
    Error: {
      NotReadable:
        'Wir konnten dieses Dokument nicht lesen. Bitte machen Sie ein neues Foto bei gutem Licht, ohne Spiegelungen und mit allen vier Ecken im Bild.',
    },
  },
  Contract: {
    Error: {
      PdfOnly: 'Der Arbeitsvertrag muss ein PDF sein. Bitte scannen Sie alle Seiten in eine Datei.',
      Unreadable: 'Wir konnten diesen Vertrag nicht lesen. Bitte laden Sie einen schärferen Scan aller Seiten hoch.',
    },
  },
  Fiscal: {
    Error: {
      PdfOnly: 'Steuerunterlagen müssen das Original-PDF sein.',
      Unreadable:
        'Wir konnten diese Steuerunterlage nicht lesen. Bitte laden Sie das Original-PDF so hoch, wie Sie es erhalten haben.',
    },
  },
  IncomeCheck: {
    Missing: '{count, plural, one {Es fehlt noch: {papers}.} other {Es fehlt noch eine dieser Unterlagen: {papers}.}}',
    FirstYear:
      'Laut Gehaltsabrechnung besteht diese Stelle erst seit Kurzem, darum warten wir nicht auf {count, plural, one {{papers}} other {eine dieser Unterlagen: {papers}}}. Wenn Sie vorher eine andere Stelle oder anderes Einkommen hatten, fügen Sie bitte dessen Unterlage hinzu.',
    GlobalError: 'Einige Unterlagen brauchen noch einen Blick, bevor Sie weitergehen können.',
    ForMonths: '{name} für {months}',
    DocumentTypes: {
      national_id: 'Ausweisdokument',
      payslip: 'Gehaltsabrechnungen',
      work_contract: 'Arbeitsvertrag',
      fiscal_doc: 'Steuererklärung',
      income_letter: 'Renten- oder Leistungsbescheid',
      tax_assessment: 'Einkommensteuerbescheid',
      cud: 'Steuerbescheinigung (CU)',
      bank_statement: 'Kontoauszüge',
      other: 'Weitere Unterlage',
      mortgage_doc: 'Nachweis der Mittel',
    },
  },
  IdOptions: {
    digital_id: 'Personalausweis (Karte)',
    passport: 'Reisepass',
    passport_fiscal_card: 'Reisepass und italienische Gesundheitskarte',
    passport_permit: 'Reisepass und Aufenthaltstitel',
    paper_id_fiscal_card: 'Papierausweis und italienische Gesundheitskarte',
    paper_id: 'Papierausweis',
    About: {
      digital_id: 'Vorder- und Rückseite der Karte',
      passport: 'Die Seite mit Ihrem Foto',
      passport_fiscal_card: 'Die Seite mit Ihrem Foto und die Vorderseite der Karte mit Ihrer Steuernummer',
      passport_permit: 'Die Seite mit Ihrem Foto und beide Seiten des Aufenthaltstitels oder Ausweises',
      paper_id_fiscal_card: 'Seit dem 3. August 2026 nicht mehr gültig: Bitte nehmen Sie die Karte oder den Reisepass',
      paper_id: 'Seit dem 3. August 2026 nicht mehr gültig: Bitte nehmen Sie die Karte oder den Reisepass',
    },
    Papers: {
      id_card: 'Personalausweis',
      passport: 'Reisepass',
      paper_id_card: 'Papierausweis',
      residence_permit: 'Aufenthaltstitel oder Ausweis',
      fiscal_card: 'Italienische Gesundheitskarte',
    },
  },
  Facts: {
    surname: 'Nachname',
    given_names: 'Vornamen',
    holder: 'Kontoinhaber',
    employee_name: 'Arbeitnehmer',
    person_name: 'Name',
    birth_date: 'Geburtsdatum',
    date_of_birth: 'Geburtsdatum',
    birth_place: 'Geburtsort',
    nationality: 'Staatsangehörigkeit',
    document_number: 'Dokumentnummer',
    expiry_date: 'Gültig bis',
    fiscal_code: 'Italienische Steuernummer',
    fiscal_id: 'Steuer-ID',
    address: 'Anschrift',
    employer_name: 'Arbeitgeber',
    payer_name: 'Arbeitgeber oder Stelle',
    hire_date: 'Beschäftigt seit',
    employment_start: 'Beginn der Beschäftigung',
    employment_end: 'Ende der Beschäftigung',
    end_date: 'Ende des Vertrags',
    period: 'Monat',
    tax_year: 'Steuerjahr',
    gross: 'Brutto',
    net: 'Netto',
    gross_income: 'Bruttoeinkommen',
    taxable_income: 'Zu versteuerndes Einkommen',
    tax: 'Steuer',
    gross_monthly: 'Brutto im Monat',
    net_monthly: 'Netto im Monat',
    benefit_start: 'Leistung ab',
    benefit_end: 'Leistung bis',
    bank: 'Bank',
    iban: 'IBAN',
    period_start: 'Erster Tag',
    period_end: 'Letzter Tag',
    opening_balance: 'Anfangssaldo',
    closing_balance: 'Endsaldo',
    issue_date: 'Ausgestellt am',
  },
  /** Keys as the interface names them. */
  Yapily: {
    Errors: {
      AuthenticationFailedMsg:
        'Ihre Bank hat die Verbindung nicht bestätigt. Sie können es noch einmal versuchen oder die Auszüge als PDF hochladen.',
      CredentialsRecheck: 'Bitte prüfen Sie die Angaben, die Sie bei Ihrer Bank gemacht haben.',
      SignInFailed:
        'Ihre Bank hat die Anmeldung nicht bestätigt. Bitte prüfen Sie Anmeldename und Passwort oder laden Sie die Auszüge als PDF hoch.',
      TransactionsFailedTryAgain:
        'Das Konto konnte gerade nicht gelesen werden. Ihre Einwilligung gilt weiter: Bitte versuchen Sie es noch einmal.',
      InvalidScaCode:
        'Die Bank hat diesen Code nicht angenommen. Bitte prüfen Sie ihn und geben Sie ihn noch einmal ein.',
      Error:
        'Bei der Verbindung mit Ihrer Bank ist etwas schiefgegangen. Bitte beginnen Sie neu oder laden Sie die Auszüge als PDF hoch.',
    },
  },
};
