import type { demo as english } from '../en/demo.ts';
import type { Shape } from '../shape.ts';

export const demo: Shape<typeof english> = {
  Demo: {
    Title: 'Erfundene Personen',
    Heading: 'Für fünf Minuten jemand anders sein',
    Nobody: 'Hier gibt es niemanden wirklich.',
    Notice:
      'Personen und Unterlagen sind erfunden, Zahlungen und E-Mails simuliert. Karte 4242 4242 4242 4242; die E-Mails liegen im <outbox>Postausgang</outbox>.',
    Languages: 'Sprache',
    Countries: { it: 'Italien', de: 'Deutschland' },
    OpenHere: 'Bewerbung dort öffnen, wo sie steht',
    Papers: 'Unterlagen zum Hochladen',
    PapersOf: 'Unterlagen: {name}',
    AtStep: 'Bei einem bestimmten Schritt öffnen',
    Reached: 'Bisher führt der Weg bis „{step}“. Spätere Schritte öffnen sich, sobald dieser erledigt ist.',
    Later: 'nach „{step}“',
    SentByPartner: 'Italien, angestellt, von einem Partner geschickt',
    PartnerLink: 'Mit einem neuen Partnerlink einsteigen',
    DeskHeading: 'Auf der anderen Seite: die Vermietung',
    DeskNotice: 'Dort stehen die Bewerbungen auf die eigenen Wohnungen. Der Code zum Anmelden liegt im Postausgang.',
    DeskSignIn: '{name} ({place}): anmelden mit {email}',
  },
};
