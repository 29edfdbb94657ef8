import type { demo as english } from '../en/demo.ts';
import type { Shape } from '../shape.ts';

export const demo: Shape<typeof english> = {
  Demo: {
    Title: 'Persone della dimostrazione',
    Heading: 'Per cinque minuti, qualcun altro',
    Nobody: 'Qui non esiste nessuno.',
    Notice:
      'Persone e documenti sono inventati, pagamenti ed e-mail sono simulati. Carta 4242 4242 4242 4242; le e-mail sono nella <outbox>posta in uscita</outbox>.',
    Languages: 'Lingua',
    Countries: { it: 'Italia', de: 'Germania' },
    OpenHere: 'Apri la domanda da dove è rimasta',
    Papers: 'Documenti da caricare',
    PapersOf: 'Documenti di {name}',
    AtStep: 'Apri a un passaggio preciso',
    Reached: 'Per ora si arriva a «{step}». I passaggi successivi si aprono dopo averlo completato.',
    Later: 'dopo «{step}»',
    SentByPartner: 'Italia, lavoro dipendente, arriva da un partner',
    PartnerLink: 'Entra con un nuovo link del partner',
    DeskHeading: 'Dall’altra parte: chi affitta',
    DeskNotice: 'Chi affitta vede le domande per le proprie case. Il codice di accesso è nella posta in uscita.',
    DeskSignIn: '{name} ({place}): accedi come {email}',
  },
};
