import { percent } from '../accuracy/tally.ts';
import type { Table } from '../table.ts';
import { atLeast, atMost } from '../verdict.ts';
import type { JudgedCase } from './judge-case.ts';

const CAUGHT_TARGET = 0.95;
const ACCUSED_TARGET = 0.01;
const MOST_MISSES = 40;

const isAccused = ({ accusing }: JudgedCase): boolean => accusing.length > 0;
/** A place on a page, or the file where that is what was worked on. */
const isPlaced = ({ isPointedAt, isToldOfFile }: JudgedCase): boolean => isPointedAt || isToldOfFile;
const share = (cases: readonly JudgedCase[], holds: (one: JudgedCase) => boolean): number =>
  cases.filter(holds).length / Math.max(1, cases.length);

const groupsOf = <T>(items: readonly T[], nameOf: (item: T) => string): [string, T[]][] => {
  const groups = new Map<string, T[]>();
  for (const item of items) groups.set(nameOf(item), [...(groups.get(nameOf(item)) ?? []), item]);
  return [...groups];
};

const forgeryRow = ([name, cases]: [string, JudgedCase[]]): string[] => {
  const caught = cases.filter(isAccused);
  const of = (strength: string): string => {
    const own = cases.filter((one) => one.strength === strength);
    return own.length === 0 ? '–' : `${own.filter(isAccused).length} / ${own.length}`;
  };
  const pointed = percent(share(caught, isPlaced));
  return [
    name,
    String(cases.length),
    of('careless'),
    of('careful'),
    of('expert'),
    percent(share(cases, isAccused)),
    pointed,
  ];
};

function byControl(honest: readonly JudgedCase[]): Table {
  const rows = groupsOf(honest, ({ name }) => name).map(([name, cases]) => {
    const messages = [...new Set(cases.flatMap(({ accusing }) => accusing.map(({ message }) => message.slice(7))))];
    return [name, String(cases.length), String(cases.filter(isAccused).length), messages.join(', ') || '–'];
  });
  return { columns: ['Honest paper', 'Papers', 'Accused', 'By'], rows };
}

function byPerson(cases: readonly JudgedCase[]): Table {
  const rows = groupsOf(cases, ({ who }) => who).map(([who, own]) => {
    const [forged, honest] = [
      own.filter(({ sort }) => sort === 'forgery'),
      own.filter(({ sort }) => sort !== 'forgery'),
    ];
    const accused = honest.filter(isAccused).length;
    return [who, String(forged.length), percent(share(forged, isAccused)), String(honest.length), String(accused)];
  });
  return { columns: ['Person', 'Forged', 'Caught', 'Honest papers', 'Accused'], rows };
}

function byCheck(cases: readonly JudgedCase[]): Table {
  const said = cases.flatMap((one) =>
    [...new Set(one.accusing.map(({ rule }) => rule))].map((rule) => ({ one, rule })),
  );
  const rows = groupsOf(said, ({ rule }) => rule)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([rule, all]) => [
      rule,
      String(all.filter(({ one }) => one.sort === 'forgery').length),
      String(all.filter(({ one }) => one.sort === 'forgery' && one.accusing.length === 1).length),
      String(all.filter(({ one }) => one.sort !== 'forgery').length),
    ]);
  return { columns: ['Check', 'Forgeries', 'of these alone', 'Honest papers'], rows };
}

const misses = (forgeries: readonly JudgedCase[]): Table => ({
  columns: ['Recipe', 'Strength', 'Person', 'Paper'],
  rows: forgeries
    .filter((one) => !isAccused(one))
    .slice(0, MOST_MISSES)
    .map(({ name, strength, who, paper }) => [name, strength ?? '', who, paper]),
});

/** Recall per recipe, false alarms per honest treatment, both per check, and every miss by name. */
export function forgeryTable(cases: readonly JudgedCase[], notes: readonly string[]): Table {
  const forgeries = cases.filter(({ sort }) => sort === 'forgery');
  const honest = cases.filter(({ sort }) => sort !== 'forgery');
  const [caught, accused] = [share(forgeries, isAccused), share(honest, isAccused)];
  const found = forgeries.filter(isAccused);
  const [pointed, told] = [share(found, ({ isPointedAt }) => isPointedAt), share(found, isPlaced)];
  return {
    columns: ['Recipe', 'Forged', 'Careless', 'Careful', 'Expert', 'Caught', 'Points at the place'],
    rows: groupsOf(forgeries, ({ name }) => name).map(forgeryRow),
    notes: [
      `Forgeries caught: ${percent(caught)} of ${forgeries.length}, target ≥ ${percent(CAUGHT_TARGET)}: ${atLeast(caught, CAUGHT_TARGET)}.`,
      `Honest papers accused: ${percent(accused)} of ${honest.length}, target ≤ ${percent(ACCUSED_TARGET)}: ${atMost(accused, ACCUSED_TARGET)}.`,
      `Of the forgeries caught, ${percent(pointed)} are shown at a place that was touched; ${percent(told)} with those of which the file as a whole is told, where the recipe works on all of it: saved again, converted, redrawn, robbed of its names. Who saved a file is written on no page. For every other recipe only a place counts.`,
      ...notes,
    ],
    details: [
      { title: 'Honest papers', table: byControl(honest) },
      { title: 'By person', table: byPerson(cases) },
      { title: 'By check', table: byCheck(cases) },
      { title: 'Forgeries that nothing speaks against', table: misses(forgeries) },
    ],
  };
}
