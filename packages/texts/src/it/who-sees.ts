import type { whoSees as english } from '../en/who-sees.ts';

const ofOnePerson =
  'il nome del datore di lavoro e della banca, il contratto, l’affitto attuale, le somme e i controlli';
const ofOneToLender = 'il lavoro, la banca, le somme, i controlli e i singoli movimenti';

export const whoSees: Record<keyof typeof english, string> = {
  lenderIdentity:
    'il tuo nome, la data di nascita, il tipo di documento d’identità con la scadenza e le ultime cifre del suo numero e del codice fiscale',
  lenderRest: `quante persone abiteranno nella casa e i nomi degli adulti, ${ofOneToLender}`,
  rapidIdentity: 'il tuo nome',
  landlordIdentity: 'il tuo nome e che la tua identità è stata verificata',
  landlordRest: `quante persone abiteranno nella casa e i nomi di adulti e garanti, ${ofOnePerson}`,
  guarantorRest: ofOnePerson,
  rapidRest: ofOnePerson,
  guarantorRestToLender: ofOneToLender,
};
