import { casesOf } from '../../run/testing/cases.ts';
import { metadataOf, pdfPaper } from '../testing/facts.ts';
import { pdfXmpMismatch } from '../xmp-mismatch.ts';

const NINE = 'D:20261101090000Z';

interface Record {
  readonly producer: string | null;
  readonly created: string | null;
}

const both = (info: Record, xmp: Record | null) => () =>
  pdfPaper({
    facts: {
      metadata: metadataOf({ ...info }),
      xmp: xmp && { ...xmp, creatorTool: null, modified: null, history: [] },
    },
  });

/** What a file says of its making in two places. */
export const recordCases = [
  casesOf(pdfXmpMismatch, {
    passed: [
      'written alike in both places',
      both({ producer: 'iText® 7', created: NINE }, { producer: 'iText 7', created: '2026-11-01T09:00:00Z' }),
    ],
    failed: [
      'two programs',
      both({ producer: 'Sejda', created: NINE }, { producer: 'iText 7', created: '2026-11-01T09:00:00Z' }),
    ],
    edge: [
      {
        said: 'passed',
        when: [
          'a day apart to the second',
          both({ producer: 'iText 7', created: NINE }, { producer: 'iText 7', created: '2026-10-31T09:00:00Z' }),
        ],
      },
      {
        said: 'failed warning',
        when: [
          'a second more',
          both({ producer: 'iText 7', created: NINE }, { producer: 'iText 7', created: '2026-10-31T08:59:59Z' }),
        ],
      },
      {
        said: 'failed info',
        when: [
          'a form that another program drew years ago',
          both(
            { producer: 'iText 7', created: NINE },
            { producer: 'Adobe PDF library 9', created: '2012-01-01T08:00:00Z' },
          ),
        ],
      },
      {
        said: 'failed warning',
        when: [
          'another program sixty days before, too short for a form',
          both(
            { producer: 'iText 7', created: NINE },
            { producer: 'Adobe PDF library 9', created: '2026-09-02T09:00:00Z' },
          ),
        ],
      },
      {
        said: 'failed warning',
        when: [
          'one program, and years between its two days',
          both({ producer: 'iText 7', created: NINE }, { producer: 'iText 7', created: '2012-01-01T08:00:00Z' }),
        ],
      },
      {
        said: 'passed',
        when: [
          'one names no program, and the days agree',
          both({ producer: null, created: NINE }, { producer: 'iText 7', created: '2026-11-01T09:00:00Z' }),
        ],
      },
      {
        said: 'inconclusive',
        when: [
          'one names its program, the other its day',
          both({ producer: 'iText 7', created: null }, { producer: null, created: '2026-11-01T09:00:00Z' }),
        ],
      },
    ],
    inconclusive: ['one record only', both({ producer: 'iText 7', created: NINE }, null)],
  }),
];
