import type { pages as en } from '../en/pages.ts';
import type { Shape } from '../shape.ts';

export const pages: Shape<typeof en> = {
  Content: {
    Updated: 'Ultima modifica: {date}',
    OnThisPage: 'In questa pagina',
    Failed: 'Non è stato possibile caricare questo testo.',
  },
  VerifyReport: {
    Loading: 'Verifica del report in corso',
    Title: 'Questo report è autentico?',
    State: { Verified: 'Verificato', NotVerified: 'Non verificato' },
    Verified: 'Questo report è autentico',
    VerifiedText: 'È stato redatto da Vesta per <b>{name}</b> il <b>{date}</b>.',
    NotVerifiedTitle: 'Non è stato possibile confermare questo report',
    NotVerified: 'Spiacenti, non è stato possibile verificare l’autenticità di questo codice QR',
    FileNotVerifiedTitle: 'Non abbiamo potuto confermare questo file',
    FileNotVerified: 'Questo file non porta il sigillo valido di un report Vesta.',
    FileChangedTitle: 'Questo file è stato modificato dopo il sigillo',
    FileChanged: 'Quello che vi si legge adesso potrebbe non essere ciò che Vesta ha scritto.',
    Caution: 'Per ora è meglio non fidarsi del documento.',
    Failed: 'Impossibile verificare il codice QR',
    Points: {
      Made: { Title: 'Redatto da Vesta', Text: 'Il codice appartiene al report {number}.' },
      Person: { Title: 'Per questa persona', Text: 'Sul documento deve esserci il nome {name}. Va confrontato.' },
      Checked: { Title: 'Con questa impronta', Text: 'L’impronta deve essere {fingerprint}.' },
      InDate: { Title: 'Ancora valido', Text: 'Valido fino al {date}.' },
    },
    /** Of a file that was read: nobody compares by eye what was just compared. */
    FilePoints: {
      Made: { Title: 'Redatto da Vesta', Text: 'Il sigillo appartiene al report {number}.' },
      Person: { Title: 'Per questa persona', Text: 'È intestato a {name}.' },
      Checked: { Title: 'Non modificato', Text: 'Dopo il sigillo non è cambiato nulla. Impronta {fingerprint}.' },
      InDate: { Title: 'Ancora valido', Text: 'Valido fino al {date}.' },
    },
    Refused: {
      superseded: {
        Title: 'Un report più recente ha sostituito questo',
        Text: 'Era autentico. Nel frattempo ne è stato redatto uno più recente: va chiesto al richiedente.',
      },
      revoked: {
        Title: 'Questo report è stato ritirato',
        Text: 'Era autentico, ma non vale più. Quello attuale va chiesto al richiedente.',
      },
      expired: {
        Title: 'Questo report è scaduto',
        Text: 'Era autentico; i report valgono 60 giorni. Uno nuovo va chiesto al richiedente.',
      },
    },
    Number: {
      Header: 'Questo report è autentico?',
      Lead: 'Chi ha in mano un report può controllarlo qui: con il numero o, meglio, con il PDF stesso. Non mostriamo cifre e non conserviamo nulla.',
      Title: 'Verifica con il numero',
      Field: 'Numero del report',
      Hint: 'Si trova in alto sulla prima pagina, ad esempio VR-4K7M-91QX.',
      Check: 'Controlla il numero',
      Empty: 'Inserire il numero del report.',
      valid:
        'Il report {number} esiste: redatto il {created}, valido fino al {until}. Il solo numero non prova che il documento sia autentico: va confrontata la data e, per il sigillo, va verificato qui il PDF.',
      expired: 'Il report {number} è stato redatto il {created} ed è scaduto il {until}.',
      superseded: 'Il report {number} del {created} è stato sostituito da uno più recente, da chiedere al richiedente.',
      revoked: 'Il report {number} del {created} è stato ritirato.',
      unknown: 'Nessun report porta questo numero. Va confrontato lettera per lettera.',
    },
    Reasons: {
      Damaged: {
        Title: 'Il codice potrebbe essere rovinato',
        Text: 'Conviene inquadrarlo di nuovo dal PDF originale, non dalla foto di una stampa.',
      },
      Changed: {
        Title: 'Ogni aggiunta successiva rompe il sigillo',
        Text: 'Una nota, una firma o una cifra cambiata. Conviene chiedere il PDF originale di Vesta.',
      },
      Resaved: {
        Title: 'Il file potrebbe essere stato salvato di nuovo o scansionato',
        Text: 'Così il sigillo si perde. Conviene chiedere il PDF originale di Vesta.',
      },
      Withdrawn: {
        Title: 'Il report potrebbe essere stato ritirato o sostituito',
        Text: 'Il richiedente può rilasciarne uno aggiornato in un minuto.',
      },
      Expired: { Title: 'Il report potrebbe essere scaduto', Text: 'I report valgono 60 giorni.' },
      Foreign: {
        Title: 'Il documento potrebbe non venire da Vesta',
        Text: 'Meglio non farvi affidamento e chiedere al richiedente una nuova condivisione.',
      },
    },
    NoFigures:
      'Questa pagina non mostra cifre. Il report va chiesto al richiedente; il lettore PDF deve mostrare il sigillo integro.',
    Paper: {
      Title: 'Verifica con il PDF',
      Text: 'Il file si può scegliere o trascinare. Leggiamo il sigillo e non conserviamo nulla.',
      Choose: 'Scegli il PDF',
      Drop: 'Rilasciare per controllare il sigillo',
      Checking: 'Controllo del sigillo in corso',
      Failed: 'Non è stato possibile verificare il file.',
      TooLarge: 'Questo file supera i 20 MB; i nostri report sono molto più piccoli.',
      sealed: 'Il sigillo è integro: il file è esattamente come è stato consegnato.',
      changed: 'Il file porta il nostro sigillo, ma è stato modificato dopo. Non va considerato valido.',
      foreign: 'Il file è stato sigillato da altri.',
      unsealed: 'Il file non porta alcun sigillo.',
    },
  },
  PartnerEntry: {
    Authenticating: 'Verifica del link in corso',
    Authenticated: 'Autenticato',
    Welcome: 'Ciao {name}. La domanda si apre tra un attimo.',
    Notice:
      'Il tuo contatto ci ha dato il tuo nome e il tuo indirizzo e-mail, così non devi scriverli. Con i tuoi documenti facciamo ciò che dice l’<link>informativa sulla privacy</link>, e nient’altro.',
    Failed: 'Autenticazione non riuscita',
    FailedHint: 'Il link non è valido, è scaduto o è già stato usato. Chiedine uno nuovo al tuo contatto.',
  },
  BankCallback: {
    Title: 'Risposta ricevuta',
    Text: 'La banca ti ha riportato su Vesta. Puoi chiudere questa scheda e continuare da dove eri.',
    SameTab: 'La banca ti ha riportato su Vesta. Ti portiamo alla tua domanda.',
    Back: 'Torna alla mia domanda',
    Sending: 'Invio della risposta della banca',
    Failed: 'Non è stato possibile inoltrare la risposta della banca. Torna su Vesta e collega di nuovo la banca.',
  },
};
