/** Banks without branches book on weekends and holidays as on any other day, card payments above all. */
const ids: ReadonlySet<string> = new Set([
  ...['n26', 'revolut', 'wise', 'trade-republic', 'bunq', 'c24', 'hype', 'sumup', 'postepay'],
]);

export const booksEveryDay = (bank: string | null): boolean => bank !== null && ids.has(bank);
