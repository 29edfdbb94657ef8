import type { Line } from './lines.ts';
import type { Section } from './section.ts';

/** What a report over several accounts calls the one whose bookings follow. */
type AccountNamed = 'current' | 'savings' | 'card';

const names: readonly (readonly [AccountNamed, RegExp])[] = [
  ['card', /\b(?:visa|mastercard|kreditkarte|american express|carta di credito|credit card)\b/],
  ['savings', /\b(?:tagesgeld\w*|sparkonto|spar\w*|festgeld\w*|conto deposito|libretto|savings?)\b/],
  ['current', /\b(?:girokonto|giro\w*|kontokorrent\w*|online konto|conto corrente|current account)\b/],
];

const LINES_ABOVE = 14;
const MOST_WORDS = 16;

/** By the nearest line above that names a kind of account, down from the end of the list before; null where none does. */
export function accountNamed(lines: readonly Line[], section: Section): AccountNamed | null {
  const marks = [...section.openings, ...section.rows].map(({ index }) => index);
  const first = Math.min(...marks);
  for (let index = first - 1; index >= Math.max(0, first - LINES_ABOVE); index -= 1) {
    const line = lines[index];
    // Dated sums are bookings and balances of the list before.
    if (!line || (line.days.length > 0 && line.moneys.length > 0)) return null;
    const kind = line.words.length <= MOST_WORDS ? names.find(([, words]) => words.test(line.folded)) : undefined;
    if (kind && line.days.length === 0) return kind[0];
  }
  return null;
}
