import type { Bundles } from '../bundles.ts';

export const desk: Bundles['desk'] = {
  Desk: {
    Name: 'Area riservata',
    Error: {
      SignedOut: 'La sessione è terminata. Effettuare di nuovo l’accesso.',
      Forbidden: 'Il Suo ruolo non lo consente. Si rivolga a un titolare dell’azienda.',
    },
    SignIn: {
      Title: 'Accesso all’area riservata',
      Lead: 'Per proprietari, agenzie e personale di Vesta. Inviamo una password monouso all’indirizzo di lavoro.',
      Email: 'Indirizzo e-mail di lavoro',
      Send: 'Invia la password',
      SentTo: 'Se {address} è un indirizzo noto, una password monouso è in arrivo. È valida per {minutes} minuti.',
      Code: 'Password monouso',
      Submit: 'Accedi',
      Why: 'Manca ancora: le sei cifre ricevute per e-mail',
      WhyEmail: 'Manca ancora: l’indirizzo e-mail',
      Resend: 'Inviane un’altra',
      ResendSoon: 'Tra un minuto sarà possibile chiederne un’altra.',
      OtherAddress: 'Usa un altro indirizzo',
      Failed: 'Non ha funzionato. Riprovare.',
      NotForApplicants: 'Cerca casa? La Sua richiesta ha un accesso a parte.',
    },
    Frame: {
      SignOut: 'Esci',
      Sessions: 'Accessi',
      Menu: 'Il Suo account',
      Company: 'Azienda',
      Sections: 'Sezioni dell’area riservata',
      Switch: 'Un’altra azienda',
    },
    Roles: {
      owner: 'Titolare',
      agent: 'Agente',
      viewer: 'Sola lettura',
      reviewer: 'Revisore',
      'senior-reviewer': 'Revisore senior',
      administrator: 'Amministratore',
    },
    Sessions: {
      Title: 'Dove risulta connesso',
      Lead: 'Un accesso termina da solo dopo {minutes} minuti di inattività e al più tardi dopo {hours} ore.',
      This: 'Questo',
      Unknown: 'Browser sconosciuto',
      Since: 'Accesso del {day}',
      Seen: 'ultimo uso {day}',
      End: 'Termina',
      Ended: 'Terminato.',
    },
    Nowhere: {
      Title: 'Qui non c’è ancora nulla da fare',
      Text: 'L’accesso è riuscito, ma non fa parte di alcuna azienda. Chieda a un titolare di invitarLa.',
    },
    Loading: 'Un momento',
    LoadFailed: 'Non è stato possibile caricare questi dati.',
  },
};
