import type { whoSees as english } from '../en/who-sees.ts';

const ofOnePerson = 'Arbeitgeber und Bank mit Namen, Ihr Vertrag, Ihre heutige Warmmiete, Summen und Prüfungen';
const ofOneToLender = 'Ihre Arbeit, die Bank, Summen, Prüfungen und einzelne Buchungen';

export const whoSees: Record<keyof typeof english, string> = {
  lenderIdentity:
    'Ihr Name, das Geburtsdatum, die Art des Ausweises mit seinem Ablaufdatum und die letzten Zeichen seiner Nummer und der Steuer-ID',
  lenderRest: `wie viele einziehen und die Namen der Erwachsenen, ${ofOneToLender}`,
  rapidIdentity: 'Ihr Name',
  landlordIdentity: 'Ihr Name und dass Ihre Identität geprüft ist',
  landlordRest: `wie viele einziehen und die Namen der Erwachsenen und der Bürgenden, ${ofOnePerson}`,
  guarantorRest: ofOnePerson,
  rapidRest: ofOnePerson,
  guarantorRestToLender: ofOneToLender,
};
