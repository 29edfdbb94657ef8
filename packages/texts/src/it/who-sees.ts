import type { whoSees as english } from '../en/who-sees.ts';

const ofOnePerson = 'il datore di lavoro e la banca per nome, il contratto, l’affitto attuale, somme e controlli';

export const whoSees: Record<keyof typeof english, string> = {
  lenderIdentity:
    'il tuo nome, la data di nascita, il tipo di documento d’identità con la scadenza e le ultime cifre del suo numero e del codice fiscale',
  lenderRest:
    'quante persone entrano in casa e i nomi degli adulti, il lavoro, la banca, somme, controlli e singoli movimenti',
  landlordIdentity: 'il tuo nome e che la tua identità è stata verificata',
  landlordRest: `quante persone entrano in casa e i nomi di adulti e garanti, ${ofOnePerson}`,
  guarantorRest: ofOnePerson,
};
