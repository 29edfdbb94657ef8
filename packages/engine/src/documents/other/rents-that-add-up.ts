import type { Found } from '../found.ts';
import { foundFrom } from '../recognise/found-from.ts';
import type { RunningText } from '../recognise/page-text.ts';
import { AMOUNT } from '../work-contract/blocks.ts';
import { centsOfHit } from '../work-contract/search.ts';

interface Told {
  readonly cents: number;
  readonly start: number;
  readonly end: number;
  /** What is said between the amount before and this one. */
  readonly caption: string;
}

const MOST_PARTS = 6;
/** Letters between two amounts of one reckoning. */
const FARTHEST = 220;
const ofRent = /miet|netto ?-?kalt|kalt\b|nutzungs(?:gebuhr|entgelt)/;
const ofSum = /kaution|sicherheit|anteil|deposit/;

function amountsIn(text: string): readonly Told[] {
  const found: Told[] = [];
  for (const match of text.matchAll(new RegExp(`(?<![\\d.,])${AMOUNT}(?![\\d.,]*\\d)`, 'dg'))) {
    const place = match.indices?.groups?.value;
    const value = match.groups?.value ?? '';
    const cents = place && /,\d{2}$/.test(value) ? centsOfHit({ text: value, start: place[0], end: place[1] }) : null;
    if (place && cents !== null && cents > 0)
      found.push({ cents, start: place[0], end: place[1], caption: text.slice(found.at(-1)?.end ?? 0, place[0]) });
  }
  return found;
}

/**
 * The rent and what is to be paid with everything, where a lease reckons it out: whatever its rows are called, what
 * they add up to is told below them, and the first of them is the rent.
 */
export function rentsThatAddUp(
  prose: RunningText,
): { readonly cold: Found<number> | null; readonly total: Found<number> | null } | null {
  const amounts = amountsIn(prose.text);
  for (const [from, first] of amounts.entries()) {
    if (!ofRent.test(first.caption.slice(-80))) continue;
    let sum = first.cents;
    for (let at = from + 1; at < Math.min(amounts.length, from + 2 + MOST_PARTS); at += 1) {
      const next = amounts[at];
      if (!next || next.caption.length > FARTHEST || ofSum.test(next.caption)) break;
      if (at > from + 1 && next.cents === sum) {
        const found = ({ cents, start, end }: Told): Found<number> | null =>
          foundFrom(cents, prose.wordsAt(start, end), 0.9);
        return { cold: found(first), total: found(next) };
      }
      sum += next.cents;
    }
  }
  return null;
}
