import { byRun, type Change, rewritten } from '../find/spots.ts';
import { around } from '../sheet/box.ts';
import type { OpenPaper } from '../sheet/open-paper.ts';
import { type Run, widthOf } from '../sheet/run.ts';

const isFigure = (text: string): boolean => /\d,\d\d\D{0,4}$/.test(text);

/** The run with other text, standing where the old one stood; figures end where the old ones ended. */
export function inItsPlace(run: Run, text: string, keepRight = isFigure(run.text)): Run {
  const grew = widthOf(run.face, text, run.size) - widthOf(run.face, run.text, run.size);
  return { ...run, text, x: keepRight ? Math.round((run.x - grew) * 1000) / 1000 : run.x };
}

/** Rewrites the page's source: the old text is gone, the new one has its font, size and line. */
export function rewriteInPlace(paper: OpenPaper, changes: readonly Change[], keepRight?: boolean): void {
  for (const [run, own] of byRun(changes)) {
    const fresh = inItsPlace(run, rewritten(run, own), keepRight);
    paper.replace(run, fresh);
    paper.touch(run.page, around([paper.boxOf(run), paper.boxOf(fresh)]));
  }
}
