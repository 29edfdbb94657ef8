import type { Page } from '../../evidence/page.ts';
import type { DocumentType } from '../kinds.ts';
import type { DocumentReader, Reading } from '../reading.ts';
import { weigh } from '../recognise/marks.ts';
import { textOf } from '../recognise/page-text.ts';
import { otherPapers } from './papers.ts';
import { rentalFields } from './rental.ts';
import { isTitledAsOther } from './titles.ts';

/** Below this a few common words have met by chance. */
const LEAST_SCORE = 0.45;
const SURE_OF_TITLE = 0.9;

const fieldsOf = (type: DocumentType, pages: readonly Page[]): Reading['fields'] =>
  type === 'rental_contract' ? rentalFields(pages) : {};

export const otherReader: DocumentReader = {
  kind: 'other',
  recognise: (page) => {
    const text = textOf(page);
    if (isTitledAsOther(text))
      return { type: 'unknown', country: null, layout: null, score: SURE_OF_TITLE, starts: false };
    const best = otherPapers
      .map(({ type, country, marks }) => ({ type, country, layout: null, score: weigh(text, marks), starts: false }))
      .sort((a, b) => b.score - a.score)[0];
    return best && best.score >= LEAST_SCORE ? best : null;
  },
  read: async (pages, { type, country, layout, score }): Promise<Reading> => ({
    kind: 'other',
    type,
    country,
    layout,
    side: null,
    confidence: score,
    pages: pages.map((page) => page.number),
    fields: fieldsOf(type, pages),
    transactions: [],
    confirmations: [],
    unread: [],
  }),
};
