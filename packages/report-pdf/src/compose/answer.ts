import type { CertaintyGrade } from '@vesta/domain/report/certainty';
import { type ChecksTally, checkStandings, countOf } from '@vesta/domain/report/checks-tally';
import type { Report } from '@vesta/domain/report/report';
import type { PaperAnswer } from '../paper/report-paper.ts';
import type { Writer } from './writer.ts';

const levels: Record<CertaintyGrade, 1 | 2 | 3> = { strong: 3, good: 2, thin: 1 };
const MOST_MARKS = 24;

type Mark = PaperAnswer['tally'][number];

/** One mark per check while they fit; beyond that one of each kind with its number. */
function marksOf(state: Mark['state'], count: number, isMany: boolean): Mark[] {
  if (count === 0) return [];
  return isMany ? [{ state, count: String(count) }] : Array.from({ length: count }, () => ({ state, count: null }));
}

/** How sure it is and what was checked: the same on every kind of report. */
export function sureOf(
  { certainty, tally }: { certainty: Report['certainty']; tally: ChecksTally },
  w: Writer,
): Pick<PaperAnswer, 'sureTitle' | 'sure' | 'talliedTitle' | 'tally' | 'tallyWords'> {
  const isMany = countOf(tally) > MOST_MARKS;
  return {
    sureTitle: w.say('ReportPaper.SureTitle'),
    sure: certainty.map(({ about, grade }) => ({
      label: w.say(`ReportWords.CertaintyAbout.${about}`),
      level: levels[grade],
      word: w.say(`ReportPaper.Grades.${grade}`),
    })),
    talliedTitle: w.say('ReportPaper.TalliedTitle'),
    tally: checkStandings.flatMap((standing) => marksOf(standing, tally[standing], isMany)),
    tallyWords: w.say('ReportPaper.Tally', { ...tally }),
  };
}
