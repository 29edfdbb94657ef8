import type { Explanation } from '@vesta/domain/report/explain';
import type { ModelInfo } from '@vesta/domain/report/model-info';
import type { PaperBlock } from '../../paper/blocks.ts';
import type { PaperSection } from '../../paper/report-paper.ts';
import { counterfactualWords, inputLabel, inputValue, valueIn } from '../explained.ts';
import { cell, refsOf, type Writer } from '../writer.ts';

function figureBlocks(one: Explanation, w: Writer): PaperBlock[] {
  return [
    {
      kind: 'heading',
      text: `${w.say(`ReportWords.Figures.${one.figure}`)}: ${valueIn(one.unit, one.value, w)}`,
    },
    { kind: 'text', quiet: true, text: w.say(`ReportWords.Formulas.${one.formula}`) },
    ...(one.inputs.length > 0
      ? [
          {
            kind: 'table' as const,
            columns: [
              { label: '', align: 'left' as const, width: 1 },
              { label: '', align: 'right' as const, width: 'auto' as const },
            ],
            rows: one.inputs.map((input) => [
              cell(inputLabel(input, w), { refs: refsOf(input.places) }),
              cell(inputValue(input, w)),
            ]),
          },
        ]
      : []),
    ...(one.reasons.length + one.counterfactuals.length > 0
      ? [
          {
            kind: 'list' as const,
            items: [
              ...one.reasons.map((code) => w.say(`ReportWords.Reasons.${code}`)),
              ...one.counterfactuals.map((change) => counterfactualWords(change, w)),
            ],
          },
        ]
      : []),
  ];
}

/** Every figure with its formula, what went in, and what would change it. */
export function explainedSection(explain: readonly Explanation[], w: Writer): PaperSection | null {
  if (explain.length === 0) return null;
  return {
    title: w.say('ReportPaper.Sections.Explained'),
    startsPage: true,
    blocks: explain.flatMap((one) => figureBlocks(one, w)),
  };
}

/** The rules and every number in them that somebody chose. */
export function modelSection(model: ModelInfo, w: Writer): PaperSection {
  return {
    title: w.say('ReportPaper.Sections.Model', { model: model.name }),
    startsPage: false,
    blocks: [
      {
        kind: 'facts',
        items: model.constants.map(({ name, value, unit }) => ({
          label: w.say(`ReportPaper.Constants.${name}`),
          value: cell(valueIn(unit, value, w)),
        })),
      },
      { kind: 'text', quiet: true, text: w.say('ReportWords.Notice') },
    ],
  };
}
