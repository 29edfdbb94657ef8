import { percent } from './lib/accuracy/tally.ts';
import type { Table } from './lib/table.ts';
import { lookAtForged } from './lib/unseen/forged.ts';
import type { Caught, ForgedPaper, HonestTwin } from './lib/unseen/forged-paper.ts';
import { scoredOnce } from './lib/unseen/scored-once.ts';

const counted = (papers: readonly { caught: Caught }[], how: Caught): number =>
  papers.filter(({ caught }) => caught === how).length;

function rowOf(name: string, papers: readonly ForgedPaper[]): string[] {
  const [accused, warned, not] = (['accused', 'warned', 'not'] as const).map((how) => counted(papers, how));
  const found = percent(((accused ?? 0) + (warned ?? 0)) / Math.max(1, papers.length));
  const rules = [...new Set(papers.flatMap(({ rules: own }) => own))];
  return [name, ...[papers.length, accused, warned, not].map(String), found, rules.slice(0, 5).join(', ') || '–'];
}

const namesOf = (papers: readonly ForgedPaper[], of: (paper: ForgedPaper) => string): string[] =>
  [...new Set(papers.map(of))].sort();

const COLUMNS = ['Forged', 'Accusation', 'Warning', 'Nothing', 'Caught', 'By'];

function tableOf(twins: readonly HonestTwin[], forged: readonly ForgedPaper[], notes: readonly string[]): Table {
  const by = (of: (paper: ForgedPaper) => string): string[][] =>
    namesOf(forged, of).map((name) =>
      rowOf(
        name,
        forged.filter((paper) => of(paper) === name),
      ),
    );
  const troubled = twins.filter(({ caught }) => caught !== 'not');
  return {
    columns: ['Recipe', ...COLUMNS],
    rows: by(({ recipe }) => recipe),
    notes: [
      `Caught with an accusation ${percent(counted(forged, 'accused') / Math.max(1, forged.length))}, at least with a warning ${percent(1 - counted(forged, 'not') / Math.max(1, forged.length))} of ${forged.length} forgeries.`,
      `Honest twins: ${counted(twins, 'accused')} accused, ${counted(twins, 'warned')} warned of, out of ${twins.length}.`,
      ...notes,
    ],
    details: [
      {
        title: 'By kind and strength',
        table: { columns: ['Papers', ...COLUMNS], rows: by(({ kind, strength }) => `${kind}, ${strength}`) },
      },
      {
        title: 'Honest twins of which something is said',
        table: {
          columns: ['Paper', 'How', 'By'],
          rows: troubled.map(({ paper, caught, rules }) => [paper, caught, rules.join(', ')]),
        },
      },
    ],
  };
}

export const benchmark = scoredOnce({
  name: 'forgeries-unseen',
  title: 'Forgeries of papers whose layouts chance decided',
  usual: 36,
  async measure(seed, count) {
    const { twins, forged } = await lookAtForged(seed, count);
    return tableOf(twins, forged, [
      `${count} papers of the seed “${seed}”, each looked at alone, as it is and forged by every recipe that works on any PDF, in strengths by turns.`,
      'Only what is not said of the honest twin counts. Recipes that leave pixels only are left out: they need recognition.',
    ]);
  },
});
