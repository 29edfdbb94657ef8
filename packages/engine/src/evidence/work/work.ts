/**
 * What reading a file costs, in units of about a millisecond on an ordinary machine of two cores. Costs are told from
 * what is to be read and never measured: a slow machine takes longer, and reads the same.
 */
export const passes = ['text', 'page', 'picture', 'again', 'figures'] as const;
/**
 * - `text`: the letters of a PDF are taken as they stand.
 * - `page`: the print of a scanned page is found, and every line of it read.
 * - `picture`: a photograph or a frame of one.
 * - `again`: the letters below a scan contradict its picture, so the picture is read.
 * - `figures`: sums do not come out, so the figures of a page are read a second time.
 */
export type Pass = (typeof passes)[number];

export interface WorkStep {
  readonly pass: Pass;
  readonly page: number;
  readonly cost: number;
  /** False where nothing was left to pay for it: the page stays as it was before. */
  readonly done: boolean;
  /** Words that the pass added or changed; null where it was not done. */
  readonly changed: number | null;
}

export interface WorkDone {
  readonly limit: number;
  readonly spent: number;
  readonly steps: readonly WorkStep[];
}

export interface Work {
  /** Takes the cost where that much is left, else takes nothing. */
  take(cost: number): boolean;
  left(): number;
  note(pass: Pass, page: number, cost: number, changed: number | null): void;
  done(): WorkDone;
}

export function createWork(limit: number): Work {
  const steps: WorkStep[] = [];
  let spent = 0;
  return {
    take: (cost) => {
      if (spent + cost > limit) return false;
      spent += cost;
      return true;
    },
    left: () => limit - spent,
    note: (pass, page, cost, changed) => {
      steps.push({ pass, page, cost, done: changed !== null, changed });
    },
    // Pages are read side by side; the story is told page by page.
    done: () => ({
      limit,
      spent,
      steps: steps.toSorted((a, b) => passes.indexOf(a.pass) - passes.indexOf(b.pass) || a.page - b.page),
    }),
  };
}
