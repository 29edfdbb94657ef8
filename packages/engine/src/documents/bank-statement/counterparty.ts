import { plainWordsOf } from '@vesta/domain/text/fold';

/** Where an Italian text names the other side. */
const italian: readonly RegExp[] = [
  /\b(?:anagrafica ordinante|ordinante|ord\.?|mittente|nome ordinante|beneficiario|benef\.?|nominativo|creditore)\s*:\s*(.+)/i,
  /\b(?:ord|ordin|mitt|benef)\.\s+(?=\p{L}{2})(.+)/iu,
  /\bbonifico\b.{0,40}?\b(?:a favore di|a favore da|a favore|verso)\s+(?!vostro|suo|tuo|vs)(.+)/i,
  /\b(?:in (?:your|vostro|suo) favou?r|a (?:vostro|vs\.?|suo|tuo|nostro) favore|ricevuto|in entrata|in arrivo|accredito bonifico)(?:\s+(?:disposto|ordinato|ricevuto|effettuato|inviato))?\s+(?:da parte d(?:i|el|ella)|dal(?:la)?|da|di)\s+(.+)/i,
  /\bbonifico\s+(?:sepa\s+|istantaneo\s+|estero\s+)*(?:da|di)\s+(.+)/i,
  /\b(?:addebito|pagamento)\s+(?:diretto\s+)?(?:sdd|sepa|rid)(?:\s+(?:core|b2b|a favore(?: di)?|da|di))*\s*:?\s+(.+)/i,
  /\bgiroconto\s+(?:a|da)\s+(.+)/i,
];

const stops =
  /\s(?:causale|motivo|per\b|note|cro|trn|rif\.?|riferimento|id\b|iban|bic|data|emolumenti|stipendio|retribuzione|canone|affitto|locazione|rata|fattura|saldo|pensione|mandato|codice|cod\.?|importo|valuta|del\b|nr?\.|mese|competenze|libretto|polizza|comm(?:issioni)?\.?)(?=\s|:|$)/i;
const legalForm =
  /^(.*?\b(?:s\.?\s?r\.?\s?l\.?s?|s\.?\s?p\.?\s?a\.?|s\.?a\.?s\.?|s\.?n\.?c\.?|gmbh(?: & co\.? kg)?|ag|se|kg|ug|e\.\s?v\.|ltd|sarl))(?=\s|$)/i;

const LONGEST = 70;

const favour = '(?:a |in |zu )?(?:vostro|vs\\.?|suo|tuo|nostro|ihren|ihrem|your) (?:favore?|favou?r|gunsten)';
/** How banks say whom a payment favours, and the words that lead from there to the name. Names begin with DI and VON too. */
const leading = new RegExp(
  `^${favour}(?: (?:disposto|ordinato|ricevuto|effettuato))?(?: (?:da parte d(?:i|el|ella)|dal|dalla|da|di|von|vom|from))? `,
  'i',
);
/** A text that only says in whose favour it is, and names nobody. */
const nobody = new RegExp(`^(?:${favour}|favore)$`, 'i');

function trimmed(whole: string): string | null {
  const text = whole.trim().replace(leading, '');
  if (nobody.test(text)) return null;
  const form = legalForm.exec(text)?.[1];
  const cut = form && form.length < LONGEST ? form : text.slice(0, stops.exec(text)?.index ?? text.length);
  const name = cut.replace(/[\s,;:/-]+$/, '').trim();
  return name.length < 3 || name.length > LONGEST || !/\p{L}{2}/u.test(name) ? null : name;
}

/** The kinds of booking that German banks print before or above the name of the other side. */
const germanKind =
  /^(?:sepa[- ]?)?(?:(?:echtzeit|folge|erst|einmal|basis|core|firmen|online|dauerauftrags?|eil)[- ]?)*(?:uberweisung\w*|uberw|lastschrift\w*|dauerauftrag\w*|gutschr\w*|zahlungseingang|zahlungsausgang|kartenzahlung|gehalt(?: rente)?|lohn(?: gehalt)?(?: rente)?|lohngehalt|rente|uberweisungsauftrag|uberweisungsgutschr|abbuchung|einzug\w*|belastung)(?: (?:online|an|von|gehalt|lohn|rente|einzug|uberw|uberweisung|sepa|core|auftrag|gutschrift|eingang vorbehalten|echtzeit))*$/;
const namePart = /^\p{L}[\p{L}\d .,&'’/()+-]*$/u;
const notName =
  /^(?:SVWZ|EREF|KREF|MREF|CRED|PURP|IBAN|BIC|End-to-End|Mandat|Referenz|Verwendungszweck|DATUM|Gläubiger)/i;

/** Some banks print the number of their own form before the kind of booking. */
const withoutCode = ([first = '', ...rest]: readonly string[]): string[] => [
  first.replace(/^\d{3,5} (?=\p{L})/u, ''),
  ...rest,
];

/** Where a text goes on to say what the payment is for, on the line that names the other side. */
const tag =
  / (?=(?:SVWZ|EREF|KREF|MREF|CRED|PURP)\+|(?:Verwendungszweck|Ref(?:erenz)?\.?|Mandats?\w*|Gläubiger\S*|IBAN|BIC|End-to-End\S*)(?:[ :]|$))/i;

/** The line below a kind of booking is the name of the other side. */
function below(lines: readonly string[]): string | null {
  const [kind, name] = withoutCode(lines);
  if (!kind || !name || !germanKind.test(plainWordsOf(kind))) return null;
  // "Bäckerei Öhlmann e.K. IBAN: DE49 …": what the name is followed by is none of it.
  const [next] = /^verwendungszweck\b/i.test(name) ? [] : name.split(tag);
  if (!next || notName.test(next) || !namePart.test(next)) return null;
  return trimmed(next.split(/(?:EREF|SVWZ|KREF|MREF)\+/)[0] ?? '');
}

/** A kind of booking and the name on one line: `Gutschrift Muster GmbH`. */
function beside(lines: readonly string[]): string | null {
  const words = (withoutCode(lines)[0] ?? '').split(' ');
  for (let length = Math.min(4, words.length - 1); length > 0; length -= 1) {
    if (!germanKind.test(plainWordsOf(words.slice(0, length).join(' ')))) continue;
    const [rest = ''] = words.slice(length).join(' ').split(tag);
    // "LOHN GEHALT" is a kind to its last word.
    if (germanKind.test(plainWordsOf(words.join(' ')))) return null;
    return namePart.test(rest) && !notName.test(rest) ? trimmed(rest) : null;
  }
  return null;
}

/** Behind the kind of booking a sign parts what it is for: "Lohn Gehalt · Lohn 08/2026 PNR 00265". */
const kindBefore = / [·|] /u;

/** The name of the other side above the kind of booking: "Muster GmbH" over "Lohn Gehalt · Lohn 08/2026". */
function above(lines: readonly string[]): string | null {
  const [name = '', kind = ''] = lines;
  const isKind = germanKind.test(plainWordsOf(kind.split(kindBefore)[0] ?? ''));
  const isName = namePart.test(name) && !notName.test(name) && !germanKind.test(plainWordsOf(name));
  return isKind && isName ? trimmed(name) : null;
}

/** The other side of a booking as the text names it; null where no habit of naming it is recognised. */
export function counterpartyIn(lines: readonly string[], payer: string | null): string | null {
  const text = lines.join(' ').replace(/\s+/g, ' ');
  for (const shape of italian) {
    const name = shape.exec(text)?.[1];
    if (name) return trimmed(name);
  }
  return below(lines) ?? beside(lines) ?? above(lines) ?? (payer ? trimmed(payer) : null);
}
