import type { Bank } from '../../banks/bank.ts';
import type { Line } from './lines.ts';

/** Lines of a list that are no bookings: carried from page to page, or sums. */
const carry =
  /^(?:saldo )?(?:a |da )?riport(?:o|are|ato)\b|\ba riportare\b|^(?:fortsetzung seite \d+ )?u(?:e)?bertrag(?: (?:auf|von|aus) (?:blatt|seite) \d+)?(?: eur)? \d|^(?:saldo )?carried forward|^brought forward/;

const debitTotal =
  /\b(?:tot(?:ale|ali)? (?:movimenti )?(?:dare|addebiti|uscite|a debito|delle uscite|degli addebiti)|summe (?:der )?(?:soll|belastungen|ausgaben|lastschriften)|gesamtbelastungen|kontobelastungen|ausgehende transaktionen|gesamtausgaben|zahlungsausgange|total (?:debits|money out|withdrawals))\b/;
const creditTotal =
  /\b(?:tot(?:ale|ali)? (?:movimenti )?(?:avere|accrediti|entrate|a credito|delle entrate|degli accrediti)|summe (?:der )?(?:haben|gutschriften|einnahmen)|gesamtgutschriften|kontogutschriften|einkommende transaktionen|eingehende transaktionen|gesamteinnahmen|zahlungseingange|total (?:credits|money in|deposits))\b/;
const bothTotals =
  /^(?:totali?|totale (?:movimenti|generale|operazioni)|totali movimenti|summen?|umsatzsummen?|gesamtumsatze?|summe (?:der )?umsatze|totals?)(?: eur| euro| del periodo| a pareggio)?(?: \d|$)/;

export type TotalKind = 'debit' | 'credit' | 'both';

/** The sums that a line names, from left to right. */
export function totalKinds(line: Line): readonly TotalKind[] {
  if (line.days.some((day) => day.first === 0)) return [];
  const [debit, credit] = [line.folded.search(debitTotal), line.folded.search(creditTotal)];
  if (debit >= 0 && credit >= 0) return debit < credit ? ['debit', 'credit'] : ['credit', 'debit'];
  if (debit >= 0) return ['debit'];
  if (credit >= 0) return ['credit'];
  return bothTotals.test(line.folded) ? ['both'] : [];
}

export const isCarry = (line: Line): boolean => !line.days.some((day) => day.first === 0) && carry.test(line.folded);

export const isSkipped = (line: Line, bank: Bank | null): boolean =>
  bank?.skip?.some((shape) => shape.test(line.folded)) ?? false;

/** Said in so many words that the period had no bookings. */
export const saysEmpty = (line: Line): boolean =>
  /\bkeine (?:umsatze|buchungen|kontobewegungen)\b|\bnessun[oa]? (?:movimento|operazione)\b|\bnon (?:ci sono|sono presenti) (?:movimenti|operazioni)\b|\bno transactions\b/.test(
    line.folded,
  );
