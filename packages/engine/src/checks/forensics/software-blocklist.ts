import type { Judgement, Rule } from '../rule.ts';
import { reckoned } from '../run/fields.ts';
import { failed, inconclusive, passed } from '../run/judgements.ts';
import type { InspectedPaper } from '../subject.ts';
import { isIssued } from './ground/papers.ts';
import { programsNamed, type Trade, tradeOf } from './ground/software.ts';

const order: readonly Trade[] = ['editor', 'office', 'toolbox', 'scanner', 'printer'];

function judgeTrade(trade: Trade, program: string): Judgement {
  const working = [reckoned('program', null, program)];
  const data = { program };
  if (trade === 'editor') return failed(working, { data });
  if (trade === 'office') return failed(working, { data, variant: 'office' });
  // Many shrink or join their papers before handing them in: worth knowing, no more.
  if (trade === 'toolbox') return failed(working, { data, variant: 'toolbox', level: 'info' });
  return passed(working, { data, variant: trade });
}

/** Statements, payslips and tax papers come out of somebody's accounting, not out of a program for editing. */
export const pdfSoftwareBlocklist: Rule<InspectedPaper> = {
  id: 'R_PDF_SOFTWARE_BLOCKLIST',
  chapter: 'forensics',
  level: 'warning',
  blocking: false,
  reads: [],
  judge: (paper) => {
    const { pdf } = paper.evidence;
    if (!pdf) return null;
    const programs = [...programsNamed(pdf), ...(paper.traces?.pdf?.earlierPrograms ?? [])];
    if (programs.length === 0) return inconclusive([], { variant: 'unnamed' });
    // Contracts and letters are written with office programs, and people may edit their own.
    if (!isIssued(paper)) return passed(programs.map((program) => reckoned('program', null, program)));
    const trades = programs.flatMap((program) => {
      const trade = tradeOf(program);
      return trade ? [{ trade, program }] : [];
    });
    const worst = trades.toSorted((a, b) => order.indexOf(a.trade) - order.indexOf(b.trade))[0];
    return worst
      ? judgeTrade(worst.trade, worst.program)
      : passed(programs.map((program) => reckoned('program', null, program)));
  },
};
