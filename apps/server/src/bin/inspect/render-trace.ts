import type { Inspection } from '@vesta/engine/pipeline/inspection';
import { table } from './table.ts';

type Pass = NonNullable<Inspection['file']['work']>['steps'][number]['pass'];

const saying: Record<Pass, string> = {
  text: 'letters of the file',
  page: 'print found and read',
  picture: 'picture read',
  again: 'picture read, its letters said something else',
  figures: 'figures read a second time',
};

/** How a file was read: which passes ran over which page, what each cost and how many words it gave or changed. */
export function renderTrace({ work }: Inspection['file']): string[] {
  if (!work) return [];
  const rows = work.steps.map(({ pass, page, cost, done, changed }) => [
    `p.${page}`,
    pass,
    done ? saying[pass] : 'not done: too much work for one file',
    done ? `${changed ?? 0} words` : '',
    `${cost} units`,
  ]);
  return ['', `Reading (${work.spent} of ${work.limit} units of work)`, ...table(rows)];
}
