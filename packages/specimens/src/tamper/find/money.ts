import { plain } from '../../wording/money.ts';
import { NothingToForge } from '../forgery.ts';
import type { OpenPaper } from '../sheet/open-paper.ts';
import type { Strength } from '../strength.ts';
import { type Change, changesOf } from './spots.ts';

/** What the forger would like to earn: a round thousand more, a third more, or little enough to be believed. */
export function raised(cents: number, strength: Strength): number {
  if (strength === 'careless') return cents + 100_000;
  return Math.round(cents * (strength === 'careful' ? 1.35 : 1.18)) + (strength === 'careful' ? 0 : 7);
}

/** 1.234,56; forms that count in euros leave the cents away; narrow boxes have the comma printed on the form. */
const writings: readonly ((cents: number) => string | null)[] = [
  plain,
  (cents) => (cents % 100 === 0 ? plain(cents).slice(0, -3) : null),
  (cents) => (cents >= 100_000 ? plain(cents).replace(',', '') : null),
];

function inWriting(paper: OpenPaper, amounts: ReadonlyMap<number, number>, write: (typeof writings)[number]): Change[] {
  const words = [...amounts].flatMap(([from, to]) => {
    const old = write(from);
    return old === null ? [] : [[old, write(to) ?? plain(to)] as const];
  });
  return changesOf(paper, new Map(words));
}

/** Where these amounts stand, in cents, old to new. */
export const moneyChanges = (paper: OpenPaper, amounts: ReadonlyMap<number, number>): Change[] =>
  writings.flatMap((write) => inWriting(paper, amounts, write));

/** The last mention is the one that counts: the total at the foot, not the row that leads to it. */
export function oneMoneyChange(paper: OpenPaper, from: number, to: number): Change {
  for (const write of writings) {
    const change = inWriting(paper, new Map([[from, to]]), write).at(-1);
    if (change) return change;
  }
  throw new NothingToForge('the amount');
}
