import { sectorShares } from './contribution-shares.ts';
import { contributionsOf } from './gross-to-net.ts';
import type { ItalianPayRules } from './rules.ts';

/** Points by which rounding of base and lines may move the share. */
const SLACK = 0.06;
/** Small supplements of sectors and firms come on top of the full share, hardly any on that of apprentices. */
const FULL_SHARE = 8;
const supplementTo = (share: number): number => (share > FULL_SHARE ? 0.8 : 0.15);

/** The point more that is due above the first band. */
const EXTRA_POINT = 1;

/** Whether somebody of any sector may have paid so much of such a base in such a year. */
export function contributionFits(base: number, paid: number, rules: ItalianPayRules): boolean {
  const { shares, reliefs } = rules.contributions;
  const all = shares.flatMap((share) => [share, ...reliefs.map((relief) => share - relief)]);
  const slack = (base * SLACK) / 100;
  return all.some((share) => {
    const due = contributionsOf(base, share, rules);
    const most = contributionsOf(base, share + supplementTo(share), rules);
    const plain = (base * share) / 100;
    return paid >= Math.min(due, plain) - slack && paid <= most + slack;
  });
}

/** The smallest and the largest part of a base that anybody pays, in percent, whatever the year. */
export function contributionBounds(): { readonly least: number; readonly most: number } {
  const percents = sectorShares.flatMap((sector) => sector.percents);
  const largest = Math.max(...percents);
  return { least: Math.min(...percents) / 2, most: largest + supplementTo(largest) + EXTRA_POINT };
}
