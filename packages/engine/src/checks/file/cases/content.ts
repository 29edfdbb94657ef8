import { factsOf, pdfPaper, picturePaper } from '../../forensics/testing/facts.ts';
import { casesOf } from '../../run/testing/cases.ts';
import { fileActiveContent } from '../active-content.ts';
import { fileKind } from '../file-kind.ts';

type Told = NonNullable<Parameters<typeof pdfPaper>[0]>;

const programs =
  (more: object, traces: NonNullable<Told['traces']> | null = {}) =>
  () =>
    pdfPaper({ facts: { programs: { ...factsOf().programs, ...more } }, traces });

const made =
  (...layers: readonly ('printed' | 'scan' | 'none')[]) =>
  () =>
    pdfPaper({
      facts: { pages: layers.map((layer, index) => ({ number: index + 1, layer, imageCover: 0, hiddenLetters: 0 })) },
    });

/** What is in a file besides what it shows. */
export const contentCases = [
  casesOf(fileActiveContent, {
    passed: ['nothing runs', () => pdfPaper()],
    failed: ['a script that runs when it is opened', programs({ scripts: 1 }, { opening: ['JavaScript'] })],
    edge: [
      { said: 'passed', when: ['scripts that add up a form', programs({ scripts: 9 }, { opening: [] })] },
      {
        said: 'passed',
        when: [
          'an invoice with its data attached',
          () => pdfPaper({ facts: { attachments: [{ name: 'x.xml', size: 1 }] } }),
        ],
      },
      { said: 'failed critical', when: ['a program started on opening', programs({}, { opening: ['Launch'] })] },
      { said: 'passed', when: ['a link followed by nobody', programs({ links: 1 }, { opening: ['URI'] })] },
      {
        said: 'failed critical',
        when: ['a script of which nobody knows when it runs', programs({ scripts: 1 }, null)],
      },
      {
        said: 'failed critical',
        when: ['a program hidden in packed objects', programs({}, { packed: { scripts: 0, launches: 1 } })],
      },
    ],
    inconclusive: ['a file that could not be opened', () => pdfPaper({ facts: null })],
  }),
  casesOf(fileKind, {
    passed: ['a photo', () => picturePaper()],
    failed: { never: 'every way to make a file is a good one' },
    edge: { said: 'passed', when: ['a printed page and an empty one', made('printed', 'none')] },
    inconclusive: ['a file that could not be opened', () => pdfPaper({ facts: null })],
  }),
];
