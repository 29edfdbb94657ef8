import type { Finding } from '@vesta/engine/checks/finding';
import { percent } from '../accuracy/tally.ts';
import type { Table } from '../table.ts';
import type { AlteredPaper, ToldSet } from './told-papers.ts';

const serious = (findings: readonly Finding[]): Finding[] =>
  findings.filter(({ outcome, level }) => outcome === 'failed' && level !== 'info');
const keyOf = ({ message, level }: Finding): string => `${message} ${level}`;
const rulesOf = (findings: readonly Finding[]): string =>
  [...new Set(findings.map(({ rule }) => rule))].join(', ') || '–';
const howOf = (findings: readonly Finding[]): string =>
  findings.some(({ level }) => level === 'critical') ? 'accused' : findings.length > 0 ? 'warned' : 'nothing';

export interface Looked {
  readonly name: string;
  readonly findings: readonly Finding[];
}

/** Honest papers of which something is said. */
export function troubledTable(honest: readonly Looked[]): Table {
  const rows = honest
    .map(({ name, findings }) => ({ name, said: serious(findings) }))
    .filter(({ said }) => said.length > 0)
    .map(({ name, said }) => [name, howOf(said), rulesOf(said)]);
  return { columns: ['Honest paper', 'How', 'By'], rows };
}

/** Of an altered paper only what is not said of the honest one counts. */
export function alteredTable(
  altered: readonly (Looked & Pick<AlteredPaper, 'recipe' | 'original'>)[],
  honest: readonly Looked[],
): Table {
  const said = new Map(honest.map(({ name, findings }) => [name, new Set(serious(findings).map(keyOf))]));
  const looked = altered.map(({ name, recipe, original, findings }) => {
    const own = serious(findings).filter((finding) => !said.get(original)?.has(keyOf(finding)));
    return { name, recipe, how: howOf(own), rules: rulesOf(own) };
  });
  const counted = (how: string): number => looked.filter((one) => one.how === how).length;
  const [accused, warned] = [counted('accused'), counted('warned')];
  const share = (count: number): string => percent(count / Math.max(1, looked.length));
  return {
    columns: ['Altered paper', 'Recipe', 'How', 'By'],
    rows: looked.map(({ name, recipe, how, rules }) => [name, recipe, how, rules]),
    notes: [
      `Accused ${accused}, accused or warned of ${accused + warned} of ${looked.length}: ${share(accused)} and ${share(accused + warned)}.`,
    ],
  };
}

export const setsTable = (
  sets: readonly (Pick<ToldSet, 'name' | 'isHonest' | 'contradictions'> & { findings: readonly Finding[] })[],
): Table => ({
  columns: ['Set', 'Contradictions', 'How', 'By'],
  rows: sets.map(({ name, isHonest, contradictions, findings }) => [
    name,
    isHonest ? 'none' : contradictions.join('; '),
    howOf(serious(findings)),
    rulesOf(serious(findings)),
  ]),
});
