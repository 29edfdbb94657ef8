import type { whoSees as english } from '../en/who-sees.ts';

const ofOnePerson = 'Arbeitgeber und Bank mit Namen, Ihr Vertrag, Ihre heutige Warmmiete, Summen und Prüfungen';

export const whoSees: Record<keyof typeof english, string> = {
  lenderIdentity:
    'Ihr Name, das Geburtsdatum, die Art des Ausweises mit seinem Ablaufdatum und die letzten Zeichen seiner Nummer und der Steuer-ID',
  lenderRest:
    'wie viele einziehen und die Namen der Erwachsenen, Ihre Arbeit, die Bank, Summen, Prüfungen und einzelne Buchungen',
  landlordIdentity: 'Ihr Name und dass Ihre Identität geprüft ist',
  landlordRest: `wie viele einziehen und die Namen der Erwachsenen und der Bürgenden, ${ofOnePerson}`,
  guarantorRest: ofOnePerson,
};
