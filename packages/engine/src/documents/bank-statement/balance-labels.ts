/** Which balance of the account a printed line speaks of. `any` is told apart by where it stands. */
export type BalanceKind = 'opening' | 'closing' | 'any';

export interface BalanceLabel {
  readonly kind: BalanceKind;
  /** First and last letter in the folded line. */
  readonly start: number;
  readonly end: number;
}

const kontostand = '(?:saldo|kontostand|buchungssaldo|kontosaldo)';

const patterns: readonly (readonly [BalanceKind, RegExp])[] = [
  [
    'opening',
    new RegExp(
      [
        String.raw`\bsaldo (?:contabile |del conto |di conto |conto )?(?:iniziale|precedente|di partenza|di inizio periodo|di apertura|apertura|anteriore|inizio periodo|a inizio periodo)\b`,
        String.raw`\bsaldo (?:dell |da )?(?:ultimo )?(?:estratto(?: conto)?|e c) (?:precedente|anteriore)\b`,
        String.raw`\b${kontostand} (?:laut |gem |gemass |des |vom |aus )?(?:letzte[nmrs]?|vorige[nmrs]?) (?:konto)?auszugs?\b`,
        // Where a stamp or a watermark crosses the word itself.
        String.raw`\biniziale al \d`,
        String.raw`\b(?:alter|vorheriger|voriger|letzter|bisheriger) ${kontostand}\b`,
        String.raw`\b(?:anfangs(?:saldo|bestand|kontostand|guthaben)|start(?:saldo|guthaben)|saldovortrag|eroffnungssaldo)\b`,
        String.raw`\b${kontostand} (?:alt|vortrag|vorher|beginn|anfang)\b`,
        String.raw`\bubertrag (?:vom|aus dem) (?:letzten|vorigen) (?:konto)?auszug\b`,
        // A line that says nothing else: its day, the word, the sum.
        String.raw`(?<=^(?:\d{1,4} )*)vortrag(?= (?:eur |euro )?\d)`,
        String.raw`\bbalance brought forward\b`,
        String.raw`\b(?:guthaben|${kontostand}) (?:zu|zum|am|bei|vor) (?:de[rms] )?(?:perioden|monats|quartals)?(?:beginn|anfang)\b`,
        String.raw`\bsaldo (?:contabile )?(?:a|all|ad|di|d) inizio\b`,
        String.raw`\bvecchio saldo\b`,
        String.raw`\bgiacenza (?:iniziale|precedente|a inizio)\b`,
        // In a sentence the tense tells which of the two is meant.
        String.raw`\b${kontostand} (?:(?:ihres|des) kontos )?(?:betrug|belief sich)\b`,
        String.raw`\bsaldo (?:a (?:suo |vs |vostro )?(?:credito|debito|favore) )?(?:del (?:suo )?conto )?(?:al [a-z0-9 ]{4,22} )?(?:era|ammontava)\b`,
        String.raw`\bpresentava un saldo\b`,
        String.raw`\bwies (?:[a-z0-9]+ ){1,8}einen? ${kontostand}\b`,
        String.raw`\bvorheriger$`,
        String.raw`\b(?:opening|starting|previous) balance\b`,
        String.raw`\b(?:saldo|balance) inicial\b`,
      ].join('|'),
      'g',
    ),
  ],
  [
    'closing',
    new RegExp(
      [
        String.raw`\bsaldo (?:contabile |del conto |di conto |conto )?(?:finale|di chiusura|chiusura|fine periodo|a fine periodo)\b`,
        String.raw`\bfinale al \d`,
        String.raw`\b(?:neuer|aktueller|jetziger) ${kontostand}\b`,
        String.raw`\b(?:nuovo saldo|saldo attuale)\b`,
        String.raw`\bgiacenza (?:finale|attuale|a fine)\b`,
        String.raw`\b(?:end(?:saldo|bestand|kontostand|guthaben)|schluss(?:saldo|bestand)|(?:rechnungs)?abschlusssaldo)\b`,
        String.raw`\b${kontostand} (?:(?:ihres|des) kontos )?(?:am|zum|per) [a-z0-9 ]{4,22} betragt\b`,
        String.raw`\bsaldo (?:a (?:suo |vs |vostro )?(?:credito|debito|favore) )?(?:del (?:suo )?conto )?al [a-z0-9 ]{4,22} (?:e di|ammonta)\b`,
        String.raw`\bpresenta un saldo\b`,
        String.raw`\bweist (?:[a-z0-9]+ ){1,8}einen? ${kontostand}\b`,
        String.raw`\b${kontostand} (?:neu|aktuell|ende)\b`,
        String.raw`\b(?:guthaben|${kontostand}) (?:zu|zum|am|bei) (?:de[rms] )?(?:perioden|monats|quartals)?(?:ende|schluss)\b`,
        String.raw`\bsaldo (?:contabile )?(?:a|alla|di) (?:fine|chiusura)\b`,
        String.raw`\b(?:closing|ending|final|new|current) balance\b`,
        String.raw`\b(?:saldo|balance) final\b`,
      ].join('|'),
      'g',
    ),
  ],
  [
    'any',
    new RegExp(
      [
        String.raw`\bkontostand (?:in eur )?(?:am|zum|per|vom)\b`,
        String.raw`\bsaldo (?:contabile )?(?:al|alla data|am|per|zum|vom)\b`,
        String.raw`\bsaldo a (?:vs|vostro|suo|ns|nostro) (?:credito|debito|favore)\b`,
        String.raw`\b${kontostand} zu ihren (?:gunsten|lasten)\b`,
        String.raw`\b(?:zwischensaldo|tages(?:end)?saldo)\b`,
        String.raw`\bsaldo (?:giornaliero|(?:di|del) giorn(?:o|ata)|parziale|intermedio)\b`,
        String.raw`\bbalance (?:on|at|as of)\b`,
        // Accounts in several currencies name the account itself: "EUR am 30. September 2026   1.481,29 EUR".
        String.raw`^(?:eur|euro) (?:am|zum|per|al|on|at)(?= \d)`,
        // A line of the list that says nothing else: its day, the word, the sum.
        String.raw`(?<=^(?:\d{1,4} )+)(?:${kontostand}|saldo contabile|balance)(?= (?:eur |euro )?\d)`,
      ].join('|'),
      'g',
    ),
  ],
];

