type Facts = {
  code: string | null;
  constraint: string | null;
  table: string | null;
  column: string | null;
  statement: string | null;
};

/** A statement that the database refused, without the values that were in it. */
export class QueryFailedError extends Error {
  override readonly name = 'QueryFailedError';
  readonly code: string | null;
  readonly constraint: string | null;
  readonly table: string | null;
  readonly column: string | null;
  readonly statement: string | null;

  constructor(facts: Facts) {
    const where = facts.constraint ?? facts.column ?? facts.table;
    super(`The database refused a statement (${facts.code ?? 'no code'}${where ? `, ${where}` : ''}).`);
    this.code = facts.code;
    this.constraint = facts.constraint;
    this.table = facts.table;
    this.column = facts.column;
    this.statement = facts.statement;
  }
}
