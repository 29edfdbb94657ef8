import type { pages as en } from '../en/pages.ts';
import type { Shape } from '../shape.ts';

export const pages: Shape<typeof en> = {
  Content: {
    Updated: 'Zuletzt geändert am {date}',
    OnThisPage: 'Auf dieser Seite',
    Failed: 'Dieser Text konnte nicht geladen werden.',
  },
  NotBuilt: {
    Title: 'Dieser Schritt öffnet bald',
    Text: 'Ihre bisherigen Angaben sind gespeichert. Wir stellen diesen Teil gerade fertig; mit „Später fortsetzen“ schicken wir Ihnen einen Link hierher.',
    Why: 'Dieser Schritt ist noch nicht verfügbar',
  },
  VerifyReport: {
    Loading: 'Der Bericht wird geprüft',
    Title: 'Ist dieser Bericht echt?',
    Verified: 'Dieser Bericht ist echt',
    NotVerified: 'Leider konnten wir die Echtheit dieses QR-Codes nicht bestätigen',
    Failed: 'Der QR-Code konnte nicht geprüft werden',
    Applicant: 'Antragstellende Person',
    Created: 'Erstellt am',
    Hint: 'Lassen Sie sich den Bericht selbst zeigen oder scannen Sie den Code noch einmal vom Original.',
  },
  PartnerEntry: {
    Authenticating: 'Ihr Link wird geprüft',
    Authenticated: 'Angemeldet',
    Failed: 'Anmeldung fehlgeschlagen',
    FailedHint: 'Der Link ist ungültig oder abgelaufen. Bitten Sie Ihre Ansprechperson um einen neuen.',
  },
  BankCallback: {
    Title: 'Rückmeldung erhalten',
    Text: 'Ihre Bank hat Sie zu Vesta zurückgeschickt. Sie können diesen Tab schließen und dort weitermachen, wo Sie waren.',
    Sending: 'Die Rückmeldung Ihrer Bank wird übergeben',
    Failed:
      'Die Rückmeldung Ihrer Bank konnte nicht übergeben werden. Bitte kehren Sie zu Vesta zurück und verbinden Sie die Bank erneut.',
  },
};
