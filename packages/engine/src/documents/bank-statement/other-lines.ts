import { plainWordsOf } from '@vesta/domain/text/fold';
import type { Bank } from '../../banks/bank.ts';
import type { Line } from './lines.ts';

/** Lines of a list that are no bookings: carried from page to page, or sums. */
const carry =
  /^(?:saldo )?(?:a |da )?riport(?:o|are|ato)\b|\ba riportare\b|^(?:fortsetzung seite \d+ )?u(?:e)?bertrag(?: (?:auf|von|vom|aus) (?:de[nrm] |die )?(?:\w+e[nrs]? )?(?:blatt|seite)(?: \d+)?)?(?: eur)?(?: \d|$)|^(?:saldo )?carried forward|^brought forward/;

/** The same on a line that says nothing else. */
const bareCarry = /^(?:saldo )?(?:a |da )?riport(?:o|are|ato)$|^u(?:e)?bertrag$|^(?:carried|brought) forward$/;

/** Sums of one page are part of no sum of the paper. */
const pageSum =
  /\b(?:sub)?(?:totale|somma)(?: di| della)? (?:pagina|foglio)\b|\b(?:seiten|blatt)(?:zwischen)?summen?\b|\b(?:zwischen)?summe (?:der |dieser |auf )?(?:seite|blatt)\b|^(?:zwischensumme|subtotale)\b|\b(?:page (?:sub)?total|(?:sub)?total (?:of|for) (?:this )?page)\b/;

const debitTotal =
  /\b(?:tot(?:ale|ali)? (?:movimenti )?(?:dare|addebiti|uscite|a debito|delle uscite|degli addebiti)|uscite complessive|summe (?:der |ihrer |aller )?(?:soll|belastungen|ausgaben|lastschriften|abbuchungen|ausgange|zahlungsausgange|auszahlungen|lastbuchungen)|summe zu (?:ihren )?lasten|lastschriften gesamt|sollumsatze|gesamtbelastungen|kontobelastungen|ausgehende transaktionen|(?:transazioni|movimenti|operazioni|pagamenti) in uscita|(?:operazioni|movimenti|scritture) (?:a|in) debito|outgoing transactions|gesamtausgaben|zahlungsausgange|total (?:debits|money out|withdrawals))\b/;
const creditTotal =
  /\b(?:tot(?:ale|ali)? (?:movimenti )?(?:avere|accrediti|entrate|a credito|delle entrate|degli accrediti)|entrate complessive|summe (?:der |ihrer |aller )?(?:haben|gutschriften|einnahmen|eingange|zahlungseingange|einzahlungen)|summe zu (?:ihren )?gunsten|gutschriften gesamt|habenumsatze|gesamtgutschriften|kontogutschriften|einkommende transaktionen|(?:transazioni|movimenti|operazioni|pagamenti) in entrata|(?:operazioni|movimenti|scritture) (?:a|in) credito|incoming transactions|eingehende transaktionen|gesamteinnahmen|zahlungseingange|total (?:credits|money in|deposits))\b/;
const bothTotals =
  /^(?:totali?|totale (?:movimenti|generale|operazioni)|totali movimenti|summen?|umsatzsummen?|gesamtumsatze?|summe (?:der )?umsatze|totals?)(?: eur| euro| del periodo| a pareggio)?(?: \d|$)/;

export type TotalKind = 'debit' | 'credit' | 'both';

/** What a line says besides its days and sums, which stand before or behind it. */
const saidIn = ({ words, days, moneys }: Line): string =>
  plainWordsOf(
    words
      .filter((_, index) => ![...days, ...moneys].some(({ first, last }) => index >= first && index <= last))
      .map((word) => word.text)
      .join(' '),
  );

const totalWord = /^(?:gesamt\w*|insgesamt|summen?|total[ei]?|totals|tot|complessiv\w|somma)$/;
const debitWord =
  /^(?:gesamt)?(?:soll\w*|belastung\w*|lastschrift\w*|ausgaben|ausgang\w*|auszahlung\w*|abgang\w*|abbuchung\w*|addebit[oi]|uscit[ae]|dare|debito|debits?|withdrawals?)$/;
const creditWord =
  /^(?:gesamt)?(?:haben\w*|gutschrift\w*|einnahmen|eingang\w*|einzahlung\w*|zugang\w*|accredit[oi]|entrat[ae]|avere|credito|credits?|deposits?)$/;
