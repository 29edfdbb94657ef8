import type { CertaintyGrade } from '@vesta/domain/report/certainty';
import { type ChecksTally, countOf } from '@vesta/domain/report/checks-tally';
import type { Report } from '@vesta/domain/report/report';
import type { PaperAnswer } from '../paper/report-paper.ts';
import type { Writer } from './writer.ts';

const levels: Record<CertaintyGrade, 1 | 2 | 3> = { strong: 3, good: 2, thin: 1 };
const MOST_MARKS = 24;

/** One mark per check while they fit; beyond that each kind keeps its share, and none that occurs goes missing. */
const marksFor = (count: number, total: number): number =>
  total <= MOST_MARKS || count === 0 ? count : Math.max(1, Math.round((count * MOST_MARKS) / total));

/** How sure it is and what was checked: the same on every kind of report. */
export function sureOf(
  { certainty, tally }: { certainty: Report['certainty']; tally: ChecksTally },
  w: Writer,
): Pick<PaperAnswer, 'sureTitle' | 'sure' | 'talliedTitle' | 'tally' | 'tallyWords'> {
  const order = ['passed', 'failed', 'inconclusive'] as const;
  return {
    sureTitle: w.say('ReportPaper.SureTitle'),
    sure: certainty.map(({ about, grade }) => ({
      label: w.say(`ReportWords.CertaintyAbout.${about}`),
      level: levels[grade],
      word: w.say(`ReportPaper.Grades.${grade}`),
    })),
    talliedTitle: w.say('ReportPaper.TalliedTitle'),
    tally: order.flatMap((outcome) => Array.from({ length: marksFor(tally[outcome], countOf(tally)) }, () => outcome)),
    tallyWords: w.say('ReportPaper.Tally', { ...tally }),
  };
}
