import type { AggregatedReport } from '@vesta/domain/report/aggregated-report';
import type { Explanation } from '@vesta/domain/report/explain';
import type { ModelInfo } from '@vesta/domain/report/model-info';
import type { Report } from '@vesta/domain/report/report';
import type { PaperBlock } from '../../paper/blocks.ts';
import type { PaperSection } from '../../paper/report-paper.ts';
import { counterfactualWords, givenInputs, inputLabel, inputValue, valueIn } from '../explained.ts';
import { noticeOf } from '../for-lender.ts';
import { cell, refsOf, type Writer } from '../writer.ts';

const listOf = (items: string[]): PaperBlock[] => (items.length > 0 ? [{ kind: 'list', items }] : []);

function figureBlocks(one: Explanation, w: Writer): PaperBlock[] {
  const inputs = givenInputs(one);
  const isEstimated = inputs.some(({ name }) => name === 'extra_pay_share');
  return [
    {
      kind: 'heading',
      text: `${w.say(`ReportWords.Figures.${one.figure}`)}: ${valueIn(one.unit, one.value, w)}`,
    },
    { kind: 'text', quiet: true, text: w.say(`ReportWords.Formulas.${one.formula}`) },
    ...(inputs.length > 0
      ? [
          {
            kind: 'table' as const,
            columns: [
              { label: '', align: 'left' as const, width: 1 },
              { label: '', align: 'right' as const, width: 'auto' as const },
            ],
            rows: inputs.map((input) => [
              cell(inputLabel(input, w), { refs: refsOf(input.places) }),
              cell(inputValue(input, w)),
            ]),
          },
        ]
      : []),
    ...(isEstimated ? [{ kind: 'text' as const, quiet: true, text: w.say('ReportView.Explain.ExtraPayWhy') }] : []),
    ...listOf(one.reasons.map((code) => w.say(`ReportWords.Reasons.${code}`))),
    ...(one.counterfactuals.length > 0
      ? [{ kind: 'subheading' as const, text: w.say('ReportView.Explain.WouldChange') }]
      : []),
    ...listOf(one.counterfactuals.map((change) => counterfactualWords(change, w))),
  ];
}

/** Every figure with its formula, what went in, and what would change it. */
export function explainedSection(explain: readonly Explanation[], w: Writer): PaperSection | null {
  if (explain.length === 0) return null;
  return {
    title: w.say('ReportPaper.Sections.Explained'),
    startsPage: false,
    blocks: explain.flatMap((one) => figureBlocks(one, w)),
  };
}

type Constant = ModelInfo['constants'][number];

/** A rule that is on or off is told in a word. */
const constantValue = ({ name, unit, value }: Constant, w: Writer): string =>
  name === 'EXTRA_PAY_EVIDENCED' ? w.say(`ReportWords.Answers.${value === 1 ? 'Yes' : 'No'}`) : valueIn(unit, value, w);

const constantCells = (constant: Constant | undefined, w: Writer) =>
  constant
    ? [cell(w.say(`ReportPaper.Constants.${constant.name}`)), cell(constantValue(constant, w))]
    : [cell(''), cell('')];

/** Two numbers to a row: down the left side first, then down the right. */
function constantsTable(constants: readonly Constant[], w: Writer): PaperBlock {
  const half = Math.ceil(constants.length / 2);
  const side = [
    { label: '', align: 'left' as const, width: 1 },
    { label: '', align: 'right' as const, width: 'auto' as const },
  ];
  return {
    kind: 'table',
    small: true,
    columns: [...side, ...side],
    rows: constants
      .slice(0, half)
      .map((left, place) => [...constantCells(left, w), ...constantCells(constants[half + place], w)]),
  };
}

/** Rules have a name for machines, "mortgage-it 1.2"; people are told its version. */
export const versionOf = ({ name }: Pick<ModelInfo, 'name'>): string => name.split(' ').at(-1) ?? name;

/** The rules and every number in them that somebody chose. */
export function modelSection(report: Report | AggregatedReport, w: Writer): PaperSection {
  const { model } = report;
  return {
    title: w.say('ReportPaper.Sections.Model', { version: versionOf(model) }),
    startsPage: false,
    blocks: [constantsTable(model.constants, w), { kind: 'text', quiet: true, text: noticeOf(report, w) }],
  };
}