/** A longer line is a text that happens to name a sum and a side. */
const MOST_WORDS = 6;

/** A word for a sum and one for a side, in whatever order and words between them. */
function shortTotal(said: string): readonly TotalKind[] {
  const words = said.split(' ').filter((word) => word !== '');
  const names = (word: RegExp): boolean => words.some((one) => word.test(one));
  if (words.length > MOST_WORDS || !(names(totalWord) || words.some((word) => word.startsWith('gesamt')))) return [];
  const [debit, credit] = [names(debitWord), names(creditWord)];
  return debit === credit ? [] : [debit ? 'debit' : 'credit'];
}

/** A sum that is printed like a booking, with a date: nothing else may stand in its line. */
function datedTotal(line: Line): readonly TotalKind[] {
  const text = saidIn(line);
  const says = (total: RegExp): boolean => total.exec(text)?.[0] === text;
  return says(debitTotal) ? ['debit'] : says(creditTotal) ? ['credit'] : [];
}

/** The sums that a line names, from left to right. */
export function totalKinds(line: Line): readonly TotalKind[] {
  if (line.days.some((day) => day.first === 0)) return datedTotal(line);
  const [debit, credit] = [line.folded.search(debitTotal), line.folded.search(creditTotal)];
  if (debit >= 0 && credit >= 0) return debit < credit ? ['debit', 'credit'] : ['credit', 'debit'];
  if (debit >= 0) return ['debit'];
  if (credit >= 0) return ['credit'];
  // Where a list puts its text last, the sums stand before their words.
  const isLast = line.moneys[0]?.first === 0;
  if (bothTotals.test(line.folded) || (isLast && bothTotals.test(saidIn(line)))) return ['both'];
  return line.moneys.length === 1 ? shortTotal(saidIn(line)) : [];
}

/** What follows the list speaks of all of it, not of its last booking. */
const heading =
  /^(?:zusammenfassung|kunden information(?:en)?|(?:wichtige|allgemeine) hinweise|riepilogo|informazioni alla clientela|summary|important information)$/;

export const isHeading = ({ folded }: Line): boolean => heading.test(folded);

/** Sums stand before their words where a list puts the text last. */
const saysCarry = (line: Line): boolean => {
  if (carry.test(line.folded)) return true;
  const said = saidIn(line);
  return bareCarry.test(said) || (line.moneys[0]?.first === 0 && carry.test(said));
};

const isUndated = ({ days }: Line): boolean => !days.some((day) => day.first === 0);

const bankKey = /^\d{3,5}$/;
const pageWord = /^(?:seite|blatt|pagina|pag|foglio|page|nr|no|n)$/;

/** Whether the key that banks give a kind of booking stands between its words and its day; the number of a page is none. */
const hasKey = ({ words, days, moneys }: Line): boolean =>
  words.some(
    ({ text }, at) =>
      bankKey.test(text) &&
      ![...days, ...moneys].some(({ first, last }) => at >= first && at <= last) &&
      !pageWord.test(plainWordsOf(words[at - 1]?.text ?? '')),
  );

/** A transfer between accounts is called the same: it has a day of booking and one of value, or a day and a key. */
const isBooked = (line: Line): boolean => line.days.length > 1 || (line.days.length === 1 && hasKey(line));

/** A sum of one page, as the page calls it. */
export const isSumOfPage = ({ folded }: Line): boolean => pageSum.test(folded);

/** The balance that one page hands on to the next. */
export const isCarriedOver = (line: Line): boolean =>
  isUndated(line) && !isBooked(line) && line.moneys.length > 0 && saysCarry(line);

export const isCarry = (line: Line): boolean =>
  isUndated(line) && !isBooked(line) && (saysCarry(line) || pageSum.test(line.folded));

export const isSkipped = (line: Line, bank: Bank | null): boolean =>
  bank?.skip?.some((shape) => shape.test(line.folded)) ?? false;

/** Said in so many words that the period had no bookings. */
export const saysEmpty = (line: Line): boolean =>
  /\bkeine (?:umsatze|buchungen|kontobewegungen)\b|\bnessun[oa]? (?:movimento|operazione)\b|\bnon (?:ci sono|sono presenti) (?:movimenti|operazioni)\b|\bno transactions\b/.test(
    line.folded,
  );