/** Balances that count pending payments or credit lines as well: never those of the list. */
const otherBalance = /\bsaldo (?:liquido|disponibile)|\bverfugbar|\bavailable/;

/** Seen at a glance: most lines speak of no balance. */
const anyBalance =
  /sald|giacenza|stand|guthaben|vortrag|ubertrag (?:vom|aus)|balance|bestand|^eur|vorheriger|(?:iniziale|finale) al /;

/** The labels of a folded line from left to right; where two share words the more telling one stays. */
export function balanceLabels(folded: string): BalanceLabel[] {
  if (!anyBalance.test(folded)) return [];
  const other = folded.search(otherBalance);
  const told = other < 0 ? folded : folded.slice(0, other);
  const found: BalanceLabel[] = [];
  for (const [kind, pattern] of patterns) {
    for (const match of told.matchAll(pattern)) {
      const label = { kind, start: match.index, end: match.index + match[0].length };
      if (!found.some((other) => other.start < label.end && label.start < other.end)) found.push(label);
    }
  }
  return found.sort((a, b) => a.start - b.start);
}

/** Words that may stand between the label of a balance and its value. */
export const beside =
  /^(?:des|zeitraums?|periodo|era|pari|ammonta|ammontava|risulta|risultava|betrug|betragt|war|ist|lautet|mese|trimestre|monats|quartals|riporto|riportato|al|alla|data|del|di|am|zum|per|vom|von|a|vs|vostro|ns|nostro|suo|credito|debito|favore|eur|euro|in|il|conto|corrente|contabile|saldo|quindi|auszug|nr|no|n|uhr|gmt|utc|um|blatt|seite|auf|h|s|e|on|at|as|of|gem|gemass|kontoauszug|dein|ihr|ihren|zu|gunsten|lasten|uhr|mo|mi|do|fr|sa|so|[0-9]+)$/;

const debitWords =
  /\bzu (?:ihren lasten|unseren gunsten)\b|\bim soll\b|\b(?:a |in )?(?:vs |vostro |suo )?debito\b|\b(?:a )?(?:ns|nostro) credito\b/;
const creditWords =
  /\bzu ihren gunsten\b|\bim haben\b|\b(?:vs|vostro|suo) credito\b|\ba credito\b|\b(?:ns|nostro) debito\b|\ba vs favore\b/;

/** What the words around a balance say about its side; null where they are silent. */
export function sideInWords(folded: string): 'debit' | 'credit' | null {
  if (creditWords.test(folded)) return 'credit';
  return debitWords.test(folded) ? 'debit' : null;
}
