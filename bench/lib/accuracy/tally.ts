import type { Mark } from './mark.ts';

/** Marks counted under a name, such as a field of a kind of paper. */
export class Tally {
  readonly #counts = new Map<string, Record<Mark, number>>();

  add(name: string, mark: Mark): void {
    const counts = this.#counts.get(name) ?? { right: 0, wrong: 0, missing: 0, invented: 0, absent: 0 };
    counts[mark] += 1;
    this.#counts.set(name, counts);
  }

  names(): string[] {
    return [...this.#counts.keys()].sort();
  }

  of(belongs: (name: string) => boolean): Record<Mark, number> {
    const sum = { right: 0, wrong: 0, missing: 0, invented: 0, absent: 0 };
    for (const [name, counts] of this.#counts)
      if (belongs(name)) for (const mark of Object.keys(sum) as Mark[]) sum[mark] += counts[mark];
    return sum;
  }
}

/** Of what stands on the paper, how much was read right. */
export const recallOf = ({ right, wrong, missing }: Record<Mark, number>): number =>
  right / Math.max(1, right + wrong + missing);

/** Of what was read, how much is right. */
export const precisionOf = ({ right, wrong, invented }: Record<Mark, number>): number =>
  right / Math.max(1, right + wrong + invented);

export const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;
