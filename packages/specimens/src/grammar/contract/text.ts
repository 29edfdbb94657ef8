/** What a contract says, before it is typed. */
export interface ContractText {
  readonly title: string;
  readonly addressee: readonly string[] | null;
  readonly letterhead: readonly string[] | null;
  readonly opening: string;
  readonly clauses: readonly (readonly [title: string, text: string])[];
  readonly signed: string;
  readonly signatures: readonly [string, string];
  readonly fields: Readonly<Record<string, string | number | null>>;
}
