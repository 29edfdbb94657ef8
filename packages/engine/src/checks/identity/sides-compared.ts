import { compareNames } from '@vesta/domain/names/compare-names';
import type { FieldOf } from '@vesta/domain/papers/schema';
import { mayContradict } from '../../documents/certainty.ts';
import type { Confirmation, Reading } from '../../documents/reading.ts';
import { textIn } from '../../papers/fields.ts';
import type { ReadPaper } from '../../papers/read-papers.ts';

/** Values that both the zone and the print tell: which agree, which do not. */
export interface Compared<Name extends string = string> {
  readonly same: readonly Name[];
  readonly different: readonly Name[];
}

const checked = ['birth_date', 'expiry_date', 'document_number'] as const;
export type Comparable = (typeof checked)[number] | 'names';

const isSure = (reading: Reading, name: FieldOf): boolean => mayContradict(reading.fields[name]);

const namesOf = (reading: Reading): string | null => {
  const [surname, given] = [textIn(reading, 'surname'), textIn(reading, 'given_names')];
  return surname && given ? `${surname} ${given}` : null;
};

/** The zone of one side against the print of the other. */
export function sidesCompared(
  zone: ReadPaper<'identity_document'>,
  print: ReadPaper<'identity_document'>,
  cut: boolean,
): Compared<Comparable> {
  const verdicts = checked.flatMap((name): (readonly [Comparable, boolean])[] => {
    const [a, b] = [textIn(zone.reading, name), textIn(print.reading, name)];
    const sure = isSure(print.reading, name) && isSure(zone.reading, name);
    return a && b && (a === b || sure) ? [[name, a === b]] : [];
  });
  const [a, b] = [namesOf(zone.reading), namesOf(print.reading)];
  const { verdict } = a && b ? compareNames(a, b, { cut }) : { verdict: 'unknown' };
  const legible = isSure(print.reading, 'surname') && isSure(print.reading, 'given_names');
  if (verdict === 'match') verdicts.push(['names', true]);
  if (verdict === 'mismatch' && legible) verdicts.push(['names', false]);
  return {
    same: verdicts.flatMap(([name, same]) => (same ? [name] : [])),
    different: verdicts.flatMap(([name, same]) => (same ? [] : [name])),
  };
}

const listed = (text: Confirmation['expected']): string[] => (typeof text === 'string' ? text.split(',') : []);

/** What the reader found when it compared the two on one side: all that it compared, and what agreed. */
export function sideCompared({ outcome, expected, found }: Confirmation): Compared {
  const same = listed(found);
  const different = listed(expected).filter((name) => !same.includes(name));
  return { same, different: outcome === 'failed' && different.length === 0 ? ['unnamed'] : different };
}
