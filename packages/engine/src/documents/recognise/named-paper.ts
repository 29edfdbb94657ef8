import type { Page } from '../../evidence/page.ts';
import type { Reading, Recognition } from '../reading.ts';

/** A paper that is known by its name and not read: it is none of ours. */
export const namedPaper = (
  pages: readonly Page[],
  { type, country, layout, score }: Omit<Recognition, 'starts'>,
): Reading => ({
  kind: 'other',
  type,
  country,
  layout,
  side: null,
  confidence: score,
  pages: pages.map((page) => page.number),
  fields: {},
  transactions: [],
  confirmations: [],
  unread: [],
});

/** Pages that nothing speaks for. */
export const unknownPaper = (pages: readonly Page[]): Reading =>
  namedPaper(pages, { type: 'unknown', country: null, layout: null, score: 0 });
