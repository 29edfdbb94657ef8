import { holdersIn } from '@vesta/domain/names/compare-holders';
import { compareNames } from '@vesta/domain/names/compare-names';
import type { TextField } from '@vesta/domain/papers/schema';
import type { Reading } from '../../documents/reading.ts';
import { isPictured, textIn } from '../../papers/fields.ts';
import { allReadPapers, type ReadPaper } from '../../papers/read-papers.ts';
import type { EvidencePlace, Judgement } from '../rule.ts';
import { failed, inconclusive, passed } from './judgements.ts';

const personFields: Partial<Record<Reading['kind'], TextField>> = {
  payslip: 'employee_name',
  fiscal_document: 'person_name',
  work_contract: 'person_name',
};

/** Everybody whose paper it may be: an account may have several holders. */
function peopleOn(reading: Reading): readonly string[] {
  if (reading.kind === 'identity_document') {
    const [given, surname] = [textIn(reading, 'given_names'), textIn(reading, 'surname')];
    return given && surname ? [`${given} ${surname}`] : [];
  }
  if (reading.kind === 'bank_statement')
    return holdersIn(textIn(reading, 'holder') ?? '').filter((name) => name !== '');
  const field = personFields[reading.kind];
  return [(field && textIn(reading, field)) ?? []].flat();
}

const isOne = (name: string, people: readonly string[]): boolean =>
  people.some((person) => compareNames(name, person).verdict === 'match');

/** Where nobody said whose papers these are: the one whom an identity document names, or else most of the others. */
export function personByOthers({ paper, set }: Pick<ReadPaper, 'paper' | 'set'>): string | null {
  const others = allReadPapers(set).filter((other) => other.paper.id !== paper.id);
  const documents = others.filter(({ reading }) => reading.kind === 'identity_document');
  const witnesses = (documents.length > 0 ? documents : others).map(({ reading }) => peopleOn(reading));
  const names = witnesses.flat();
  const support = (name: string): number => witnesses.filter((people) => isOne(name, people)).length;
  const [best, ...rest] = names.toSorted((a, b) => support(b) - support(a));
  if (!best) return null;
  const rival = rest.find((name) => !isOne(name, [best]));
  return rival === undefined || support(best) > support(rival) ? best : null;
}

/**
 * Whether a paper names the person of the other papers, where there is no applicant to hold it against. Which of two is
 * the stranger nobody knows, so that it is worth a look and no more.
 */
export function judgeByOthers(subject: ReadPaper, placeWith: (expected: string) => EvidencePlace): Judgement | null {
  const people = peopleOn(subject.reading);
  const person = people.length > 0 ? personByOthers(subject) : null;
  if (!person) return null;
  const working = [placeWith(person)];
  if (isOne(person, people)) return passed(working);
  const isStranger = people.every((name) => compareNames(person, name).verdict === 'mismatch');
  return isStranger && !isPictured(subject.paper, subject.reading)
    ? failed(working, { level: 'warning' })
    : inconclusive(working);
}
