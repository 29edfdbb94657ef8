import type { pages as en } from '../en/pages.ts';
import type { Shape } from '../shape.ts';

export const pages: Shape<typeof en> = {
  Content: {
    Updated: 'Ultima modifica: {date}',
    OnThisPage: 'In questa pagina',
    Failed: 'Non è stato possibile caricare questo testo.',
  },
  NotBuilt: {
    Title: 'Questo passo si apre presto',
    Text: 'Le risposte date finora sono salvate. Stiamo completando questa parte: con “Continua più tardi” ti inviamo un link per tornare qui.',
    Why: 'Questo passo non è ancora disponibile',
  },
  VerifyReport: {
    Loading: 'Verifica del report in corso',
    Title: 'Questo report è autentico?',
    Verified: 'Questo report è autentico',
    NotVerified: 'Spiacenti, non è stato possibile verificare l’autenticità di questo codice QR',
    Failed: 'Impossibile verificare il codice QR',
    Applicant: 'Richiedente',
    Created: 'Creato il',
    Hint: 'Chiedere il report al richiedente oppure scansionare di nuovo il codice dal documento originale.',
  },
  PartnerEntry: {
    Authenticating: 'Verifica del link in corso',
    Authenticated: 'Autenticazione riuscita',
    Failed: 'Autenticazione non riuscita',
    FailedHint: 'Il link non è valido o è scaduto. Chiedine uno nuovo al tuo referente.',
  },
  BankCallback: {
    Title: 'Risposta ricevuta',
    Text: 'La banca ti ha riportato su Vesta. Puoi chiudere questa scheda e continuare da dove eri.',
    Sending: 'Invio della risposta della banca',
    Failed: 'Non è stato possibile inoltrare la risposta della banca. Torna su Vesta e collega di nuovo la banca.',
  },
};
