/**
 * Words that only an expense or only an income begins with. They are the weakest evidence for a sign: used where
 * neither a mark nor a column nor a balance speaks.
 */
const debit =
  /\b(?:addebit\w*|pagament\w*|preliev\w*|prelevament\w*|disposizione|disposto|vs disposizione|bonifico (?:da voi |a favore di |in uscita|sepa a )|commission\w*|canone|imposta|bollo|utenz\w*|rata|mutuo|f24|delega|ricarica telefonica|pos|lastschrift\w*|basislastschrift|folgelastschrift|erstlastschrift|dauerauftrag|uberweisungsauftrag|uberweisung an|kartenzahlung|debitkarte|girocard|auszahlung|bargeldauszahlung|geldautomat|entgelt\w*|abbuchung|belastung|auftrag|sollzinsen|abgeltung\w*|solidaritatszuschlag|kirchensteuer|kapitalertragsteuer|card payment|withdrawal|direct debit|payment to)\b/;

const credit =
  /\b(?:accredit\w*|accr|stipendi\w*|emolument\w*|pension\w*|versament\w*|bonifico (?:a vostro favore|a vs favore|in entrata|ricevuto|da )|vostro favore|a vs favore|rimbors\w*|storno addebito|interessi a credito|competenze a credito|gutschrift\w*|uberweisungsgutschr\w*|dauerauftragsgutschr\w*|zahlungseingang|lohn|gehalt|rente|einzahlung|habenzinsen|zinsertrag|zinsgutschrift|zinsen gutschrift|salary|payment from|deposit|refund|credit transfer)\b/;

/** The side that a folded description speaks for; null where it says nothing, or both. */
export function sideOfWords(folded: string): 'debit' | 'credit' | null {
  const [out, into] = [folded.search(debit), folded.search(credit)];
  if (out < 0 && into < 0) return null;
  if (out < 0) return 'credit';
  if (into < 0) return 'debit';
  return out === into ? null : out < into ? 'debit' : 'credit';
}
