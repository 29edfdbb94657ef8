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

/** What was wrong with the attempt before, so that a page was read once more. */
export type Criticism = 'letters_contradict_picture' | 'sums_do_not_come_out';

/** Why a pass came after another one, and which values of the papers are not what they were before it. */
export interface Retry {
  readonly why: Criticism;
  readonly values: readonly string[];
}

export interface WorkStep {
  readonly pass: Pass;
  readonly page: number;
  readonly cost: number;
  /** False where nothing was left to pay for it: the page stays as it was before. */
  readonly done: boolean;
  /** Words that the pass added or changed; null where it was not done. */
  readonly changed: number | null;
  readonly retry?: Retry;
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
  /** Says of a pass that was noted why it ran, and what it did to the values. */
  explain(pass: Pass, page: number, retry: Retry): void;
  done(): WorkDone;
}

export function createWork(limit: number): Work {
  const steps: WorkStep[] = [];
  const retries: (Pick<WorkStep, 'pass' | 'page'> & { readonly retry: Retry })[] = [];
  const explained = (step: WorkStep): WorkStep => {
    const told = retries.find(({ pass, page }) => pass === step.pass && page === step.page);
    return told ? { ...step, retry: told.retry } : step;
  };
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
    explain: (pass, page, retry) => {
      retries.push({ pass, page, retry });
    },
    // Pages are read side by side; the story is told page by page.
    done: () => ({
      limit,
      spent,
      steps: steps
        .toSorted((a, b) => passes.indexOf(a.pass) - passes.indexOf(b.pass) || a.page - b.page)
        .map(explained),
    }),
  };
}
