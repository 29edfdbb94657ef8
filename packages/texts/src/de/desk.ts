import type { Bundles } from '../bundles.ts';

export const desk: Bundles['desk'] = {
  Desk: {
    Name: 'Arbeitsplatz',
    Error: {
      SignedOut: 'Sie wurden abgemeldet. Bitte melden Sie sich erneut an.',
      Forbidden: 'Ihre Rolle erlaubt das nicht. Wenden Sie sich an eine Inhaberin oder einen Inhaber Ihrer Firma.',
    },
    SignIn: {
      Title: 'Am Arbeitsplatz anmelden',
      Lead: 'Für Vermietende, Agenturen und das Team von Vesta. Wir senden ein Einmalpasswort an Ihre Arbeitsadresse.',
      Email: 'E-Mail-Adresse der Arbeit',
      Send: 'Passwort senden',
      SentTo: 'Falls {address} hier bekannt ist, ist ein Einmalpasswort unterwegs. Es gilt {minutes} Minuten.',
      Code: 'Einmalpasswort',
      Submit: 'Anmelden',
      Why: 'Es fehlen noch: die sechs Ziffern aus der E-Mail',
      WhyEmail: 'Es fehlt noch: Ihre E-Mail-Adresse',
      Resend: 'Neues Passwort senden',
      ResendSoon: 'In einer Minute können Sie ein neues anfordern.',
      OtherAddress: 'Andere Adresse verwenden',
      Failed: 'Das hat nicht geklappt. Bitte versuchen Sie es noch einmal.',
      NotForApplicants: 'Sie suchen eine Wohnung? Ihre Bewerbung hat einen eigenen Zugang.',
    },
    Frame: {
      SignOut: 'Abmelden',
      Sessions: 'Anmeldungen',
      Menu: 'Ihr Konto',
      Company: 'Firma',
      Sections: 'Bereiche des Arbeitsplatzes',
      Switch: 'Andere Firma',
    },
    Roles: {
      owner: 'Inhaber/in',
      agent: 'Makler/in',
      viewer: 'Nur lesen',
      reviewer: 'Prüfer/in',
      'senior-reviewer': 'Leitende Prüfung',
      administrator: 'Administration',
    },
    Sessions: {
      Title: 'Wo Sie angemeldet sind',
      Lead: 'Eine Anmeldung endet von selbst nach {minutes} Minuten ohne Nutzung, spätestens nach {hours} Stunden.',
      This: 'Diese hier',
      Unknown: 'Unbekannter Browser',
      Since: 'Angemeldet am {day}',
      Seen: 'zuletzt genutzt {day}',
      End: 'Beenden',
      Ended: 'Beendet.',
    },
    Nowhere: {
      Title: 'Hier gibt es noch nichts zu tun',
      Text: 'Sie sind angemeldet, gehören aber zu keiner Firma. Bitten Sie eine Inhaberin oder einen Inhaber um eine Einladung.',
    },
    Loading: 'Einen Moment',
    LoadFailed: 'Das konnte nicht geladen werden.',
  },
};
