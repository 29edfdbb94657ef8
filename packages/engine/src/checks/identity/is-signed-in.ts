import type { ReadPaper } from '../../papers/read-papers.ts';

/** What the bank sends after its customer has signed in to it; a file that somebody saved themselves is none. */
export const isSignedIn = ({ paper, reading }: ReadPaper<'bank_statement'>): boolean =>
  paper.evidence.format === 'json' && reading.layout === 'bank-feed';
