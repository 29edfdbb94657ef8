import { bankDayFrom, shiftDays } from '../../calendar.ts';
import type { Statement } from '../../ledger/statement.ts';
import { Paper } from '../../paper/paper.ts';
import type { Specimen } from '../../truth.ts';
import { bancoBpm } from './banco-bpm.ts';
import { bancoposta } from './bancoposta.ts';
import { commerzbank } from './commerzbank.ts';
import { dkb } from './dkb.ts';
import { fineco } from './fineco.ts';
import { ingDiba } from './ing-diba.ts';
import { ingItalia } from './ing-italia.ts';
import { intesa } from './intesa.ts';
import { lateStatements } from './late.ts';
import type { StatementLayout } from './layout.ts';
import { n26 } from './n26.ts';
import { sparkasse } from './sparkasse.ts';
import { statementTruth } from './truth.ts';
import { unicredit } from './unicredit.ts';
import { volksbank } from './volksbank.ts';

export const statementLayouts: readonly StatementLayout[] = [
  intesa,
  unicredit,
  bancoBpm,
  bancoposta,
  ingItalia,
  fineco,
  sparkasse,
  volksbank,
  dkb,
  ingDiba,
  commerzbank,
  n26,
  ...lateStatements,
];

export function statementLayout(name: string): StatementLayout {
  const found = statementLayouts.find((layout) => layout.name === name);
  if (!found) throw new Error(`there is no statement layout ${name}`);
  return found;
}

/** A statement on the paper of the account's bank. */
export async function statementPaper(statement: Statement): Promise<Specimen> {
  const { person, end } = statement;
  const layout = statementLayout(person.account.layout);
  const italian = person.country === 'IT';
  const title = italian ? 'Estratto conto' : 'Kontoauszug';
  const made = bankDayFrom(shiftDays(end, 2));
  const paper = await Paper.begin({ ...layout.imprint, made, title, language: italian ? 'it' : 'de' });
  layout.draw(paper, statement);
  const name = `${italian ? 'estratto-conto' : 'kontoauszug'}-${end}-${layout.name}.pdf`;
  return { name, bytes: await paper.finish(), truth: statementTruth(layout, statement) };
}
