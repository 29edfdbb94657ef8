import type { pages as en } from '../en/pages.ts';
import type { Shape } from '../shape.ts';

export const pages: Shape<typeof en> = {
  Content: {
    Updated: 'Zuletzt geändert am {date}',
    OnThisPage: 'Auf dieser Seite',
    Failed: 'Dieser Text konnte nicht geladen werden.',
  },
  VerifyReport: {
    Loading: 'Der Bericht wird geprüft',
    Title: 'Ist dieser Bericht echt?',
    State: { Verified: 'Bestätigt', NotVerified: 'Nicht bestätigt' },
    Verified: 'Dieser Bericht ist echt',
    VerifiedText: 'Vesta hat ihn für <b>{name}</b> am <b>{date}</b> erstellt.',
    NotVerifiedTitle: 'Wir konnten diesen Bericht nicht bestätigen',
    NotVerified: 'Leider konnten wir die Echtheit dieses QR-Codes nicht bestätigen',
    FileNotVerifiedTitle: 'Wir konnten diese Datei nicht bestätigen',
    FileNotVerified: 'Diese Datei trägt kein gültiges Siegel eines Vesta-Berichts.',
    FileChangedTitle: 'Diese Datei wurde nach dem Siegeln verändert',
    FileChanged: 'Was jetzt darin steht, muss nicht das sein, was Vesta geschrieben hat.',
    Caution: 'Bitte verlassen Sie sich vorerst nicht auf das Papier.',
    Failed: 'Der QR-Code konnte nicht geprüft werden',
    Points: {
      Made: { Title: 'Von Vesta erstellt', Text: 'Der Code gehört zum Bericht {number}.' },
      Person: { Title: 'Für diese Person', Text: 'Auf dem Papier muss der Name {name} stehen. Bitte vergleichen Sie.' },
      Checked: { Title: 'Mit diesem Fingerabdruck', Text: 'Der Fingerabdruck muss {fingerprint} lauten.' },
      InDate: { Title: 'Noch gültig', Text: 'Gültig bis {date}.' },
    },
    /** Of a file that was read: nobody compares by eye what was just compared. */
    FilePoints: {
      Made: { Title: 'Von Vesta erstellt', Text: 'Das Siegel gehört zum Bericht {number}.' },
      Person: { Title: 'Für diese Person', Text: 'Ausgestellt auf {name}.' },
      Checked: { Title: 'Unverändert', Text: 'Seit dem Siegel wurde nichts geändert. Fingerabdruck {fingerprint}.' },
      InDate: { Title: 'Noch gültig', Text: 'Gültig bis {date}.' },
    },
    Refused: {
      superseded: {
        Title: 'Ein neuerer Bericht hat diesen ersetzt',
        Text: 'Er war echt. Inzwischen gibt es einen neueren; bitten Sie die Person darum, um die es geht.',
      },
      revoked: {
        Title: 'Dieser Bericht wurde zurückgezogen',
        Text: 'Er war echt und gilt nicht mehr. Bitten Sie die Person, um die es geht, um einen aktuellen.',
      },
      expired: {
        Title: 'Dieser Bericht ist abgelaufen',
        Text: 'Er war echt; Berichte gelten 60 Tage. Bitten Sie die Person, um die es geht, um einen neuen.',
      },
    },
    Number: {
      Header: 'Ist dieser Bericht echt?',
      Lead: 'Wer einen Bericht in der Hand hat, kann ihn hier prüfen: mit der Nummer oder besser mit dem PDF selbst. Wir zeigen keine Zahlen und behalten nichts.',
      Title: 'Sie haben die Nummer?',
      Field: 'Nummer des Berichts',
      Hint: 'Sie steht oben auf der ersten Seite, zum Beispiel VR-4K7M-91QX.',
      Check: 'Nummer prüfen',
      Empty: 'Bitte geben Sie die Nummer des Berichts ein.',
      valid:
        'Den Bericht {number} gibt es: erstellt am {created}, gültig bis {until}. Die Nummer allein beweist das Papier nicht: Vergleichen Sie das Datum, und prüfen Sie hier auch das Siegel des PDF.',
      expired: 'Der Bericht {number} wurde am {created} erstellt und ist am {until} abgelaufen.',
      superseded:
        'Der Bericht {number} vom {created} wurde durch einen neueren ersetzt. Bitten Sie die Person darum, um die es geht.',
      revoked: 'Der Bericht {number} vom {created} wurde zurückgezogen.',
      unknown: 'Kein Bericht trägt diese Nummer. Bitte vergleichen Sie Zeichen für Zeichen.',
    },
    Reasons: {
      Damaged: {
        Title: 'Der Code ist vielleicht beschädigt',
        Text: 'Scannen Sie ihn noch einmal aus dem Original-PDF, nicht vom Foto eines Ausdrucks.',
      },
      Changed: {
        Title: 'Jede spätere Änderung bricht das Siegel',
        Text: 'Eine Notiz, eine Unterschrift oder eine geänderte Zahl. Bitten Sie um das PDF, wie es von Vesta kam.',
      },
      Resaved: {
        Title: 'Die Datei wurde vielleicht neu gespeichert oder gescannt',
        Text: 'Dann geht das Siegel verloren. Bitten Sie um das PDF, wie es von Vesta kam.',
      },
      Withdrawn: {
        Title: 'Der Bericht wurde vielleicht zurückgezogen oder ersetzt',
        Text: 'Die Person, um die es geht, kann in einer Minute einen aktuellen freigeben.',
      },
      Expired: { Title: 'Der Bericht ist vielleicht abgelaufen', Text: 'Berichte gelten 60 Tage.' },
      Foreign: {
        Title: 'Das Papier stammt vielleicht nicht von Vesta',
        Text: 'Verlassen Sie sich nicht darauf, und bitten Sie die Person, um die es geht, um eine neue Freigabe.',
      },
    },
    NoFigures:
      'Diese Seite zeigt keine Zahlen. Bitten Sie um den Bericht selbst, und achten Sie darauf, dass das PDF-Programm das Siegel als unversehrt zeigt.',
    Paper: {
      Title: 'Sie haben das PDF?',
      Text: 'Ziehen Sie es hierher oder wählen Sie es aus. Wir lesen das Siegel und behalten nichts.',
      Choose: 'PDF auswählen',
      Drop: 'Loslassen, um das Siegel zu prüfen',
      Checking: 'Das Siegel wird geprüft',
      Failed: 'Die Datei konnte nicht geprüft werden.',
      TooLarge: 'Diese Datei ist größer als 20 MB; unsere Berichte sind viel kleiner.',
      sealed: 'Das Siegel hält: Die Datei ist genau so, wie sie uns verlassen hat.',
      changed: 'Die Datei trägt unser Siegel, wurde aber danach verändert. Verlassen Sie sich nicht darauf.',
      foreign: 'Diese Datei hat jemand anderes gesiegelt.',
      unsealed: 'Diese Datei trägt kein Siegel.',
    },
  },
  PartnerEntry: {
    Authenticating: 'Ihr Link wird geprüft',
    Authenticated: 'Angemeldet',
    Welcome: 'Willkommen, {name}. Ihre Bewerbung öffnet sich gleich.',
    Notice:
      'Ihr Kontakt hat uns Ihren Namen und Ihre E-Mail-Adresse gegeben, damit Sie sie nicht eintippen müssen. Mit Ihren Unterlagen tun wir, was in der <link>Datenschutzerklärung</link> steht, und sonst nichts.',
    Failed: 'Anmeldung fehlgeschlagen',
    FailedHint: 'Der Link ist ungültig, abgelaufen oder wurde schon benutzt. Bitte lassen Sie sich einen neuen geben.',
  },
  BankCallback: {
    Title: 'Rückmeldung erhalten',
    Text: 'Ihre Bank hat Sie zu Vesta zurückgeschickt. Sie können diesen Tab schließen und dort weitermachen, wo Sie waren.',
    SameTab: 'Ihre Bank hat Sie zu Vesta zurückgeschickt. Wir bringen Sie zu Ihrer Bewerbung.',
    Back: 'Zurück zu meiner Bewerbung',
    Sending: 'Die Rückmeldung Ihrer Bank wird übergeben',
    Failed:
      'Die Rückmeldung Ihrer Bank konnte nicht übergeben werden. Bitte kehren Sie zu Vesta zurück und verbinden Sie die Bank erneut.',
  },
};
