import type { BankHistory } from '../../../papers/statements/history.ts';

/** The files that a history was read from. */
export const papersOf = ({ accounts }: Pick<BankHistory, 'accounts'>): string[] => [
  ...new Set(accounts.flatMap(({ statements }) => statements.map(({ paper }) => paper.id))),
];
