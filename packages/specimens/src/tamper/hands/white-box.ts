import type { Chance } from '../../chance.ts';
import { byRun, type Change, rewritten } from '../find/spots.ts';
import { around, grown } from '../sheet/box.ts';
import type { OpenPaper } from '../sheet/open-paper.ts';
import { operators } from '../sheet/run.ts';
import type { Strength } from '../strength.ts';
import { fontIn } from './foreign-font.ts';
import { inItsPlace } from './in-place.ts';

const slack: Record<Strength, number> = { careless: 1.5, careful: 0.4, expert: 0 };

/** Covers the old text and writes over it: the old text is still there, below. */
export function coverAndWrite(paper: OpenPaper, changes: readonly Change[], strength: Strength, chance: Chance): void {
  for (const [run, own] of byRun(changes)) {
    const { height } = paper.sheet(run.page);
    const text = rewritten(run, own);
    const font = strength === 'careless' ? fontIn(paper, run.page, 'Helvetica') : run.font;
    const face = strength === 'careless' ? 'Helvetica' : run.face;
    const fresh = { ...inItsPlace({ ...run, font, face }, text), ...(strength === 'careless' ? { ink: '0 0 0' } : {}) };
    const box = grown(around([paper.boxOf(run), paper.boxOf(fresh)]), slack[strength]);
    const tone = strength === 'careless' || chance.happens(0.5) ? '1 1 1' : '0.998 0.998 0.998';
    const cover = `q\n${tone} rg\n${box.left} ${height - box.bottom} ${box.right - box.left} ${box.bottom - box.top} re\nf\nQ`;
    const put = `${cover}\n${operators(fresh)}`;
    // An expert's tool puts it right behind the old text; others paste at the end of the page.
    if (strength === 'expert') paper.replace(run, `${operators(run)}\n${put}`);
    else paper.append(run.page, put);
    paper.touch(run.page, box);
  }
}
