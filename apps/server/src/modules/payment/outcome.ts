/** What came of a piece of news: it changed something, was known already, is of no interest, or about nothing of ours. */
export type Outcome = 'applied' | 'repeated' | 'ignored' | 'unknown';
