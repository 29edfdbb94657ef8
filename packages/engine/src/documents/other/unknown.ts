import type { Page } from '../../evidence/page.ts';
import type { Reading } from '../reading.ts';

/** Pages that nothing speaks for. */
export const unknownPaper = (pages: readonly Page[]): Reading => ({
  kind: 'other',
  type: 'unknown',
  country: null,
  layout: null,
  side: null,
  confidence: 0,
  pages: pages.map((page) => page.number),
  fields: {},
  transactions: [],
  confirmations: [],
  unread: [],
});
