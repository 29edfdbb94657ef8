import type { ColumnRole } from '../../banks/bank.ts';

const about = '(?:umsatz|buchungs|transaktions|zahlungs|vorgangs|auftrags|konto)';

/** Captions in German are compounds that every bank makes up anew: the last part says what the column holds. */
const compounds: readonly (readonly [ColumnRole, RegExp])[] = [
  ['value_date', /^(?:wert|valuta|wertstellungs|valutierungs)(?:datum|tag|stellung)$/],
  ['date', new RegExp(`^${about}(?:datum|tag)$`)],
  ['amount', new RegExp(`^${about}(?:betrag|wert|hohe)$`)],
  ['debit', /^(?:geld|zahlungs|konto)(?:abgange?|ausgange?)$/],
  ['credit', /^(?:geld|zahlungs|konto)(?:zugange?|eingange?)$/],
  ['balance', /^(?:konto|buchungs|tages|rest|zwischen)(?:saldo|stand|guthaben)$/],
  ['description', new RegExp(`^${about}(?:details?|texte?|information(?:en)?|angaben|beschreibung|art|zweck|daten)$`)],
];

/** What a column holds by the parts of its caption; null where it is no such word. */
export const roleOfCompound = (word: string): ColumnRole | null =>
  compounds.find(([, shape]) => shape.test(word))?.[0] ?? null;
