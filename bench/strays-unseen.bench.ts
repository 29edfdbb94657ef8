import { inspectFile } from '@vesta/engine/pipeline';
import { TODAY } from '@vesta/specimens/grammar/paper-by-chance';
import { strayKinds, strayPaperByChance } from '@vesta/specimens/grammar/stray/index';
import type { Table } from './lib/table.ts';
import { dumpStray } from './lib/unseen/dump-stray.ts';
import { scoredOnce } from './lib/unseen/scored-once.ts';
import { type JudgedStray, judgedStray } from './lib/unseen/stray.ts';

const count = (papers: readonly JudgedStray[], holds: (paper: JudgedStray) => boolean): string =>
  String(papers.filter(holds).length);

function rowOf(name: string, papers: readonly JudgedStray[]): string[] {
  return [
    name,
    String(papers.length),
    count(papers, ({ called }) => called === 'right'),
    count(papers, ({ called }) => called === 'unnamed'),
    count(papers, ({ called }) => called === 'wrong'),
    count(papers, ({ accusedBy }) => accusedBy.length > 0),
    [...new Set(papers.flatMap(({ name: own, called }) => (called === 'right' ? [] : [own])))].join(', ') || '–',
    [...new Set(papers.flatMap(({ accusedBy }) => accusedBy))].join(', ') || '–',
  ];
}

function tableOf(papers: readonly JudgedStray[], notes: readonly string[]): Table {
  const kinds = strayKinds.filter((is) => papers.some((paper) => paper.is === is));
  return {
    columns: ['Paper', 'Papers', 'Named right', 'Left open', 'Taken for another', 'Accused', 'Otherwise called', 'By'],
    rows: [
      ...kinds.map((kind) =>
        rowOf(
          kind,
          papers.filter(({ is }) => is === kind),
        ),
      ),
      rowOf('all', papers),
    ],
    notes: [...notes],
  };
}

export const benchmark = scoredOnce({
  name: 'strays-unseen',
  title: 'Papers that were not asked for, drawn by chance',
  usual: 3 * strayKinds.length,
  async measure(seed, many) {
    const papers: JudgedStray[] = [];
    for (let index = 0; index < many; index += 1) {
      const paper = await strayPaperByChance(seed, index);
      const inspection = await inspectFile(paper.bytes, { today: TODAY, fileName: paper.name });
      const judged = judgedStray(paper, inspection);
      dumpStray(paper, judged, inspection);
      papers.push(judged);
    }
    return tableOf(papers, [
      `${many} papers of the seed “${seed}”: pages twice or alone, banks and payslips of other countries, captions in the other language, and papers of other kinds. All are honest.`,
      'Left open: no name, though there is one. Taken for another: called something that it is not. That pages are missing where they are is no accusation.',
    ]);
  },
});
