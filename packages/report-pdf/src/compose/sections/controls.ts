import type { PayslipControl } from '@vesta/domain/report/incomes';
import type { Report } from '@vesta/domain/report/report';
import type { Tone } from '../../paper/paper-check.ts';
import type { PaperSection } from '../../paper/report-paper.ts';
import { cell, type Writer } from '../writer.ts';

const tones: Record<PayslipControl['icon'], Tone> = {
  tick: 'passed',
  warning: 'noted',
  inconclusive: 'inconclusive',
};

/** The questions that are put to payslips, with their answers. */
export function controlsSection({ payslips_controls: controls }: Report, w: Writer): PaperSection | null {
  if (controls.content.length === 0) return null;
  return {
    title: w.say('ReportPaper.Sections.Controls'),
    startsPage: false,
    blocks: [
      {
        kind: 'facts',
        items: controls.content.map(({ translation_key, value, icon }) => ({
          label: w.say(`ReportWords.Controls.${translation_key}`),
          value: cell(w.say(`ReportWords.Answers.${value === null ? 'Unknown' : value ? 'Yes' : 'No'}`), {
            mark: tones[icon],
          }),
        })),
      },
    ],
  };
}
